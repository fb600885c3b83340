import Foundation
import JankTool
import Testing

/// The example of the gate in the README is what the tool says.
struct ReadmeGateTests {
  private static let project = URL(filePath: #filePath).appending(path: "../../../../../")
    .standardized

  @Test func `what the README shows of a longer stall is what a check says`() async throws {
    let readme = try String(
      contentsOf: Self.project.appending(path: "README.md"),
      encoding: .utf8
    )
    let lines = readme.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("failed: modal-bounce-stall / ") })
    let shown = lines[start...].prefix { $0 != "…" }
    #expect(shown.last?.hasPrefix("  again: janklab run Scenarios/modal-bounce-stall") == true)
    let name = "Scenarios/modal-bounce-stall.scenario.json"
    let text = try String(contentsOf: Self.project.appending(path: name), encoding: .utf8)
    try await ScenarioDesk.with([name: text]) { desk in
      try desk.write(text, to: name)
      let script = """
        cd "$folder"
        "$janklab" baseline record Scenarios -q > /dev/null || exit
        sed -i.old 's/"80 ms"/"97 ms"/' \(name)
        rm \(name).old
        "$janklab" check Scenarios --baseline baseline.json --compare-changed
        """
      let run = try Shell.bash(script, folder: desk.folder)
      #expect(run.status == ExitCode.regressed.rawValue)
      #expect(run.output.contains(shown.joined(separator: "\n") + "\n"), "\(run.output)")
    }
  }
}
