import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import JankTrace
import TestSupport
import Testing

// Also tests: Scenario+Processes, TimerApp, WidgetPage.

/// Scenarios with several processes, as they are played.
struct ScenarioPhoneTests {
  private func trace(
    _ script: [Scenario.Step],
    widget: Scenario.Widget? = Scenario.Widget(),
    installed: [Scenario.InstalledApp] = []
  ) -> Trace {
    var app = Scenario.App(
      [
        Scenario.Screen(name: "Main", content: .init(layerCount: 4)),
        Scenario.Screen(name: "Sheet", content: .init(layerCount: 2)),
      ],
      root: "Main"
    )
    app.widget = widget
    app.installed = installed
    return Scenario(name: "phone", app: app, script: script)
      .run(strategy: .coreAnimation, on: .phone60, seed: 1)
  }

  private func step(_ time: Int64, _ step: Scenario.DeviceStep) -> Scenario.Step {
    Scenario.Step(at: .start(after: .milliseconds(time)), .device(step))
  }

  private func tap(_ time: Int64, _ action: Scenario.Action) -> Scenario.Step {
    Scenario.Step(at: .start(after: .milliseconds(time)), action)
  }

  private func states(_ trace: Trace, _ name: String) -> [ProcessRecord.State] {
    trace.processes.first { $0.name == name }?.changes.map(\.state) ?? []
  }

  @Test func `an app, its widget and other apps are processes of one device`() {
    let trace = trace(
      [
        step(1000, .open("Mail")), step(2000, .widget(.show)), step(4000, .widget(.hide)),
        step(5000, .open("home screen")), step(6000, .kill("Mail")),
      ],
      installed: [Scenario.InstalledApp("Mail")]
    )
    #expect(trace.processes.map(\.name) == ["system", "app", "widget", "Mail"])
    #expect(
      states(trace, "app") == [.launching, .active, .inactive, .background, .suspended]
    )
    #expect(states(trace, "widget") == [.launching, .active, .suspended, .notRunning])
    #expect(states(trace, "Mail").last == .notRunning)
    #expect(trace.failures.isEmpty && trace.cameToRest)
  }

  @Test func `screens change in the app of a device with several processes`() {
    let trace = trace([
      tap(1000, .present(screen: "Sheet")),
      Scenario.Step(at: .event(.end, after: .milliseconds(500)), .device(.widget(.show))),
    ])
    #expect(trace.transitions.map(\.outcome) == [.completed])
    let end = trace.transitions.first?.ended ?? .zero
    let delay = (trace.widgetStarts.first?.requested ?? .zero) - end
    #expect(delay >= .milliseconds(500) && delay < .milliseconds(501))
    #expect(trace.failures.isEmpty)
  }

  @Test func `steps wait for the first code of an app that launches`() {
    let trace = trace([
      tap(0, .present(screen: "Sheet")), tap(100, .stall(name: "work", length: .milliseconds(50))),
    ])
    #expect(trace.transitions.map(\.outcome) == [.completed])
    let launched = Instant.zero + .milliseconds(400)
    #expect(trace.transitions.allSatisfy { $0.requested > launched })
    #expect(trace.works.contains { $0.name == "work" && $0.start >= launched })
    let delay = (trace.transitions.first?.requested ?? .zero) - launched
    #expect(delay < .milliseconds(100))
    #expect(trace.failures.isEmpty)
  }

  @Test func `steps of an app that ends before its first code are warnings`() {
    let trace = trace([tap(100, .present(screen: "Sheet")), step(200, .kill("app"))])
    #expect(trace.transitions.isEmpty)
    let warnings = trace.events.filter { $0.kind == .warning }.map(\.name)
    #expect(warnings.contains("present Sheet: app is not running"), "\(warnings)")
  }

  @Test func `a step of an app that is not on screen is a warning, and its frames are no hitches`()
  {
    let stall = tap(2_100, .stall(name: "work", length: .milliseconds(90)))
    let steps = [tap(2_000, .present(screen: "Sheet")), stall]
    let mail = Scenario.InstalledApp("Mail")
    let unseen = trace([step(1_000, .open("Mail"))] + steps, installed: [mail])
    #expect(unseen.transitions.map(\.outcome) == [.completed])
    let animation = TrackedAnimation(unseen)
    #expect(!unseen.frames.contains { animation.contains($0) && $0.hitch > .zero })
    let warnings = unseen.events.filter { $0.kind == .warning }.map(\.name)
    #expect(warnings == ["present Sheet: app is not on screen; open it before"])
    let seen = trace(steps, installed: [mail])
    #expect(TrackedAnimation(seen).length > .milliseconds(300))
    #expect(!seen.events.contains { $0.kind == .warning })
  }

  @Test func `a step of an app that is not running is a warning`() {
    let trace = trace([step(1000, .kill("app")), tap(2000, .present(screen: "Sheet"))])
    #expect(trace.transitions.isEmpty)
    let warnings = trace.events.filter { $0.kind == .warning }.map(\.name)
    #expect(warnings == ["present Sheet: app is not running"])
  }

  @Test func `steps that do nothing are warnings with their lines`() throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "screens": { "Main": {} }, "root": "Main",
        "widget": {}, "processes": { "Mail": {} }, "script": [
        { "at": "1 s", "widget": "hide" },
        { "at": "2 s", "widget": "expand" },
        { "at": "3 s", "kill": "Mail" },
        { "at": "4 s", "openURL": "shop://cart" },
        { "at": "5 s", "widget": "show" },
        { "at": "6 s", "widget": "show" },
        { "at": "7 s", "widget": "expand" },
        { "at": "8 s", "openURL": "shop://cart", "from": "widget" },
        { "at": "9 s", "openURL": "app://finished" }] }
      """
    let scenario = try ScenarioLoader().load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name) == [
        "the step in line 3 does nothing: the Notification Center is not shown",
        "the step in line 4 does nothing: widget is not shown",
        "the step in line 5 does nothing: Mail is not running",
        "the step in line 6 does nothing: no app opens shop://cart",
        "the step in line 8 does nothing: the Notification Center is shown already",
        "no app opens shop://cart",
      ]
    )
  }

  @Test func `a finding of a process has the refresh of its time`() {
    var widget = Scenario.Widget()
    widget.mistakes = [.neverAnswers]
    let trace = trace(
      [step(1000, .widget(.show)), step(3000, .widget(.hide))],
      widget: widget
    )
    // The system waits for an answer until it ends the widget, and nothing more is found then.
    #expect(trace.findings.map(\.rule) == [.updatesAnswerOnce])
    #expect(
      trace.findings.allSatisfy { $0.refresh == Int(($0.time - .zero).milliseconds * 60 / 1000) }
    )
    let text = trace.findings.first?.text ?? ""
    #expect(text.wholeMatch(of: /its update of \d+\.\d\d ms never calls .*/) != nil, "\(text)")
  }

  @Test func `an app that is opened again plays the steps that are left`() {
    let trace = trace([
      tap(1000, .present(screen: "Sheet", isAnimated: false)), step(2000, .kill("app")),
      step(3000, .open("app")), tap(4000, .present(screen: "Sheet")),
    ])
    #expect(trace.transitions.count == 2)
    #expect(trace.findings.isEmpty && trace.failures.isEmpty)
  }

  @Test func `memory, starts and limits are those of the scenario`() {
    var widget = Scenario.Widget()
    widget.memory = 5_000_000
    widget.launchTime = .milliseconds(300)
    let trace = trace(
      [
        step(1000, .widget(.show)), step(2000, .memory(3_000_000, in: "widget")),
        step(2000, .memory(1_000_000, in: "app")), step(3000, .lowMemory(.warning)),
        step(3500, .memory(2_000_000, in: "widget")),
      ],
      widget: widget,
      installed: [Scenario.InstalledApp("app", memory: 30_000_000)]
    )
    #expect(trace.processes.map(\.peakMemory).dropFirst() == [31_000_000, 8_000_000])
    let start = trace.widgetStarts.first
    #expect(start.map { $0.shown - $0.requested > .milliseconds(300) } == true)
    #expect(start.map { $0.shown - $0.requested < .milliseconds(400) } == true)
  }

  @Test func `a stall of the widget occupies the main thread of the widget alone`() {
    let trace = trace([
      step(1000, .widget(.show)),
      step(2000, .widgetStall(name: "decode", length: .milliseconds(80))),
    ])
    let stall = trace.works.first { $0.kind == .stall }
    #expect(stall?.process == 2)
    #expect(stall.map { $0.end - $0.start } == .milliseconds(80))
  }

  @Test func `a stall that makes no frame late names its process`() {
    let trace = trace([
      tap(1000, .present(screen: "Sheet")),
      tap(1200, .stall(name: "save", length: .milliseconds(40))),
      step(3000, .widget(.show)),
    ])
    #expect(trace.silentStalls(besides: []).map(\.process) == ["app"])
  }

  @Test func `heat and low power reach an app that is alone on its device`() {
    let length = Interval.milliseconds(500)
    let trace = trace(
      [
        step(1000, .interruption(.heat, length: length)), tap(1100, .present(screen: "Sheet")),
        step(2000, .interruption(.lowPower, length: length)),
      ],
      widget: nil
    )
    #expect(trace.processes.isEmpty && trace.failures.isEmpty)
    #expect(trace.rateChanges.map(\.hertz) == [30, 60])
  }

  @Test func `a warning of low memory reaches an app that is alone on its device`() {
    let trace = trace([step(1000, .lowMemory(.warning))], widget: nil)
    #expect(trace.processes.isEmpty && trace.failures.isEmpty)
    let heard = trace.events.filter { $0.name == "didReceiveMemoryWarning" }
    #expect(heard.map(\.kind) == [.callback])
    #expect(trace.events.contains { $0.kind == .fault && $0.subject == "memory" })
  }

  @Test func `hangs are those of single main threads`() {
    // Both are busy at once for 200 ms, which is no hang of either.
    let busy = Interval.milliseconds(200)
    let trace = trace([
      step(1000, .widget(.show)), step(2000, .widgetStall(name: "decode", length: busy)),
      tap(2000, .stall(name: "parse", length: busy)), tap(2190, .stall(name: "sync", length: busy)),
    ])
    let stalls = trace.works.filter { $0.kind == .stall }
    #expect(Set(stalls.map(\.process)) == [1, 2])
    let lengths = FrameSeries(trace).busyTimes?.lengths ?? []
    // Each stall is a turn of its own process.
    #expect(lengths.count { $0 >= 200_000_000 && $0 < 205_000_000 } == 3)
    #expect(lengths.allSatisfy { $0 < 450_000_000 })
  }

  @Test func `a frame that waited for a suspended app names the suspension`() {
    let trace = trace(
      [
        step(1000, .timer(8, in: "app")), step(3000, .open("Mail")), step(4000, .widget(.show)),
        step(11_000, .openURL("app://finished", fromWidget: true)),
      ],
      installed: [Scenario.InstalledApp("Mail")]
    )
    let causes = DelayExplainer(trace).causes.joined().filter { $0.process == "app" }
    #expect(causes.contains { $0.name == DelayCause.suspension }, "\(causes)")
    #expect(!causes.contains { $0.name == "unnamed work" })
  }

  @Test func `the system of a call is a process of its own`() {
    let trace = trace(
      [
        step(1000, .interruption(.call, length: .milliseconds(500))),
        tap(1100, .present(screen: "Sheet")),
      ],
      widget: nil
    )
    #expect(trace.processes.map(\.name) == ["system", "app"])
    #expect(
      trace.processes.last?.changes.map(\.state) == [.launching, .active, .inactive, .active]
    )
    #expect(trace.transitions.map(\.outcome) == [.completed])
    #expect(trace.findings.isEmpty && trace.failures.isEmpty)
  }

  @Test func `a frame that the widget's main thread makes late names the widget`() {
    let trace = trace([
      tap(900, .stall(name: "sync", length: .milliseconds(200))), step(1000, .widget(.show)),
      step(2990, .widgetStall(name: "decode", length: .milliseconds(80))),
      tap(2990, .stall(name: "parse", length: .milliseconds(300))),
      step(3000, .timer(20, in: "widget")),
    ])
    let late = DelayExplainer(trace).causes.joined().filter { $0.stage == .mainThread }
    let causes = late.map { "\($0.name) of \($0.process ?? "nothing")" }
    #expect(causes == ["decode of widget"])
  }

  @Test func `a run without processes is as before, and one with a widget repeats itself`() throws {
    let scenario = try ProjectScenarios.load("widget-timer")
    let first = scenario.run(strategy: .coreAnimation, on: .phone120, seed: 3)
    #expect(first == scenario.run(strategy: .coreAnimation, on: .phone120, seed: 3))
    #expect(first.findings.isEmpty && first.failures.isEmpty)
    #expect(first.widgetStarts.count == 2)
  }
}
