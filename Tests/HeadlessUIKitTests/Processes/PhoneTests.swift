import HeadlessUIKit
import JankTrace
import Testing

// Also tests: AppProcess, HomeScreen, Program, SystemServices, UserDefaults, Date+VirtualTime.
// Also tests: UIApplication+Life, UIApplicationDelegate, Simulation+Costs.
// Also tests: NCWidgetController, NCWidgetProviding, NSExtensionContext, WidgetRoot.
// Also tests: JankTrace/ProcessRecord, JankEngine/Device+Processes, JankEngine/ProcessTable.

struct PhoneTests {
  private func states(_ trace: Trace, of name: String) -> [ProcessRecord.State] {
    trace.processes.first { $0.name == name }?.changes.map(\.state) ?? []
  }

  private func callbacks(_ trace: Trace, of name: String) -> [String] {
    trace.events.filter { $0.subject == name && $0.kind == .callback }.map(\.name)
  }

  @Test func `the timer goes on in its widget, and the button at zero opens the app`() {
    let story = TimerStory()
    let phone = story.phone()
    story.schedule(on: phone, seconds: 8)
    var shown: [String] = []
    for second in [5, 7] {
      phone.schedule("look", at: .milliseconds(Int64(second) * 1000), in: TimerStory.widget) {
        shown.append(today(in: $0)?.label.text ?? "nothing")
      }
    }
    phone.schedule("press", at: .milliseconds(12_000), in: TimerStory.widget) { window in
      let button = today(in: window)?.button
      #expect(button != nil, "there is a button at zero")
      button?.sendActions(for: .touchUpInside)
    }
    var opened: [String] = []
    var alert: UIAlertController?
    phone.schedule("look at app", at: .milliseconds(13_000), in: TimerStory.app) { window in
      let page = window.rootViewController as? TimerPage
      opened = page?.opened ?? []
      alert = page?.presentedViewController as? UIAlertController
      #expect(alert?.title == "Time is up")
      alert = nil
    }
    let trace = phone.run(until: .milliseconds(14_000))
    // The app leaves just before its second tick, with 7 s; the widget starts a second later.
    #expect(shown == ["6", "4"])
    #expect(opened == ["simpleTimer://finished"])
    #expect(trace.findings.isEmpty, "\(trace.findings)")
    #expect(trace.failures.isEmpty)
    #expect(
      states(trace, of: TimerStory.app)
        == [.launching, .active, .inactive, .background, .suspended, .active]
    )
  }

  @Test func `an app is called in the order of UIKit when it leaves and returns`() {
    let story = TimerStory()
    let phone = story.phone()
    phone.schedule(.open(TimerStory.app), at: .zero)
    phone.schedule(.home, at: .milliseconds(2000))
    phone.schedule(.openURL("simpletimer://finished"), at: .milliseconds(4000))
    let trace = phone.run()
    #expect(
      callbacks(trace, of: TimerStory.app) == [
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "open simpletimer://finished", "didBecomeActive",
      ]
    )
  }

  @Test func `a URL launches an app that is not running, before the app becomes active`() {
    let phone = TimerStory().phone()
    phone.schedule(.openURL("SimpleTimer://finished"), at: .milliseconds(50))
    let trace = phone.run()
    #expect(
      callbacks(trace, of: TimerStory.app)
        == ["didFinishLaunching", "open SimpleTimer://finished", "didBecomeActive"]
    )
  }

  @Test func `the Notification Center deactivates the app below it`() {
    let phone = TimerStory().phone()
    phone.schedule(.open(TimerStory.app), at: .zero)
    phone.schedule(.showToday, at: .milliseconds(2000))
    phone.schedule(.hideToday, at: .milliseconds(4000))
    let trace = phone.run()
    #expect(states(trace, of: TimerStory.app) == [.launching, .active, .inactive, .active])
    #expect(
      states(trace, of: TimerStory.widget) == [.launching, .active, .suspended, .notRunning]
    )
  }

  @Test func `an app that is opened again before it handles its exit is not suspended`() {
    let phone = TimerStory().phone()
    let app = TimerStory.app
    phone.schedule(.open(app), at: .zero)
    phone.schedule(stallNamed: "work", at: .milliseconds(1990), for: .milliseconds(600), in: app)
    phone.schedule(.home, at: .milliseconds(2000))
    phone.schedule(.open(app), at: .milliseconds(2100))
    phone.schedule(.showToday, at: .milliseconds(2200))
    phone.schedule(.hideToday, at: .milliseconds(12_000))
    let trace = phone.run()
    #expect(
      states(trace, of: app)
        == [.launching, .active, .inactive, .background, .active, .inactive, .active]
    )
  }

  @Test func `a suspended process runs no code, and goes on where it was`() {
    let story = TimerStory()
    let phone = story.phone()
    story.schedule(on: phone, seconds: 60)
    phone.schedule(.hideToday, at: .milliseconds(4500))
    phone.schedule(.open(TimerStory.app), at: .milliseconds(20_000))
    let trace = phone.run(until: .milliseconds(22_000))
    let app = trace.processes.firstIndex { $0.name == TimerStory.app }
    let suspended = trace.processes[app ?? 0].changes.first { $0.state == .suspended }?.time
    let asleep = trace.works.filter { work in
      work.process == app && work.start > suspended ?? .zero
        && work.start < .zero + .milliseconds(20_000)
    }
    #expect(suspended != nil)
    #expect(asleep.isEmpty)
    #expect(trace.works.contains { $0.process == app && $0.start >= .zero + .milliseconds(20_000) })
  }

  @Test func `an ended process leaves no work, event or layer behind`() {
    let story = TimerStory()
    let phone = story.phone()
    story.schedule(on: phone, seconds: 60)
    phone.schedule(stallNamed: "work", at: .milliseconds(6000), for: .milliseconds(500), in: widget)
    phone.schedule(.kill(TimerStory.widget), at: .milliseconds(6100))
    let trace = phone.run(until: .milliseconds(9000))
    let slot = trace.processes.firstIndex { $0.name == TimerStory.widget }
    let end = Instant.zero + .milliseconds(6100)
    #expect(trace.works.contains { $0.process == slot && $0.name == "work" && $0.end == end })
    #expect(!trace.works.contains { $0.process == slot && $0.end > end })
    #expect(!trace.events.contains { $0.process == slot && $0.time > end && $0.kind != .fault })
    // The screen changes once more, without the widget.
    #expect(trace.frames.contains { $0.actual.time > end && $0.changedLayers > 0 })
  }

  private var widget: String { TimerStory.widget }

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `the same phone gives the same trace, and another countdown another digest`(
    profile: DeviceProfile
  ) {
    func play(_ seconds: Int) -> Trace {
      let story = TimerStory()
      let phone = story.phone(profile: profile)
      story.schedule(on: phone, seconds: seconds)
      return phone.run(until: .milliseconds(8000))
    }
    let trace = play(30)
    #expect(trace == play(30))
    #expect(trace.digest != play(31).digest)
  }

  @Test func `a widget shows its content within a second, and then its snapshot`() throws {
    let phone = TimerStory().phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule(.hideToday, at: .milliseconds(2000))
    phone.schedule(.showToday, at: .milliseconds(15_000))
    let trace = phone.run()
    #expect(trace.widgetStarts.count == 2)
    let first = try #require(trace.widgetStarts.first)
    let second = try #require(trace.widgetStarts.last)
    #expect(first.shown - first.requested > .milliseconds(150))
    #expect(first.shown - first.requested < .milliseconds(300))
    #expect(first.snapshotTaken == nil)
    #expect(second.snapshotTaken == .zero + .milliseconds(2000))
  }

  @Test func `memory ends suspended processes first, and the app on screen last`() {
    let phone = TimerStory().phone()
    phone.schedule(.open(TimerStory.app), at: .zero)
    phone.schedule(.showToday, at: .milliseconds(2000))
    phone.schedule(.hideToday, at: .milliseconds(3000))
    phone.schedule(.freeMemory(1), at: .milliseconds(4000))
    phone.schedule(.freeMemory(1), at: .milliseconds(5000))
    let trace = phone.run()
    let ends = trace.processes.flatMap { process in
      process.changes.filter { $0.state == .notRunning }.map { ($0.time, process.name) }
    }
    #expect(ends.sorted { $0.0 < $1.0 }.map(\.1) == [TimerStory.widget, TimerStory.app])
  }

  @Test func `setHasContent hides a widget, and keeps it from starting`() {
    let phone = TimerStory().phone()
    phone.schedule(.open(TimerStory.app), at: .zero)
    phone.schedule("clear", at: .milliseconds(1000), in: TimerStory.app) { _ in
      NCWidgetController().setHasContent(
        false,
        forWidgetWithBundleIdentifier: TimerStory.widget
      )
    }
    phone.schedule(.showToday, at: .milliseconds(2000))
    let trace = phone.run()
    #expect(states(trace, of: TimerStory.widget).isEmpty)
  }

  @Test func `a preferred size changes the height of the widget with an animation`() {
    let phone = TimerStory().phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule("grow", at: .milliseconds(2000), in: TimerStory.widget) { window in
      today(in: window)?.preferredContentSize = CGSize(width: 0, height: 200)
    }
    var height = 0.0
    phone.schedule("look", at: .milliseconds(3000), in: TimerStory.widget) { window in
      height = window.bounds.height
    }
    let trace = phone.run(until: .milliseconds(4000))
    // With the margin below that the system proposes.
    #expect(height == 239)
    let moving = trace.frames.filter {
      $0.actual.time > .zero + .milliseconds(2000) && $0.actual.time < .zero + .milliseconds(2400)
    }
    #expect(moving.count > 15)
  }

  @Test func `an update that is not shown starts the widget for a short time`() {
    let phone = TimerStory().phone()
    phone.schedule(.updateWidget(TimerStory.widget), at: .milliseconds(100))
    let trace = phone.run()
    #expect(states(trace, of: TimerStory.widget) == [.launching, .suspended, .notRunning])
    #expect(
      callbacks(trace, of: TimerStory.widget) == ["widgetPerformUpdate", "update failed"]
    )
  }

  @Test func `the date follows the clock of the phone`() {
    var dates: [Double] = []
    let phone = TimerStory().phone()
    phone.schedule(.open(TimerStory.app), at: .zero)
    for time in [2000, 4000] {
      phone.schedule("look", at: .milliseconds(Int64(time)), in: TimerStory.app) { _ in
        dates.append(Date().timeIntervalSince1970 - CACurrentMediaTime())
      }
    }
    phone.schedule(.changeClock(by: -3600), at: .milliseconds(3000))
    _ = phone.run()
    #expect(dates.count == 2)
    #expect((dates.first ?? 0) - (dates.last ?? 0) == 3600)
  }
}

/// The widget's own controller in its window.
func today(in window: UIWindow) -> TodayPage? {
  window.rootViewController?.children.first as? TodayPage
}
