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
      let commit = "with Scenarios, baseline.json, Package.swift and Package.resolved; "
      #expect(run.output.replacing(/\n +/, with: " ").contains(commit), "\(run.output)")
      let missing = "the workflow checks the folder Scenarios, which is not there"
      let text = run.output.replacing(/\n +/, with: " ")
      #expect(text.contains(missing), "\(text)")
      try FileManager.default.createDirectory(
        atPath: desk.path("Scenarios"),
        withIntermediateDirectories: true
      )
      let again = try await ToolRun(words + ["--force"])
      #expect(!again.output.replacing(/\n +/, with: " ").contains(missing), "\(again.output)")
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

  @Test(arguments: BuildServer.allCases)
  func `the manual shows what is written`(server: BuildServer) throws {
    let page = try ReadmeConsole.page("Workflows")
    for file in WorkflowSet.files(server) {
      #expect(page.contains("`\(file.path)`"), "\(file.path)")
      #expect(page.contains("\n\(file.text)```\n"), "\(file.path)")
    }
  }

  @Test func `a workflow that is a script can be run`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      _ = try await ToolRun(["init", "--ci", "xcode-cloud", desk.folder.path])
      let path = desk.path("ci_scripts/ci_post_clone.sh")
      #expect(FileManager.default.isExecutableFile(atPath: path))
    }
  }

  @Test func `what a check that ended early did not write is not uploaded`() {
    let text = WorkflowSet.files(.github).map(\.text).joined()
    let steps = text.components(separatedBy: "- uses: ")
    let upload = steps.first { $0.hasPrefix("github/codeql-action/upload-sarif") }
    #expect(upload?.contains("hashFiles('janklab.sarif') != ''") == true)
  }
}
