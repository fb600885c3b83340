public import HeadlessUIKit

extension Scenario {
  /// The name of the app's own process.
  static let appProcess = "app"
  /// The name of the process of the app's widget.
  package static let widgetProcess = "widget"
  /// The name of what is on screen without an app.
  static let homeScreen = "home screen"

  /// The Today extension of the app: a widget with the time left of the app's timer.
  ///
  /// App and widget share the time with a group of defaults. The app saves it when it resigns
  /// active. The widget subtracts the time since then and counts on; at zero it has a button.
  public struct Widget: Hashable, Sendable {
    /// The number of layers besides the text.
    public var layerCount = 0
    /// The main-thread time from the start of the process to its first code.
    public var launchTime = Interval.milliseconds(150)
    /// The main-thread time of each `viewWillAppear`.
    public var appearing = Interval.zero
    /// The memory before the steps of the script, in bytes.
    public var memory = 4_000_000
    /// The memory at which the system ends the widget, in bytes; inferred, see ``Program/Widget``.
    public var memoryLimit = 16_000_000
    /// The mistakes of the app and its widget.
    public var mistakes: [WidgetMistake] = []

    /// Creates a widget without mistakes.
    public init() {}
  }

  /// An app on the device besides that of the screens, or how that one starts.
  public struct InstalledApp: Hashable, Sendable {
    /// The name of the process; `app` for the app of the screens.
    public var name: String
    /// The main-thread time from the start of the process to the launch of the app.
    public var launchTime: Interval
    /// The memory of the app before the steps of the script, in bytes.
    public var memory: Int

    /// Creates an app.
    public init(
      _ name: String,
      launchTime: Interval = .milliseconds(400),
      memory: Int = 20_000_000
    ) {
      self.name = name
      self.launchTime = launchTime
      self.memory = memory
    }
  }

  /// A mistake of an app with a widget, or of the widget.
  public enum WidgetMistake: String, Hashable, Sendable, CaseIterable {
    /// The widget answers an update twice.
    case answersTwice = "answers-twice"
    /// The widget never answers an update.
    case neverAnswers = "never-answers"
    /// The widget does not answer an update without saved values.
    case forgetsFailures = "forgets-failures"
    /// The widget reads saved values without asking whether there are any.
    case expectsValues = "expects-values"
    /// The widget shows a time below zero.
    case showsNegativeTime = "shows-negative-time"
    /// The widget shows more time than was saved when the clock was set back.
    case trustsClock = "trusts-clock"
    /// The app overwrites the time that the widget saved, without reading it.
    case overwritesUnread = "overwrites-unread"
    /// The app does not synchronise what it saves.
    case savesLate = "saves-late"
    /// The app saves a time and leaves the widget its old snapshot.
    case keepsSnapshot = "keeps-snapshot"
    /// The widget frees no memory when the system warns.
    case ignoresMemoryWarning = "ignores-memory-warning"
    /// The widget opens a URL with the shared application.
    case usesSharedApplication = "uses-shared-application"
  }
}

extension Scenario {
  /// Whether the scenario has a system and several processes.
  public var hasProcesses: Bool {
    if app.widget != nil || !app.installed.isEmpty { return true }
    return script.contains { step in
      guard case .device(.interruption(let kind, let length)) = step.action else { return false }
      return Scenario.DeviceStep.interruption(kind, length: length).needsSystem
    }
  }

  /// The names of the processes that steps can name.
  var processNames: [String] {
    [Self.appProcess] + (app.widget == nil ? [] : [Self.widgetProcess])
      + app.installed.map(\.name).filter { $0 != Self.appProcess }
  }
}
