public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// An action at a time.
  public struct Step: Hashable, Sendable {
    /// The name by which other steps refer to this one, or nil if none does.
    public var name: String?
    /// When it happens.
    public var moment: Moment
    /// What happens.
    public var action: Action
    /// The line in the scenario's file, or nil if it was created in code.
    public var line: Int?

    /// Creates a step.
    public init(
      _ name: String? = nil,
      at moment: Moment,
      _ action: Action,
      line: Int? = nil
    ) {
      self.name = name
      self.moment = moment
      self.action = action
      self.line = line
    }
  }

  /// The time of a step or an expected finding.
  public enum Moment: Hashable, Sendable {
    /// A time after the start of the run.
    case start(after: Interval)
    /// A time after an event of a step: of the named step, or else of the nearest step above that
    /// can have such an event.
    case event(RunEvent, of: String? = nil, after: Interval = .zero)
  }

  /// An event that a step causes.
  public enum RunEvent: Hashable, Sendable {
    /// The first touch begins.
    case touch
    /// The last touch is released or cancelled.
    case release
    /// The app requests a transition.
    case request
    /// The transition begins.
    case begin
    /// A refresh of the display while the transition runs, counted from 1.
    case frame(Int)
    /// The transition ends.
    case end
  }

  /// The orientation of the device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Sideways.
    case landscape
  }

  /// The action of a step.
  public enum Action: Hashable, Sendable {
    /// The user presents a screen from the named screen, or else from the topmost.
    case present(screen: String, from: String? = nil, isAnimated: Bool = true)
    /// The user dismisses a screen.
    case dismiss(screen: String, isAnimated: Bool = true)
    /// The user pushes a page onto the named stack, or else onto the only one.
    case push(screen: String, on: String? = nil, isAnimated: Bool = true)
    /// The user pops the top page of a stack.
    case pop(stack: String, isAnimated: Bool = true)
    /// The user pops a stack to its lowest page.
    case popToRoot(stack: String, isAnimated: Bool = true)
    /// The user selects a page of tabs or of a custom container: of the named one, or else of the
    /// only one that has the page.
    case select(screen: String, on: String? = nil, isAnimated: Bool = true)
    /// The user performs a segue of a page.
    case segue(name: String, from: String)
    /// The user or the app makes a call on an app's own controller: on the named screen, or else on
    /// the only one that offers it.
    case call(name: String, on: String? = nil)
    /// The user reverses a running transition of the screen, if it is interruptible.
    case turnBack(screen: String)
    /// A touch begins and moves; the screen is the one whose rule for drags decides how the drag
    /// can end.
    case drag(Drag, on: String? = nil)
    /// The system cancels all touches, as for a phone call.
    case cancelTouches(reason: String)
    /// The user rotates the device.
    case rotate(Orientation, isAnimated: Bool = true)
    /// The screen is resized, in points.
    case resize(SIMD2<Double>, isAnimated: Bool = true)
    /// The last owner of a screen's delegate releases it; controllers hold it weakly.
    case dropDelegate(of: String)
    /// The main thread is busy.
    case stall(name: String, length: Interval)
    /// The GPU is busy with the next frame.
    case renderStall(name: String, length: Interval)
    /// The system limits the refresh rate, in hertz.
    case rateLimit(hertz: Int)
    /// Something happens outside the app's own screens.
    case device(DeviceStep)
  }
}

extension Scenario.Action {
  /// Returns whether the action can have an event.
  package func canHave(_ event: Scenario.RunEvent) -> Bool {
    switch self {
    case .stall, .renderStall, .rateLimit, .dropDelegate, .cancelTouches, .turnBack, .device:
      false
    case .drag: true
    default: event != .touch && event != .release
    }
  }

  /// The longest time that the action takes, without what outcomes add.
  var longestDuration: Interval {
    switch self {
    case .drag(let drag, _): drag.longestDuration
    case .stall(_, let length), .renderStall(_, let length),
      .device(.widgetStall(_, let length)), .device(.interruption(_, let length)):
      length
    case .device(.timer(let seconds, _)): .milliseconds(1_000 * Int64(seconds))
    default: .zero
    }
  }

  /// The name of the action in traces.
  var title: String {
    switch self {
    case .present(let screen, _, _): "present \(screen)"
    case .dismiss(let screen, _): "dismiss \(screen)"
    case .push(let screen, _, _): "push \(screen)"
    case .pop(let stack, _): "pop on \(stack)"
    case .popToRoot(let stack, _): "pop \(stack) to its root"
    case .select(let screen, _, _): "select \(screen)"
    case .segue(let name, let screen): "segue \(name) from \(screen)"
    case .call(let name, _): name
    case .turnBack(let screen): "reverse \(screen)"
    case .drag: "drag"
    case .cancelTouches(let reason): reason
    case .rotate(let orientation, _): "rotate to \(orientation.rawValue)"
    case .resize(let size, _): "resize to \(size.x) by \(size.y)"
    case .dropDelegate(let screen): "drop the delegate of \(screen)"
    case .stall(let name, _), .renderStall(let name, _): name
    case .rateLimit(let hertz): "at most \(hertz) Hz"
    case .device(let step): step.title
    }
  }
}

extension Scenario {
  /// Whether the script needs a strategy that gestures can drive.
  var needsInteraction: Bool {
    if app.screens.contains(where: { $0.mistakes.contains(where: \.needsFinger) }) { return true }
    let drags = app.screens.flatMap(\.drags)
    guard !drags.isEmpty else { return false }
    let swipes = Dictionary(
      app.screens.map { ($0.name, Set($0.segues.map(\.swipe))) }
    ) { first, _ in first }
    let everySwipe = Set(app.screens.flatMap(\.segues).map(\.swipe))
    return script.contains { step in
      guard case .drag(let drag, let name) = step.action else { return false }
      // A touch that sets out in the direction of a page's swipe segue drives nothing on that page.
      // If no page is named, it drives what can be dragged in that direction.
      let swipe = Segue.Swipe(rawValue: drag.heading.rawValue)
      guard (name.map { swipes[$0] ?? [] } ?? everySwipe).contains(swipe) else { return true }
      return name == nil && drags.contains { $0.follows(drag.heading) }
    }
  }

  /// Returns whether a strategy can play the script.
  public func canBePlayed(under strategy: Strategy) -> Bool {
    strategy.isInteractive || !needsInteraction
  }

  /// Returns the step whose event another step waits for, as an index into the script.
  ///
  /// - Parameter index: the step that waits.
  /// - Returns: The step, which is above it; nil if the step waits for none, or for a step that
  ///   does not exist or cannot have the event.
  public func source(ofStep index: Int) -> Int? {
    guard case .event(let event, let name, _) = script[index].moment else { return nil }
    return script[..<index].lastIndex { step in
      (name == nil || step.name == name) && step.action.canHave(event)
    }
  }

  /// Returns the screen that a step names, or else the only one that it can mean; nil if there is
  /// none or several.
  func screen(named name: String?, orOnly canBeMeant: (Screen) -> Bool) -> Screen? {
    if let name { return screen(named: name).flatMap { canBeMeant($0) ? $0 : nil } }
    let meant = app.screens.filter(canBeMeant)
    return meant.count == 1 ? meant[0] : nil
  }
}

extension Scenario.Screen {
  var isStack: Bool { if case .stack = kind { true } else { false } }

  /// Returns whether a user can select a page in it.
  func offers(_ page: String) -> Bool { !isStack && pages.contains(page) }
}
