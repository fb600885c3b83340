import HeadlessUIKit
import JankTrace
import Testing

/// The facts about Today extensions, row by row: a topic with its mark, and below it the tests.
///
/// Marks: C is documented or certain, I is inferred from reports. The mistakes behind the findings
/// F37 to F45 are in ``PhoneTodayTests``, a tutorial's timer app in `TimerAppTests`, and the edge
/// cases (clock moved back, time below zero, app ended, no values, two writers) in
/// `Scenarios/traps`. The topic "Gone", deprecated in iOS 14 (C), is in the manual only.
struct TodayFactsTests {
  private let app = SampleApp.app
  private let widget = SampleApp.widget

  /// Plays steps at their times in milliseconds.
  private func play(
    _ steps: [(Int64, Phone.Step)],
    until limit: Int64 = 30_000,
    _ more: (Phone) -> Void = { _ in }
  ) -> Trace { play(SampleApp(), steps, until: limit, more) }

  private func play(
    _ sample: SampleApp,
    _ steps: [(Int64, Phone.Step)],
    until limit: Int64 = 30_000,
    _ more: (Phone) -> Void = { _ in }
  ) -> Trace {
    let phone = sample.phone()
    for (time, step) in steps { phone.schedule(step, at: .milliseconds(time)) }
    more(phone)
    return phone.run(until: .milliseconds(limit))
  }

  private func states(_ trace: Trace, of name: String) -> [ProcessRecord.State] {
    trace.processes.first { $0.name == name }?.changes.map(\.state) ?? []
  }

  private func time(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  // MARK: Parties · C

  @Test func `host, app and extension are processes of their own`() {
    let trace = play([(100, .open(app)), (1000, .showToday)])
    #expect(trace.processes.map(\.name) == ["system", app, widget])
    for process in 0..<3 { #expect(trace.works.contains { $0.process == process }) }
  }

  @Test func `app and extension do not hear each other's notifications`() {
    let name = Notification.Name("hello")
    var heard: [String] = []
    let sample = SampleApp.with {
      $0.launches = { _ in
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          heard.append("app")
        }
      }
      $0.loads = { _ in
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          heard.append("widget")
        }
      }
      $0.appears = { _ in NotificationCenter.default.post(name: name, object: nil) }
    }
    _ = play(sample, [(100, .open(app)), (1000, .showToday)])
    #expect(heard == ["widget"])
  }

  // MARK: Lifecycle · C

  @Test func `an extension starts when shown, is suspended when hidden and ends soon after`() {
    let trace = play([(100, .showToday), (2000, .hideToday)])
    #expect(states(trace, of: widget) == [.launching, .active, .suspended, .notRunning])
    #expect(states(trace, of: app).isEmpty)
  }

  @Test func `an extension that is shown again in time goes on in its process`() {
    let trace = play([(100, .showToday), (2000, .hideToday), (4000, .showToday)])
    #expect(states(trace, of: widget) == [.launching, .active, .suspended, .active])
  }

  @Test func `its controller is loaded, updated and shown, in this order`() {
    var log: [String] = []
    let sample = SampleApp.with {
      $0.loads = { _ in log.append("load") }
      $0.updates = { _, answer in
        log.append("update")
        answer(.newData)
      }
      $0.appears = { _ in log.append("appear") }
    }
    _ = play(sample, [(100, .showToday), (2000, .hideToday), (3000, .showToday)])
    #expect(log == ["load", "update", "appear", "update", "appear"])
  }

  // MARK: Opening the app · C

  @Test func `an extension opens its app by a URL, and hears whether there is one`() {
    var answers: [Bool] = []
    var opened: [String] = []
    let trace = play([(100, .showToday)]) { phone in
      for (time, url) in [(1000, "other://there"), (2000, "simpleTimer://finished")] {
        phone.schedule("press", at: .milliseconds(Int64(time)), in: widget) {
          today(in: $0)?.open(url) { answers.append($0) }
        }
      }
      phone.schedule("look", at: .milliseconds(5000), in: app) { window in
        opened = (window.rootViewController as? SamplePage)?.opened ?? []
      }
    }
    #expect(states(trace, of: app) == [.launching, .active])
    #expect(opened == ["simpleTimer://finished from \(widget)"])
    // The widget is hidden then, and hears of it when it runs again.
    #expect(answers.first == false)
  }

  // MARK: Shared data · C

  @Test func `values of a group are visible to the other process after they are written`() {
    var seen: [String] = []
    let trace = play([(100, .open(app)), (1000, .showToday)], until: 6000) { phone in
      for (time, synchronises) in [(2000, false), (3000, true)] {
        phone.schedule("write", at: .milliseconds(Int64(time)), in: app) { _ in
          UserDefaults.ofGroup.set("\(time)", forKey: "text")
          if synchronises { UserDefaults.ofGroup.synchronize() }
        }
        for delay in [10, 110] {
          phone.schedule("look", at: .milliseconds(Int64(time + delay)), in: widget) { _ in
            seen.append(UserDefaults.ofGroup.string(forKey: "text") ?? "nothing")
          }
        }
      }
    }
    #expect(seen == ["nothing", "2000", "3000", "3000"])
    #expect(trace.findings.isEmpty, "\(trace.findings)")
  }

  @Test func `the standard values of each process are its own`() {
    var seen: String?
    _ = play([(100, .open(app)), (1000, .showToday)], until: 6000) { phone in
      phone.schedule("write", at: .milliseconds(2000), in: app) { _ in
        UserDefaults.standard.set("mine", forKey: "text")
        UserDefaults.standard.synchronize()
      }
      phone.schedule("look", at: .milliseconds(3000), in: widget) { _ in
        seen = UserDefaults.standard.string(forKey: "text")
      }
    }
    #expect(seen == nil)
  }

  // MARK: Shared code · C

  @Test func `code of both works on the main thread of the process that calls it`() {
    let sample = SampleApp.with {
      $0.launches = { SampleApp.tick(in: $0, every: 1) }
      $0.loads = { SampleApp.tick(in: $0, every: 1) }
    }
    let trace = play(sample, [(100, .open(app)), (1000, .showToday)], until: 5000)
    let ticks = trace.works.filter { $0.kind == .callback && $0.name.contains("timer") }
    #expect(Set(ticks.map(\.process)) == [1, 2], "\(Set(trace.works.map(\.name)))")
  }

  // MARK: Update · C

  @Test func `an extension that is not shown is started for an update`() {
    let trace = play([(100, .updateWidget(widget))])
    #expect(states(trace, of: widget) == [.launching, .suspended, .notRunning])
  }

  @Test(arguments: [NCUpdateResult.newData, .noData, .failed])
  func `new data takes a new snapshot, other answers keep the old one`(
    answer: NCUpdateResult
  ) throws {
    var updates = 0
    let sample = SampleApp.with {
      $0.updates = { widget, handler in
        updates += 1
        widget.label.text = "update \(updates)"
        handler(updates == 2 ? answer : .noData)
      }
    }
    let trace = play(
      sample,
      [(100, .showToday), (2000, .hideToday), (4000, .updateWidget(widget)), (6000, .showToday)]
    )
    let taken = try #require(trace.widgetStarts.last?.snapshotTaken)
    #expect((taken > time(3999)) == (answer == .newData), "\(taken)")
    #expect(taken >= time(2000) && taken < time(4100))
  }

  // MARK: Snapshot · C, I

  @Test func `the last content is on screen while the process starts`() throws {
    let trace = play([(100, .showToday), (2000, .hideToday), (15_000, .showToday)])
    let start = try #require(trace.widgetStarts.last)
    #expect(start.snapshotTaken == time(2000))
    #expect(start.shown - start.requested > .milliseconds(150))
    #expect(trace.frames.contains { $0.actual.time > start.requested })
  }

  @Test func `without content the snapshot is invalid`() {
    let trace = play([(100, .showToday), (2000, .hideToday), (5000, .showToday)]) { phone in
      phone.schedule(.open(app), at: .milliseconds(2500))
      phone.schedule("clear", at: .milliseconds(4000), in: app) { _ in
        for flag in [false, true] {
          NCWidgetController().setHasContent(flag, forWidgetWithBundleIdentifier: SampleApp.widget)
        }
      }
    }
    #expect(trace.widgetStarts.count == 2)
    #expect(trace.widgetStarts.last?.snapshotTaken == nil)
  }

  // MARK: Visibility · C

  @Test(arguments: [SampleApp.app, SampleApp.widget])
  func `app or extension can hide the extension, which is not started then`(process: String) {
    let trace = play([(100, .open(app)), (1000, .showToday), (20_000, .showToday)]) { phone in
      phone.schedule("clear", at: .milliseconds(2000), in: process) { _ in
        NCWidgetController().setHasContent(false, forWidgetWithBundleIdentifier: SampleApp.widget)
      }
      phone.schedule(.hideToday, at: .milliseconds(3000))
    }
    #expect(states(trace, of: widget) == [.launching, .active, .suspended, .notRunning])
    #expect(trace.widgetStarts.count == 1)
  }

  // MARK: Size · C

  @Test func `the width of a preferred size does not count`() {
    var sizes: [CGSize] = []
    _ = play([(100, .showToday)]) { phone in
      for (time, width) in [(1000, 0.0), (2000, 10)] {
        phone.schedule("size", at: .milliseconds(Int64(time)), in: widget) {
          today(in: $0)?.preferredContentSize = CGSize(width: width, height: 200)
        }
        phone.schedule("look", at: .milliseconds(Int64(time) + 900), in: widget) {
          sizes.append($0.bounds.size)
        }
      }
    }
    #expect(sizes.count == 2 && sizes.first == sizes.last)
    #expect(Double(sizes.first?.width ?? 0) == DeviceProfile.phone60.screenSize.x)
  }

  @Test func `a collapsed extension has a fixed height, an expanded one up to a maximum`() {
    var heights: [CGFloat] = []
    let sample = SampleApp.with {
      $0.loads = { widget in
        widget.extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        widget.preferredContentSize = CGSize(width: 0, height: 5000)
      }
    }
    _ = play(sample, [(100, .showToday), (2000, .setDisplayMode(.expanded, of: widget))]) { phone in
      for time in [1500, 3500] {
        phone.schedule("look", at: .milliseconds(Int64(time)), in: widget) {
          heights.append($0.bounds.height)
        }
      }
    }
    #expect(heights == [110, 440])
  }

  // MARK: Memory · I

  @Test func `an extension above 16 MB ends without notice, and the rest goes on`() throws {
    var warnings = 0
    let sample = SampleApp.with {
      $0.loads = { _ in Simulation.allocate(12_100_000) }
      $0.isWarned = { _ in warnings += 1 }
    }
    #expect(sample.program.widget?.memoryLimit == 16_000_000)
    let trace = play(sample, [(100, .open(app)), (1000, .showToday)])
    let record = try #require(trace.processes.last)
    #expect(record.peakMemory == 16_100_000)
    #expect(record.changes.last?.state == .notRunning)
    #expect(record.changes.last?.reason == "over its memory limit of 16000000 bytes")
    #expect(warnings == 0)
    #expect(states(trace, of: app) == [.launching, .active, .inactive])
  }

  // MARK: Kill order · I

  @Test func `the system ends background processes first, then extensions, then the app`() {
    var other = Program("com.example.other") { window in
      window.rootViewController = UIViewController()
      return nil
    }
    other.widget = Program.Widget("com.example.other.today") { UIViewController() }
    let phone = Phone(programs: [SampleApp().program, other])
    let steps: [(Int64, Phone.Step)] = [
      (0, .open("com.example.other")), (2000, .open(app)), (9000, .showToday),
    ]
    for (time, step) in steps { phone.schedule(step, at: .milliseconds(time)) }
    for time in 11...14 { phone.schedule(.freeMemory(1), at: .milliseconds(Int64(time) * 1000)) }
    let trace = phone.run()
    let ends = trace.processes.flatMap { process in
      process.changes.filter { $0.state == .notRunning }.map { ($0.time, process.name) }
    }
    #expect(
      ends.sorted { $0.0 < $1.0 }.map(\.1)
        == ["com.example.other", widget, "com.example.other.today", app]
    )
  }

  // MARK: Main-thread block · I

  @Test(arguments: [false, true])
  func `a blocked extension freezes the Notification Center`(isBlocked: Bool) {
    let trace = play([(100, .open(app)), (1000, .showToday), (3100, .hideToday)]) { phone in
      guard isBlocked else { return }
      phone.schedule(
        stallNamed: "work",
        at: .milliseconds(3000),
        for: .milliseconds(800),
        in: widget
      )
    }
    let closed = trace.processes[1].changes.last { $0.state == .active }?.time ?? .zero
    #expect(closed >= time(isBlocked ? 3800 : 3100))
    #expect(closed < time(isBlocked ? 3850 : 3150))
  }
}
