import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import JankTrace
import TestSupport
import Testing

struct ScenarioWriterTests {
  private let writer = ScenarioWriter()
  private let validator = JSONSchemaValidator(ScenarioFormat().schemaDocument)

  /// A scenario as its file gives it back, without the places in the file.
  private func reread(_ files: ScenarioWriter.Files) throws -> Scenario {
    let loader = ScenarioLoader { path in
      files.beside.first { $0.path == path }.map { Array($0.text.utf8) }
        ?? ProjectScenarios.file(path)
    }
    let bytes = Array(files.text.utf8)
    #expect(try validator.accepts(try JSONParser.parse(bytes)), "\(files.text)")
    return try loader.load(bytes, path: "written").withoutPlaces
  }

  @Test(arguments: ProjectScenarios.names)
  func `a scenario of the project is written, and loads to an equal one`(name: String) throws {
    let scenario = try ProjectScenarios.load(name)
    let files = try writer.write(scenario)
    let same = try reread(files)
    #expect(same == scenario.withoutPlaces, "\(files.text)")
    #expect(try writer.write(same).text == files.text)
  }

  @Test(
    arguments: [
      "stack-recorded", "sheet-drag", "container-dissolve", "truth-springs", "photo-zoom",
    ]
  )
  func `a scenario that was written plays as before`(name: String) throws {
    let scenario = try ProjectScenarios.load(name)
    let same = try reread(try writer.write(scenario))
    for (first, second) in zip(Play.all(of: scenario), Play.all(of: same)).prefix(2) {
      #expect(try first.trace().digest == second.trace().digest)
    }
  }

  @Test(arguments: Array(UInt64(1)...20))
  func `a scenario that no file describes is written, and loads to an equal one`(
    seed: UInt64
  ) throws {
    var random = RandomScenario(seed: seed)
    for _ in 0..<5 {
      let scenario = try random.scenario()
      let files = try writer.write(scenario)
      try SampleFolder.keep(files.text, as: "scenario-\(seed).json")
      let same = try reread(files)
      #expect(same == named(scenario, by: same), "seed \(seed): \(files.text)")
      #expect(try writer.write(same).text == files.text, "seed \(seed)")
    }
  }

  @Test func `the scenarios that no file describes have every step of the schema`() throws {
    var missing = Set(ScenarioFormat.stepKeys)
    for seed in UInt64(1)...20 {
      var random = RandomScenario(seed: seed)
      for _ in 0..<5 {
        let text = try writer.write(try random.scenario()).text
        let script = try JSONParser.parse(Array(text.utf8))["script"]?.items ?? []
        missing = missing.filter { key in script.allSatisfy { $0[key] == nil } }
      }
    }
    #expect(missing.isEmpty, "no random scenario has \(missing.sorted())")
  }

  /// The scenario with the paths of the recordings that the writer made.
  private func named(_ scenario: Scenario, by written: Scenario) -> Scenario {
    var scenario = scenario
    for index in scenario.script.indices {
      guard case .drag(.recorded(var touchTrack), let screen) = scenario.script[index].action,
        case .drag(.recorded(let other), _) = written.script[index].action
      else { continue }
      touchTrack.source = other.source
      scenario.script[index].action = .drag(.recorded(touchTrack), on: screen)
    }
    return scenario
  }

  @Test func `a file omits defaults, and uses names where there are any`() throws {
    let text = """
      {"root": "Main", "name": "x", "seed": 1.0, "devices": ["phone-60", "phone-120"],
       "tags": ["t"],
       "screens": {"Main": {"layers": 4.0, "viewDidLoad": "0.0 ms"},
         "Sheet": {"presentation": {"slide": {"timing": "spring:0.80,500ms", "duration": "0.5 s"}},
                   "dismissal": {"slide": {"timing": "ease-out", "duration": "250000 us"}}}},
       "script": [{"present": "Sheet", "at": "0.1 s", "animated": true},
         {"drag": {"to": [1.0, 300], "from": [1, 2], "over": "300 ms", "hold": "20 ms"},
          "at": "50ms after end"}], "strategies": ["core-animation", "display-link"]}
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "x")
    #expect(
      try writer.write(scenario).text == """
        {
          "name": "x",
          "tags": ["t"],
          "screens": {
            "Main": { "layers": 4 },
            "Sheet": {
              "presentation": { "slide": { "timing": "spring:0.8, 500 ms" } },
              "dismissal": { "slide": { "duration": "250 ms", "timing": "easeOut" } }
            }
          },
          "root": "Main",
          "script": [
            { "at": "100 ms", "present": "Sheet" },
            { "at": "50 ms after end", "drag": { "from": [1, 2], "to": [1, 300], "hold": "20 ms" } }
          ]
        }

        """
    )
  }

  @Test func `a part that no file can state is an error`() throws {
    var scenario = try ProjectScenarios.load("modal-bounce")
    let curve = TimingCurve.threshold(at: 0.5)
    for index in scenario.app.screens.indices {
      scenario.app.screens[index].presenting.presentation?.timing = curve
    }
    let error = #expect(throws: FileError.self) { try writer.write(scenario) }
    #expect(error?.diagnostics.first?.message == "the scenario has a part that no file can state")
  }

  @Test func `values that a file would change are an error`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce")
    var seeded = scenario
    seeded.setting.seed = 1 << 60
    var ranged = scenario
    ranged.setting.frameRate = CAFrameRateRange(minimum: 24.5, maximum: 60)
    for scenario in [seeded, ranged] {
      #expect(throws: FileError.self) { try writer.write(scenario) }
    }
  }

  @Test func `each new file has a path of its own`() throws {
    let samples = [0, 40, 80].map { milliseconds in
      TouchTrack.Sample(
        time: .milliseconds(milliseconds),
        location: SIMD2(100, 100 + Double(milliseconds))
      )
    }
    let drag = Scenario.Step(
      at: .start(after: .milliseconds(1000)),
      .drag(.recorded(TouchTrack(samples: samples)), on: nil)
    )
    var scenario = try ProjectScenarios.load("modal-bounce")
    scenario.setting.strategies = ["percent-driven"]
    scenario.script = [scenario.script[0], drag]
    let first = try writer.write(scenario)
    #expect(first.beside.map(\.path) == ["gesture-2.gesture.json"])
    // The step with the file comes first now, so the next new one would have the same name.
    scenario = try reread(first)
    scenario.script = [scenario.script[1], drag]
    let (one, other) = (renamed("my phone"), renamed("my-phone"))
    scenario.setting.devices = [one, other]
    let paths = try writer.write(scenario).beside.map(\.path)
    #expect(
      paths == [
        "my_20_phone.profile.json", "my-phone.profile.json", "gesture-2-new.gesture.json",
      ]
    )
  }

  private func renamed(_ name: String) -> DeviceProfile {
    var profile = DeviceProfile.phone60
    profile.name = name
    return profile
  }
}

extension Scenario {
  /// The scenario without the places of its file.
  fileprivate var withoutPlaces: Scenario {
    var scenario = self
    for index in script.indices { scenario.script[index].line = nil }
    for index in demands.findings.indices { scenario.demands.findings[index].line = nil }
    for index in demands.thresholds.indices { scenario.demands.thresholds[index].position = nil }
    // A profile that was written states every number, also those of its basis.
    scenario.setting.devices = setting.devices.map { device in
      if DeviceProfile.all.contains(device) { return device }
      let bytes = Array(ProfileFile.text(device).utf8)
      return (try? ProfileFile.read(bytes, path: device.name)) ?? device
    }
    return scenario
  }
}
