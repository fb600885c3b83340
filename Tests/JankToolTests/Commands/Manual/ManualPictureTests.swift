import Foundation
import JankTool
import Testing

struct ManualPictureTests {
  /// The command stands below the picture in the manual; it writes the picture anew.
  @Test func `the chart of the README is what the tool draws today`() async throws {
    let scenario = ReadmeConsole.project.appending(path: Self.scenario).path
    let words = ["compare", scenario, "--device", "phone-60", "--stall", "0,20,50,100ms"]
    let run = try await ToolRun(words + ["--format", "svg"])
    #expect(run.code == .done)
    let picture = ReadmeConsole.project
      .appending(path: "\(ReadmeConsole.manual)/Resources/stalls.svg")
    #expect(run.output == (try String(contentsOf: picture, encoding: .utf8)))
  }

  @Test func `the chart of a sweep is what the tool draws today`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let sweep = ReadmeConsole.project.appending(path: "Scenarios/modal-bounce.sweep.json").path
      let result = desk.path("modal-bounce.sweep.ndjson")
      #expect(try await ToolRun(["sweep", sweep, "--quiet", "--output", result]).code == .done)
      let run = try await ToolRun(["tune", result, "--format", "svg"])
      let picture = ReadmeConsole.project
        .appending(path: "\(ReadmeConsole.manual)/Resources/modal-bounce-tuning.svg")
      #expect(run.output == (try String(contentsOf: picture, encoding: .utf8)))
    }
  }

  private static let scenario = "Scenarios/modal-bounce-stall.scenario.json"
}
