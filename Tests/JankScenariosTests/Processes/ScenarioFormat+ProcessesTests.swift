import HeadlessUIKit
import JankScenarios
import JankText
import Testing

// Also tests: ScenarioFormat+DeviceSteps, ScenarioDraft+Processes, DeviceStep.

/// The keys of scenarios with several processes.
struct ScenarioFormatProcessesTests {
  private func text(_ keys: String, _ step: String) -> String {
    """
    { "name": "phone", "screens": { "Main": {} }, "root": "Main", \(keys)
      "script": [{ "at": "1 s", \(step) }] }
    """
  }

  private func load(_ keys: String, _ step: String) throws -> Scenario {
    try ScenarioLoader().load(Array(text(keys, step).utf8), path: "phone.scenario.json")
  }

  private func message(_ keys: String, _ step: String) -> String {
    do {
      _ = try load(keys, step)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a widget and other apps have the stated starts and memory`() throws {
    let scenario = try load(
      """
      "widget": { "layers": 3, "launch": "90 ms", "memory": "5 MB", "memoryLimit": "12 MB",
        "mistakes": ["answers-twice"] },
      "processes": { "app": { "launch": "1 s" }, "Mail": { "memory": "500 kB" } },
      """,
      #""widget": "show""#
    )
    var widget = Scenario.Widget()
    widget.layerCount = 3
    widget.launchTime = .milliseconds(90)
    widget.memory = 5_000_000
    widget.memoryLimit = 12_000_000
    widget.mistakes = [.answersTwice]
    #expect(scenario.app.widget == widget)
    #expect(
      scenario.app.installed == [
        Scenario.InstalledApp("app", launchTime: .milliseconds(1000)),
        Scenario.InstalledApp("Mail", memory: 500_000),
      ]
    )
  }

  @Test(
    arguments: [
      (#""widget": "expand""#, .widget(.expand)),
      (#""open": "home screen""#, .open("home screen")), (#""open": "app""#, .open("app")),
      (#""openURL": "app://x", "from": "widget""#, .openURL("app://x", fromWidget: true)),
      (#""kill": "widget""#, .kill("widget")),
      (#""clock": "back", "by": "60 s""#, .clock(by: .milliseconds(-60_000))),
      (#""memory": "12 MB""#, .memory(12_000_000, in: "widget")),
      (
        #""interrupt": "app switcher", "for": "2 s""#,
        .interruption(.appSwitcher, length: .milliseconds(2_000))
      ),
      (#""lowMemory": "end""#, .lowMemory(.end)), (#""timer": 30"#, .timer(30, in: "app")),
      (
        #""stall": "decode", "for": "9 ms", "on": "widget""#,
        .widgetStall(name: "decode", length: .milliseconds(9))
      ),
    ] as [(String, Scenario.DeviceStep)]
  )
  func `each step outside the app has a key of its own`(
    text: String,
    step: Scenario.DeviceStep
  ) throws {
    #expect(try load(#""widget": {},"#, text).script.map(\.action) == [.device(step)])
  }

  @Test(
    arguments: [
      ("", #""widget": "show""#, "the step needs other processes"),
      (#""processes": { "Mail": {} },"#, #""widget": "show""#, "the app has no widget"),
      (#""widget": {},"#, #""open": "widget""#, "a widget cannot be opened"),
      (#""widget": {},"#, #""kill": "home screen""#, "no process of its own"),
      (#""widget": {},"#, #""kill": "widgit""#, #"did you mean "widget"?"#),
      (#""widget": {},"#, #""openURL": "finished""#, #""finished" is no URL"#),
      (#""widget": {},"#, #""memory": "12 GB""#, "the units are kB and MB"),
      (#""widget": {},"#, #""rotate": "landscape""#, "alone on its device"),
      (#""widget": {},"#, #""rotate": "landscape""#, #"or "widget" and "processes""#),
      (
        "", #""rotate": "landscape" }, { "at": "2 s", "interrupt": "call", "for": "1 s""#,
        "the system draws banners and the app switcher in its own process"
      ),
      (
        #""widget": {}, "processes": { "Mail": {} },"#, #""timer": 3, "in": "Mail""#,
        #"use "app" or "widget""#
      ),
      ("", #""interrupt": "phone", "for": "2 s""#, #"expected an interruption"#),
      (#""processes": { "system": {} },"#, #""open": "app""#, "cannot be named"),
      (
        #""processes": { "App": {} },"#, #""open": "app""#,
        #"write "app" for the app of the screens"#
      ),
      (
        "",
        #""drag": { "preset": "deliberate", "from": [200, 300], "to": [200, 500] } },"#
          + #" { "at": "2 s", "interrupt": "call", "for": "1 s""#,
        #""cancelTouches": "phone call""#
      ),
    ]
  )
  func `what does not go together is reported with a way out`(
    keys: String,
    step: String,
    part: String
  ) {
    let message = message(keys, step)
    #expect(message.contains(part), "\(message)")
  }

  @Test func `a name that is taken is reported at its own position`() {
    let message = message("\"processes\": {\n \"Mail\": {},\n \"widget\": {} },", #""open": "app""#)
    #expect(message.contains("phone.scenario.json:3:2: error"), "\(message)")
  }

  @Test func `a finding can be expected of a process that the device has`() throws {
    let finding = #""findings": [{ "rule": "F37", "of": "widget" }],"#
    let scenario = try load(#""widget": {},"# + finding, #""widget": "show""#)
    #expect(scenario.demands.findings.map(\.subject) == ["widget"])
    #expect(message(finding, #""stall": "a", "for": "1 ms""#).contains(#"one of "Main""#))
  }
}
