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

  @Test func `an app is called in the order of UIKit when it leaves and returns`() {
    let sample = SampleApp()
    let phone = sample.phone()
    phone.schedule(.open(SampleApp.app), at: .zero)
    phone.schedule(.home, at: .milliseconds(2000))
    phone.schedule(.openURL("simpletimer://finished"), at: .milliseconds(4000))
    let trace = phone.run()
    #expect(
      callbacks(trace, of: SampleApp.app) == [
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "open simpletimer://finished", "didBecomeActive",
      ]
    )
  }

  @Test func `a URL launches an app that is not running, before the app becomes active`() {
    let phone = SampleApp().phone()
    phone.schedule(.openURL("SimpleTimer://finished"), at: .milliseconds(50))
    let trace = phone.run()
    #expect(
      callbacks(trace, of: SampleApp.app)
        == ["didFinishLaunching", "open SimpleTimer://finished", "didBecomeActive"]
    )
  }

  @Test func `the Notification Center deactivates the app below it`() {
    let phone = SampleApp().phone()
    phone.schedule(.open(SampleApp.app), at: .zero)
    phone.schedule(.showToday, at: .milliseconds(2000))
    phone.schedule(.hideToday, at: .milliseconds(4000))
    let trace = phone.run()
    #expect(states(trace, of: SampleApp.app) == [.launching, .active, .inactive, .active])
    #expect(
      states(trace, of: SampleApp.widget) == [.launching, .active, .suspended, .notRunning]
    )
  }

  @Test func `an app that is opened again before it handles its exit is not suspended`() {
    let phone = SampleApp().phone()
    let app = SampleApp.app
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
    let sample = SampleApp.with { $0.launches = { SampleApp.tick(in: $0, every: 1) } }
    let phone = sample.phone()
    SampleApp.schedule(on: phone)
    phone.schedule(.hideToday, at: .milliseconds(4500))
    phone.schedule(.open(SampleApp.app), at: .milliseconds(20_000))
    let trace = phone.run(until: .milliseconds(22_000))
    let app = trace.processes.firstIndex { $0.name == SampleApp.app }
    let suspended = trace.processes[app ?? 0].changes.first { $0.state == .suspended }?.time
    let asleep = trace.works.filter { work in
      work.process == app && work.start > suspended ?? .zero
        && work.start < .zero + .milliseconds(20_000)
    }
    #expect(suspended != nil)
    #expect(asleep.isEmpty)
    #expect(trace.works.contains { $0.process == app && $0.start >= .zero + .milliseconds(20_000) })
  }

  @Test func `a process that launches sees what others did meanwhile, and is late with nothing`() {
    var found: [Int] = []
    var sample = SampleApp.with {
      $0.launches = { page in
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          UserDefaults.ofGroup.set(7, forKey: "left")
          UserDefaults.ofGroup.synchronize()
          page.view.backgroundColor = .red
        }
      }
      $0.loads = { _ in found.append(UserDefaults.ofGroup.integer(forKey: "left")) }
    }
    sample.widgetLaunch = .milliseconds(1000)
    let phone = sample.phone()
    phone.schedule(.open(SampleApp.app), at: .zero)
    // The app is under the Notification Center and writes at 1,400 ms; the widget loads at 1,900.
    phone.schedule(.showToday, at: .milliseconds(900))
    let trace = phone.run(until: .milliseconds(4000))
    #expect(found == [7])
    #expect(trace.frames.allSatisfy { $0.hitch == .zero })
    #expect(trace.works.filter { $0.name == "launch" }.map(\.start) == [0, 900].map(Self.at))
  }

  private static func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  @Test func `a process can end before its first code`() {
    var loads = 0
    let sample = SampleApp.with { $0.loads = { _ in loads += 1 } }
    let phone = sample.phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule(.kill(SampleApp.widget), at: .milliseconds(200))
    phone.schedule(.updateWidget(SampleApp.widget), at: .milliseconds(1000))
    let trace = phone.run(until: .milliseconds(1001))
    #expect(loads == 0)
    #expect(states(trace, of: SampleApp.widget) == [.launching, .notRunning, .launching])
  }

  @Test func `an ended process leaves no work, event or layer behind`() {
    let sample = SampleApp.with { $0.loads = { SampleApp.tick(in: $0, every: 1) } }
    let phone = sample.phone()
    SampleApp.schedule(on: phone)
    phone.schedule(stallNamed: "work", at: .milliseconds(6000), for: .milliseconds(500), in: widget)
    phone.schedule(.kill(SampleApp.widget), at: .milliseconds(6100))
    let trace = phone.run(until: .milliseconds(9000))
    let slot = trace.processes.firstIndex { $0.name == SampleApp.widget }
    let end = Instant.zero + .milliseconds(6100)
    #expect(trace.works.contains { $0.process == slot && $0.name == "work" && $0.end == end })
    #expect(!trace.works.contains { $0.process == slot && $0.end > end })
    #expect(!trace.events.contains { $0.process == slot && $0.time > end && $0.kind != .fault })
    // The screen changes once more, without the widget.
    #expect(trace.frames.contains { $0.actual.time > end && $0.changedLayers > 0 })
  }

  private var widget: String { SampleApp.widget }

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `the same phone gives the same trace, and other code another digest`(
    profile: DeviceProfile
  ) {
    func play(_ seconds: Double) -> Trace {
      let sample = SampleApp.with { $0.loads = { SampleApp.tick(in: $0, every: seconds) } }
      let phone = sample.phone(profile: profile)
      SampleApp.schedule(on: phone)
      return phone.run(until: .milliseconds(8000))
    }
    let trace = play(0.5)
    #expect(trace == play(0.5))
    #expect(trace.digest != play(0.6).digest)
  }

  @Test func `a widget shows its content within a second, and then its snapshot`() throws {
    let phone = SampleApp().phone()
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

  @Test func `a preferred size changes the height of the widget with an animation`() {
    let phone = SampleApp().phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule("grow", at: .milliseconds(2000), in: SampleApp.widget) { window in
      today(in: window)?.preferredContentSize = CGSize(width: 0, height: 200)
    }
    var height = 0.0
    phone.schedule("look", at: .milliseconds(3000), in: SampleApp.widget) { window in
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

  @Test func `the date follows the clock of the phone`() {
    var dates: [Double] = []
    let phone = SampleApp().phone()
    phone.schedule(.open(SampleApp.app), at: .zero)
    for time in [2000, 4000] {
      phone.schedule("look", at: .milliseconds(Int64(time)), in: SampleApp.app) { _ in
        dates.append(Date().timeIntervalSince1970 - CACurrentMediaTime())
        #expect(Date.now == Date() && Date(timeIntervalSinceNow: 5).timeIntervalSinceNow == 5)
      }
    }
    phone.schedule(.changeClock(by: -3600), at: .milliseconds(3000))
    _ = phone.run()
    #expect(dates.count == 2)
    #expect((dates.first ?? 0) - (dates.last ?? 0) == 3600)
  }
}
