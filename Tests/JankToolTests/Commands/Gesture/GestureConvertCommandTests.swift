import JankTool
import Testing

struct GestureConvertCommandTests {
  private static let evemu = """
    E: 5.000000 0001 014a 1
    E: 5.000000 0003 0000 100
    E: 5.000000 0003 0001 200
    E: 5.000000 0000 0000 0
    E: 5.010000 0003 0001 250
    E: 5.010000 0000 0000 0
    E: 5.020000 0001 014a 0
    E: 5.020000 0000 0000 0

    """

  @Test func `a recording in another format becomes one in ours`() async throws {
    try await ScenarioDesk.with(["drag.evemu": Self.evemu]) { desk in
      let result = try await ToolRun([
        "gesture", "convert", desk.path("drag.evemu"), "--points-per-unit", "0.5",
      ])
      #expect(result.code == .done && result.errors.isEmpty)
      #expect(
        result.output == """
          {
            "format": "gesture-stream/1",
            "id": "drag",
            "kind": "recorded",
            "unit": "device units",
            "pointsPerUnit": 0.5,
            "clockOffsetMs": 5000.0,
            "events": [
              {"t_ms": 0.0, "x": 100.0, "y": 200.0, "phase": "began"},
              {"t_ms": 10.0, "x": 100.0, "y": 250.0, "phase": "moved"},
              {"t_ms": 20.0, "x": 100.0, "y": 250.0, "phase": "ended"}
            ]
          }

          """
      )
    }
  }

  @Test func `a file may be written, and a scenario can play it`() async throws {
    try await ScenarioDesk.with(["drag.evemu": Self.evemu]) { desk in
      let words = ["gesture", "convert", desk.path("drag.evemu"), "-o", desk.path("drag.json")]
      let result = try await ToolRun(words + ["--points-per-unit=1"])
      #expect(result.code == .done && result.output.isEmpty)
      try desk.write(SampleScenarios.dragged(), to: "x.scenario.json")
      #expect(try await ToolRun(["run", desk.path("x.scenario.json")]).code == .done)
    }
  }

  @Test func `one recording at a time`() async throws {
    let result = try await ToolRun(["gesture", "convert", "a", "b"])
    #expect(result.code == .wrongUsage)
  }
}
