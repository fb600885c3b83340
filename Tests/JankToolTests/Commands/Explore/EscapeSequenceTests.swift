import Foundation
import JankTool
import Testing

struct EscapeSequenceTests {
  private static let escape = "\u{1B}["

  @Test(arguments: [
    "\(escape)32;1m$ COMMAND\(escape)0;m", "  again: COMMAND\(escape)0m",
    "\(escape)36magain:\(escape)39;49m \(escape)1mCOMMAND\(escape)K",
    "error: \(escape)31mtap / phone-60 / timer\(escape)0m: frame 14",
    "\(escape)38:5:9mtap\(escape)m / phone-60 / \(escape)2mtimer\(escape)m",
    "tap / phone-60 / timer\(escape)0m",
  ])
  func `colours of a log hide no command and no case`(line: String) async throws {
    let text = SampleScenarios.tapped("tap", strategies: ["timer", "display-link"])
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let command = "janklab run \(desk.path("a.scenario.json")) --strategy timer"
      let line = line.replacing("COMMAND", with: command)
      let run = try await ToolRun(["replay", line, "--in", desk.folder.path])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains("timer") && !run.output.contains("display-link"))
    }
  }

  @Test func `an escape character that begins no sequence stays`() async throws {
    for line in ["\u{1B}", "\(Self.escape)12", "\u{1B}c"] {
      let run = try await ToolRun(["replay", line])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("no line has a command to repeat"))
    }
  }
}
