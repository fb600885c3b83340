import JankTool
import Testing

// Also tests: InvalidRunText.

struct ExplainedCaseTests {
  @Test func `cases with the same text share it under all their names`() async throws {
    let text = StalledScenario.text(
      devices: ["phone-60", "phone-60-busy"],
      strategies: ["core-animation", "property-animator", "display-link"]
    )
    let words = ["--without", "decode hero.png"]
    let two = try await StalledScenario.explain(
      words + ["--strategy", "core-animation,property-animator", "--device", "phone-60"],
      in: text
    )
    let title = "stalled / phone-60 / core-animation, property-animator (2 cases)\n"
    #expect(two.output.hasPrefix(title), "\(two.output)")
    #expect(two.output.components(separatedBy: "transitions: ").count == 2)
    let all = try await StalledScenario.explain(words, in: text).output
    #expect(all.contains("stalled / phone-60 / display-link\n"), "\(all)")
    let titles = all.split(separator: "\n").filter { $0.hasPrefix("stalled / ") }
    let names = titles.flatMap { $0.matches(of: /core-animation|property-animator|display-link/) }
    #expect(names.count == 6, "\(all)")
    // JSON has every case.
    let json = try await StalledScenario.explain(["--format", "json"], in: text)
    #expect(json.output.components(separatedBy: "\"scenario\"").count == 7)
  }

  @Test func `a frame with the same explanation in several cases counts once`() async throws {
    let images = #""images": [{ "name": "t", "pixels": [900, 900], "format": "png", "count": 20 }]"#
    let text = StalledScenario.text(
      sheet: "\"layers\": 20, \(images)",
      strategies: ["core-animation", "property-animator", "display-link", "timer"]
    )
    let words = ["--worst", "3"]
    let run = try await StalledScenario.explain(words, in: text).output
    #expect(run.hasPrefix("stalled / phone-60 / core-animation, property-animator (2 cases)\n"))
    // The first frame of all cases, and the stall of the two that it delays.
    let lines = run.replacing(/\n {2,}/, with: " ")
    func count(_ text: String) -> Int { lines.components(separatedBy: text).count - 1 }
    #expect(count("in time without \"decode t *\"") == 1, "\(run)")
    #expect(count("late by the app, as explained for phone-60 / core-animation") == 2, "\(run)")
    #expect(count("in time without \"decode hero.png\"") == 2, "\(run)")
    #expect(count("\nframe ") == 5 && count("not shown") == 0, "\(run)")
    // JSON has the frames of each case.
    let json = try await StalledScenario.explain(words + ["--format", "json"], in: text).output
    #expect(json.components(separatedBy: "\"remedies\"").count == 4, "\(json)")
  }

  @Test func `an invalid run states its findings, even if every frame is on time`() async throws {
    try await ScenarioDesk.with(["a.json": ShrinkCommandTests.twice]) { desk in
      let words = ["explain", desk.path("a.json"), "--device", "phone-60"]
      let run = try await ToolRun(words + ["--strategy", "core-animation"])
      #expect(run.code == .done)
      #expect(run.output.contains("\ninvalid: F13 at "), "\(run.output)")
      #expect(run.output.hasSuffix("\n\nwhat UIKit does then: janklab help F13\n"))
      let page = try await ToolRun(words + ["--format", "html"])
      #expect(page.output.contains("invalid: F13 at "))
      // What the scenario expects makes no run invalid.
      let expected = ShrinkCommandTests.twice.replacing(
        #""root": "Stack","#,
        with: #""root": "Stack", "findings": [{ "rule": "F13", "of": "Stack" }],"#
      )
      try desk.write(expected, to: "a.json")
      let valid = try await ToolRun(words + ["--strategy", "core-animation"])
      #expect(!valid.output.contains("invalid: "))
      #expect(!valid.output.contains("janklab help F13"))
    }
  }

  @Test func `an invalid run is shown beside late frames of others`() async throws {
    let files = ["a.json": StalledScenario.text(), "b.json": ShrinkCommandTests.twice]
    try await ScenarioDesk.with(files) { desk in
      let words = ["explain", desk.path("a.json"), desk.path("b.json"), "--worst", "1"]
      let run = try await ToolRun(words)
      #expect(run.output.contains("invalid: F13 at "), "\(run.output)")
      #expect(run.output.contains("\nnot shown: "))
    }
  }
}
