import JankTool
import Testing

// Also tests: LoadedSweep, SweepForecast, ForecastText, CaseScenario.
// Also tests: JankScenarios/ScenarioVariants.

struct SweepLoaderTests {
  @Test func `constraints that exclude every point are an error before anything runs`() async throws
  {
    let file = SweepDesk.sweep.replacing("damping < 1", with: "damping < 0")
    try await ScenarioDesk.with(SweepDesk.files.merging(["small.sweep.json": file]) { $1 }) {
      desk in
      for command in ["validate", "sweep"] {
        let run = try await ToolRun([command, desk.path("small.sweep.json")])
        #expect(run.code == .invalidData)
        #expect(run.errors.contains("the constraints exclude every point"), "\(run.errors)")
      }
    }
  }

  @Test(arguments: [
    (
      #""values": [0.5, 0.8, 1]"#, #""values": [0.5, -1, 1]"#, "small.sweep.json:5:",
      "parameters.damping: with \"-1\" at \"screens.Sheet.presentation.bounce.damping\""
    ),
    (
      "screens.Sheet.layers", "screens.Shet.layers", "small.sweep.json:6:",
      "parameters.layers: \"screens.Shet.layers\" leads nowhere"
    ),
    (
      #""core-animation", "display-link""#, #""core-animatoin""#, "small.sweep.json:8:",
      "strategies: there is no strategy \"core-animatoin\""
    ),
    (
      #""phone-60", "phone-120""#, #""phone-61""#, "small.sweep.json:9:",
      "devices: \"tapped\" knows no device \"phone-61\""
    ),
    (
      "damping < 1", "dampng < 1", "small.sweep.json:11:",
      "\"dampng < 1\" is no condition: \"dampng\" is no parameter"
    ),
  ])
  func `an error is reported at its place in the sweep file`(
    old: String,
    new: String,
    place: String,
    message: String
  ) async throws {
    let text = SweepDesk.sweep.replacing(old, with: new)
    #expect(text != SweepDesk.sweep)
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      let run = try await desk.sweep([])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains(place) && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `a key of a path that is misspelt is one error, with the key that was meant`()
    async throws
  {
    let text = SweepDesk.sweep.replacing("bounce.damping", with: "bounce.dampning")
    #expect(text != SweepDesk.sweep)
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      let run = try await desk.sweep([])
      #expect(run.code == .invalidData)
      #expect(run.errors.split(separator: ": error: ").count == 2, "\(run.errors)")
      #expect(run.errors.contains("(as with 3 of 3 values)"))
      #expect(run.errors.contains("did you mean \"damping\"?"))
    }
  }

  @Test func `a scenario is no sweep, and a sweep no scenario`() async throws {
    let files = [
      "small.sweep.json": SweepDesk.sweep, "a.json": #"{ "screens": {}, "script": [] }"#,
    ]
    try await SweepDesk.with(files) { desk in
      let sweep = try await ToolRun(["sweep", desk.path("a.json")])
      #expect(sweep.code == .invalidData)
      #expect(sweep.errors.contains("expected a sweep, found a scenario"))
      #expect(sweep.errors.contains("help: name a sweep, which lists the scenario under"))
      let run = try await ToolRun(["run", desk.path("small.sweep.json")])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("expected a scenario, found a sweep"))
      #expect(run.errors.contains("help: use the command sweep"))
    }
  }

  @Test func `a missing scenario is named`() async throws {
    let text = SweepDesk.sweep.replacing("tapped.scenario", with: "none.scenario")
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      let run = try await desk.sweep([])
      #expect(run.code == .missingInput && run.errors.contains("none.scenario.json"))
    }
  }

  @Test func `a dry run counts and runs nothing`() async throws {
    try await SweepDesk.with { desk in
      let run = try await desk.run(["sweep", "--dry-run"], "small.sweep.json")
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains("72 cases\nconstraints exclude 3 of 9 points, 24 cases\nabout "))
      #expect(run.output.contains("damping: 3 values (0.5, 0.8, 1) at screens.Sheet"))
      #expect(try desk.names().count == 2)
      let json = try await desk.run(["sweep", "-n", "--format", "json"], "small.sweep.json")
      #expect(json.output.contains(#""cases": 72"#))
      #expect(json.output.contains("tapped.scenario.json"))
    }
  }

  @Test func `a parameter with several paths changes them together`() async throws {
    let both = SweepDesk.sweep.replacing(
      #""path": "screens.Sheet.layers""#,
      with: #""paths": ["screens.Sheet.layers", "screens.Main.layers"]"#
    )
    try await SweepDesk.with(["small.sweep.json": both]) { desk in
      let dry = try await desk.run(["sweep", "--dry-run"], "small.sweep.json")
      #expect(dry.output.contains("layers: 3 values (2, 4, 6) at screens.Sheet.layers, screens."))
      let played = try await desk.run(["sweep", "--case", "8"], "small.sweep.json")
      #expect(played.code == .done, "\(played.errors)")
      #expect(played.output.split(separator: #""layers": 4"#).count == 3, "\(played.output)")
      try desk.write(both.replacing("screens.Main.", with: "screens.Mian."), to: "small.sweep.json")
      let lost = try await desk.sweep([])
      #expect(lost.errors.contains("\"screens.Mian.layers\" leads nowhere"), "\(lost.errors)")
      #expect(lost.errors.contains("did you mean \"Main\"?"))
    }
  }

  @Test func `gesture files of a folder are values`() async throws {
    let sweep = """
      { "name": "drags", "scenarios": ["dragged.scenario.json"],
        "parameters": { "swipe": { "path": "script[1].drag.recording", "files": "gestures" } } }
      """
    let files = [
      "dragged.scenario.json": SampleScenarios.dragged(recording: "gestures/b.gesture.json"),
      "drags.sweep.json": sweep, "gestures/a.gesture.json": SampleScenarios.drag(points: 100),
      "gestures/b.gesture.json": SampleScenarios.drag(points: 300), "gestures/README": "no gesture",
    ]
    try await ScenarioDesk.with(files) { desk in
      let dry = try await desk.run(["sweep", "--dry-run"], "drags.sweep.json")
      #expect(dry.output.contains("2 values (gestures/a.gesture.json, gestures/b.gesture.json)"))
      let run = try await desk.sweep([], "drags")
      #expect(run.code == .done && run.output.contains("2 cases, 0 invalid"), "\(run.errors)")
      let played = try await desk.run(["sweep", "--case", "0"], "drags.sweep.json")
      #expect(played.output.contains(#""recording": "gestures/a.gesture.json""#))
    }
  }

  @Test func `points that are invalid together are counted and named`() async throws {
    let text = SweepDesk.sweep
      .replacing(#""layers": {"#, with: #""size": {"#)
      .replacing(#""screens.Sheet.layers""#, with: #""script[1].dismiss""#)
      .replacing(#""from": 2, "to": 6, "step": 2"#, with: #""values": ["Sheet"]"#)
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      let run = try await desk.sweep([])
      #expect(run.code == .done && run.output.contains("16 cases, 0 invalid"), "\(run.errors)")
    }
  }

  @Test func `outcomes, several scenarios and a profile are cases of their own`() async throws {
    let sweep = """
      { "name": "many", "scenarios": ["a.scenario.json", "b.scenario.json"], "parameters": {},
        "sample": { "random": 2 } }
      """
    let files = SampleScenarios.outcomeFiles.merging(["many.sweep.json": sweep]) { $1 }
    try await ScenarioDesk.with(files) { desk in
      let run = try await desk.sweep([], "many")
      #expect(run.code == .done, "\(run.errors)")
      #expect(
        run.output.contains("many: 2 points × 4 scenarios with strategies and devices: 8 cases\n")
      )
      #expect(run.output.contains("drag@below") && run.output.contains("drag@above"))
      var cases: [String] = []
      for number in 0..<4 {
        let run = try await desk.run(["sweep", "--case", "\(number)"], "many.sweep.json")
        cases.append(run.output)
      }
      #expect(cases.count { $0.contains("\"below\"") } == 1)
      #expect(cases.count { $0.contains("\"above\"") } == 1)
    }
  }
}
