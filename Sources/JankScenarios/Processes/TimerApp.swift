internal import HeadlessUIKit

/// The timer of a scenario's app, which its widget goes on with, and its mistakes.
///
/// It does what the tutorial of the widget does: the app saves the seconds that are left and the
/// date when it resigns active, and stops its timer when the widget opens it.
final class TimerApp: NSObject, UIApplicationDelegate {
  static let group = "group.timer"
  static let left = "left"
  static let quit = "quit"

  private let mistakes: [Scenario.WidgetMistake]
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private var countdown: SecondTimer?
  private var cache = 0

  init(_ widget: Scenario.Widget, below view: UIView) {
    mistakes = widget.mistakes
    super.init()
    view.addSubview(label)
  }

  func start(_ seconds: Int) {
    countdown?.stop()
    label.text = "\(seconds)"
    countdown = SecondTimer(seconds) { [unowned self] left in label.text = "\(left)" }
  }

  func allocate(_ bytes: Int) {
    cache += bytes
    Simulation.allocate(bytes)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    guard let countdown, countdown.isRunning,
      let defaults = UserDefaults(suiteName: Self.group)
    else { return }
    if !mistakes.contains(.overwritesUnread) {
      for key in [Self.left, Self.quit] { _ = defaults.object(forKey: key) }
    }
    Self.save(countdown.left, in: defaults)
    if !mistakes.contains(.savesLate) { defaults.synchronize() }
    guard !mistakes.contains(.keepsSnapshot) else { return }
    // The snapshot of the last countdown is not true any more.
    let controller = NCWidgetController()
    controller.setHasContent(false, forWidgetWithBundleIdentifier: Scenario.widgetProcess)
    controller.setHasContent(true, forWidgetWithBundleIdentifier: Scenario.widgetProcess)
  }

  static func save(_ seconds: Int, in defaults: UserDefaults) {
    defaults.set(seconds, forKey: left)
    defaults.set(Int(Simulation.wallClock), forKey: quit)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Simulation.free(cache)
    cache = 0
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard url.host == "finished" else { return false }
    countdown?.stop()
    label.text = "Finished"
    return true
  }
}

/// A countdown by whole seconds that app and widget share, as an embedded framework would have it.
final class SecondTimer {
  private(set) var left: Int
  private var timer: Timer?

  init(_ seconds: Int, tick: @escaping (Int) -> Void) {
    left = seconds
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      left -= 1
      if left <= 0 { stop() }
      tick(left)
    }
  }

  var isRunning: Bool { timer != nil }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
