import Foundation
import JankTool
import Testing

// Also tests: MissingFile.

struct FailingFileTests {
  private static let animation = """
    { "fr": 10, "ip": 0, "op": 5, "w": 40, "h": 20, "layers": [
      { "ty": 1, "nm": "square", "sw": 4, "sh": 4, "ip": 0, "op": 5,
        "ks": { "p": { "k": [{ "t": 0, "s": [0, 0] }, { "t": 4, "s": [8, 0] }] } } }] }
    """

  /// A page with an animation that is pushed, and another one during the push.
  private static let twice = ShrinkCommandTests.twice
    .replacing(#""Home": { "layers": 12 }"#, with: #""Home": { "lottie": "art/logo.json" }"#)

  private func explore(_ desk: ScenarioDesk, _ words: String...) async throws -> ToolRun {
    let places = ["explore", desk.path("in/a.json"), "--failures", desk.path("found")]
    return try await ToolRun(places + ["--count", "1", "--vary", "seeds"] + words)
  }

  @Test func `a file that the variation names is written beside it, and it fails again`()
    async throws
  {
    let files = ["in/a.json": Self.twice, "in/art/logo.json": Self.animation]
    try await ScenarioDesk.with(files) { desk in
      let run = try await explore(desk, "--attempts", "0")
      let path = "found/twice-F13/twice-F13.scenario.json"
      #expect(run.code == .simulationFailed)
      #expect(run.output.contains("  3 steps: \(desk.path(path))\n"), "\(run.output)")
      #expect(try desk.read(path).contains("art/logo.json"))
      #expect(try desk.read("found/twice-F13/art/logo.json") == Self.animation)
      let again = try await ToolRun(["run", desk.path(path)])
      #expect(again.code == .simulationFailed && again.errors.contains("F13"), "\(again.errors)")
    }
  }

  @Test func `a file that the small scenario does not need is not written`() async throws {
    let files = ["in/a.json": Self.twice, "in/art/logo.json": Self.animation]
    try await ScenarioDesk.with(files) { desk in
      let run = try await explore(desk)
      let path = "found/twice-F13.scenario.json"
      #expect(run.output.contains("  2 steps: \(desk.path(path))\n"), "\(run.output)")
      #expect(try !desk.read(path).contains("logo"))
      #expect(!FileManager.default.fileExists(atPath: desk.path("found/twice-F13")))
    }
  }

  @Test func `without attempts the variation is written as it was`() async throws {
    try await ScenarioDesk.with(["in/a.json": ShrinkCommandTests.twice]) { desk in
      let run = try await explore(desk, "--attempts", "0")
      let path = desk.path("found/twice-F13.scenario.json")
      #expect(run.output.contains("  3 steps: \(path)\n"), "\(run.output)")
      let text = try desk.read("found/twice-F13.scenario.json")
      #expect(text.contains("stall") && text.contains("More") && text.contains("layers"))
      #expect(try await ToolRun(["run", path]).code == .simulationFailed)
    }
  }
}
