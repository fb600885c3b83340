import HeadlessUIKit
import StageSupport
import Testing

/// A tutorial's timer app and its widget, from files as an app has them; each test is a step of
/// the tutorial.
struct TimerAppTests {
  private static let app = "com.example.simpleTimer"
  private static let widget = TimerViewController.widgetIdentifier

  private func phone() -> Phone {
    var program = Program(Self.app) { window in
      window.rootViewController = TimerViewController()
      return AppDelegate()
    }
    program.urlSchemes = ["simpleTimer"]
    program.widget = Program.Widget(Self.widget) { TodayViewController() }
    return Phone(programs: [program])
  }

  private func states(_ trace: Trace, of name: String) -> [ProcessRecord.State] {
    trace.processes.first { $0.name == name }?.changes.map(\.state) ?? []
  }

  private func page(_ window: UIWindow) -> TimerViewController? {
    window.rootViewController as? TimerViewController
  }

  private func today(_ window: UIWindow) -> TodayViewController? {
    window.rootViewController?.children.first as? TodayViewController
  }

  /// Opens the app, and starts its countdown of 10 s at 1 s.
  private func start(_ phone: Phone) {
    phone.schedule(.open(Self.app), at: .zero)
    phone.schedule("start", at: .milliseconds(1_000), in: Self.app) { window in
      page(window)?.btnStart.sendActions(for: .touchUpInside)
    }
  }

  private func alert(_ window: UIWindow) -> String? {
    (page(window)?.presentedViewController as? UIAlertController)?.title
  }

  @Test func `the app counts down by seconds, and an alert reports that the time is up`() {
    let phone = phone()
    start(phone)
    var texts: [String] = []
    var title: String?
    for time in [900, 1_500, 2_500, 9_500] {
      phone.schedule("look", at: .milliseconds(Int64(time)), in: Self.app) {
        texts.append(page($0)?.lblTimer.text ?? "nothing")
      }
    }
    phone.schedule("look", at: .milliseconds(12_000), in: Self.app) { title = alert($0) }
    let trace = phone.run()
    #expect(texts == ["00:10", "00:10", "00:09", "00:02"])
    #expect(title == "Time is up")
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test func `a tap on Stop ends the countdown early`() {
    let phone = phone()
    start(phone)
    var title: String?
    phone.schedule("stop", at: .milliseconds(3_000), in: Self.app) { window in
      page(window)?.btnStop.sendActions(for: .touchUpInside)
    }
    phone.schedule("look", at: .milliseconds(4_000), in: Self.app) { title = alert($0) }
    _ = phone.run()
    #expect(title == "Stopped early")
  }

  @Test func `a countdown that runs or has no time left does not start`() {
    play { _, _ in
      let timer = SimpleTimer(timeInterval: 5)
      #expect(timer.start(updateTick: { _ in }, stopHandler: nil).started)
      #expect(timer.start(updateTick: { _ in }, stopHandler: nil).error == .alreadyRunning)
      timer.stop()
      let none = SimpleTimer(timeInterval: 0).start(updateTick: { _ in }, stopHandler: nil)
      #expect(none.error == .noTimeLeft)
    }
  }

  @Test func `the widget is a process of its own, which needs no app`() {
    let phone = phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule(.hideToday, at: .milliseconds(2_000))
    let trace = phone.run()
    #expect(states(trace, of: Self.app).isEmpty)
    #expect(states(trace, of: Self.widget) == [.launching, .active, .suspended, .notRunning])
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test func `the widget goes on from what the app saved, with the same framework`() {
    let phone = phone()
    start(phone)
    phone.schedule(.home, at: .milliseconds(4_500))
    phone.schedule(.showToday, at: .milliseconds(5_500))
    var texts: [String] = []
    for time in [6_200, 7_200] {
      phone.schedule("look", at: .milliseconds(Int64(time)), in: Self.widget) {
        texts.append(today($0)?.lblTimer.text ?? "nothing")
      }
    }
    let trace = phone.run(until: .milliseconds(8_000))
    // 7 s were left 3.5 s after the start; the widget counts whole seconds of the clock.
    #expect(texts == ["00:06", "00:05"])
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test(arguments: [9_500, 60_000])
  func `an app that returns has counted the time for which it was suspended`(
    time: Int64
  ) {
    let phone = phone()
    start(phone)
    phone.schedule(.home, at: .milliseconds(2_500))
    phone.schedule(.open(Self.app), at: .milliseconds(time))
    var (text, title): (String?, String?)
    phone.schedule("look", at: .milliseconds(time + 900), in: Self.app) {
      (text, title) = (page($0)?.lblTimer.text, alert($0))
    }
    let trace = phone.run(until: .milliseconds(time + 1_000))
    #expect(states(trace, of: Self.app).contains(.suspended))
    // The countdown of 10 s began at 1 s.
    #expect(title == (time > 11_000 ? "Time is up" : nil))
    #expect(title != nil || text == "00:01" || text == "00:00", "\(text ?? "nothing")")
  }

  @Test func `without a countdown nothing is saved, and the widget is finished at once`() {
    let phone = phone()
    phone.schedule(.open(Self.app), at: .zero)
    phone.schedule(.home, at: .milliseconds(2_000))
    phone.schedule(.showToday, at: .milliseconds(3_000))
    var text: String?
    phone.schedule("look", at: .milliseconds(4_000), in: Self.widget) { window in
      text = today(window)?.lblTimer.text
      #expect(SharedTime.leftTime == nil)
    }
    _ = phone.run()
    #expect(text == "Finished")
  }

  @Test func `at zero the widget grows and has a button, which opens the app and its alert`() {
    let phone = phone()
    start(phone)
    phone.schedule(.home, at: .milliseconds(4_500))
    phone.schedule(.showToday, at: .milliseconds(5_500))
    var heights: [CGFloat] = []
    for time in [7_000, 14_000] {
      phone.schedule("look", at: .milliseconds(Int64(time)), in: Self.widget) {
        heights.append($0.bounds.height)
      }
    }
    phone.schedule("press", at: .milliseconds(14_500), in: Self.widget) { window in
      let button = today(window)?.button
      #expect(button != nil, "there is a button at zero")
      button?.sendActions(for: .touchUpInside)
    }
    var title: String?
    phone.schedule("look", at: .milliseconds(16_000), in: Self.app) { title = alert($0) }
    let trace = phone.run(until: .milliseconds(17_000))
    // The height of a collapsed widget, then the preferred height with the margin below.
    #expect(heights == [110, 139])
    #expect(states(trace, of: Self.app).last == .active)
    #expect(title != nil)
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test func `a URL of another host opens the app without an alert`() {
    let phone = phone()
    phone.schedule(.openURL("simpleTimer://settings"), at: .milliseconds(100))
    var title: String?
    phone.schedule("look", at: .milliseconds(2_000), in: Self.app) { title = alert($0) }
    let trace = phone.run()
    #expect(states(trace, of: Self.app) == [.launching, .active])
    #expect(title == nil)
  }

  @Test func `the system asks for updates also while the widget is not shown, one answer each`() {
    let phone = phone()
    phone.schedule(.updateWidget(Self.widget), at: .milliseconds(100))
    phone.schedule(.updateWidget(Self.widget), at: .milliseconds(2_000))
    let trace = phone.run()
    let heard = trace.events.filter { $0.subject == Self.widget && $0.kind == .callback }
    #expect(
      heard.map(\.name) == [
        "widgetPerformUpdate", "update noData", "widgetPerformUpdate", "update noData",
      ]
    )
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test(arguments: [-3_600.0, 3_600])
  func `a clock that was set keeps the time left between zero and what was saved`(
    seconds: Double
  ) {
    let phone = phone()
    start(phone)
    phone.schedule(.home, at: .milliseconds(4_500))
    phone.schedule(.changeClock(by: seconds), at: .milliseconds(5_000))
    phone.schedule(.showToday, at: .milliseconds(5_500))
    var text: String?
    phone.schedule("look", at: .milliseconds(6_200), in: Self.widget) {
      text = today($0)?.lblTimer.text
    }
    let trace = phone.run(until: .milliseconds(7_000))
    #expect(text == (seconds < 0 ? "00:07" : "Finished"))
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }
}
