internal import Foundation
internal import JankEngine
internal import JankTrace

/// A process of a phone: the system, an app or a widget, running or not.
final class AppProcess {
  enum Kind {
    case system
    case app(Program)
    case widget(Program.Widget, app: String)
  }

  let slot: Int
  let kind: Kind
  unowned let phone: Phone
  /// The app in its current life; nil if the process is not running.
  var simulation: Simulation?
  private(set) var state = ProcessRecord.State.notRunning
  /// How often the state has changed, to recognise plans that are out of date.
  private(set) var changeCount = 0
  /// Whether the system has decided to end it.
  var isCondemned = false
  /// The steps of the script that came while it launched, with their names.
  var waitingSteps: [(name: String, action: () -> Void)] = []
  var today = TodayState()

  init(slot: Int, kind: Kind, phone: Phone) {
    self.slot = slot
    self.kind = kind
    self.phone = phone
  }
}

/// What the system knows about a widget.
struct TodayState {
  /// Whether the widget may be started and shown; certain: an app can deny it.
  var hasContent = true
  /// Whether the Notification Center shows it.
  var isShown = false
  /// When it was asked to show itself, until its content is on screen.
  var requested: Instant?
  /// When its snapshot was taken.
  var snapshotTime: Instant?
  /// When it was asked for the updates that have neither an answer nor a finding yet.
  var unanswered: [Instant] = []
  /// Whether the user expanded it.
  var mode = NCWidgetDisplayMode.compact
  /// The groups whose values it reads.
  var suites: Set<String> = []
}

extension AppProcess {
  /// The bundle identifier, or `system`.
  var name: String {
    switch kind {
    case .system: "system"
    case .app(let program): program.identifier
    case .widget(let widget, _): widget.identifier
    }
  }

  var isRunning: Bool { state != .notRunning }

  var isWidget: Bool { if case .widget = kind { true } else { false } }

  func enter(_ next: ProcessRecord.State, because reason: String) {
    guard next != state else { return }
    state = next
    changeCount += 1
    let device = phone.device
    device.trace.processes[slot].changes.append(
      ProcessRecord.Change(time: device.mediaTime, state: next, reason: reason)
    )
  }

  /// Asks the system to open a URL.
  func open(_ url: URL, _ completion: ((Bool) -> Void)?) {
    let phone = phone
    phone.tellSystem { [self] in
      let isOpened = phone.open(url, from: self)
      guard let completion else {
        if !isOpened { phone.device.record(.warning, subject: name, name: "no app opens \(url)") }
        return
      }
      phone.call("open completion", in: self) { _ in completion(isOpened) }
    }
  }
}
