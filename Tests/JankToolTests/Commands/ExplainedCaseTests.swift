import JankTool
import Testing

struct ExplainedCaseTests {
  private static let stalled = """
    {
      "name": "stalled",
      "devices": ["phone-60", "phone-60-busy"],
      "screens": {
        "Main": { "layers": 4 },
        "Sheet": { "layers": 2, "presentation": { "slide": { "duration": "400 ms" } } }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "255 ms", "stall": "decode hero.png", "for": "80 ms" }
      ],
      "strategies": ["core-animation", "property-animator", "display-link"]
    }
    """

  @Test func `cases with the same text share it under all their names`() async throws {
    try await ScenarioDesk.with(["a.json": Self.stalled]) { desk in
      let words = ["explain", desk.path("a.json"), "--without", "decode hero.png"]
      let two = try await ToolRun(
        words + ["--strategy", "core-animation,property-animator", "--device", "phone-60"]
      )
      let title = "stalled / phone-60 / core-animation, property-animator (2 cases)\n"
      #expect(two.output.hasPrefix(title), "\(two.output)")
      #expect(two.output.components(separatedBy: "transitions: ").count == 2)
      let all = try await ToolRun(words).output
      #expect(all.contains("stalled / phone-60 / display-link\n"), "\(all)")
      let names = all.matches(of: /core-animation|property-animator|display-link/)
      #expect(names.count == 6, "\(all)")
      // JSON has every case.
      let json = try await ToolRun(["explain", desk.path("a.json"), "--format", "json"])
      #expect(json.output.components(separatedBy: "\"scenario\"").count == 7)
    }
  }
}
