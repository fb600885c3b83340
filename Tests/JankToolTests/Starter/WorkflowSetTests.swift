import Foundation
import JankTool
import Testing

struct WorkflowSetTests {
  @Test(arguments: BuildServer.allCases)
  func `a workflow is written once, and its commands are ones the tool knows`(
    server: BuildServer
  ) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let words = ["init", "--ci", server.rawValue, desk.folder.path]
      let run = try await ToolRun(words)
      #expect(run.code == .done && run.output.hasPrefix("wrote \(desk.folder.path)/"))
      #expect(try await ToolRun(words).code == .cannotCreate)
      #expect(try await ToolRun(words + ["--force"]).code == .done)
    }
    for file in WorkflowSet.files(server) {
      let joined = file.text.replacing("\n", with: " ")
      let command = try #require(joined.firstRange(of: "janklab check"))
      let line = joined[command.lowerBound...].split(separator: " ").dropFirst()
      let end = line.firstIndex { $0 == "-" || $0.hasSuffix(":") } ?? line.endIndex
      let checked = line[..<end].map(String.init) + ["--help"]
      #expect(try await ToolRun(checked).code == .done, "\(checked)")
    }
  }
}
