import Foundation
import JankTool
import Testing

struct ExitCodeTests {
  /// The numbers are a promise to scripts and schedulers: changing one breaks somebody.
  @Test func `every code has the number that scripts rely on`() {
    let numbers = Dictionary(
      uniqueKeysWithValues: ExitCode.allCases.map { ("\($0)", $0.rawValue) }
    )
    #expect(
      numbers == [
        "done": 0, "simulationFailed": 1, "regressed": 2, "improved": 4, "wrongUsage": 64,
        "invalidData": 65, "missingInput": 66, "internalError": 70,
        "cannotCreate": 73,
        "inputOutputFailed": 74, "hungUp": 129, "interrupted": 130, "quit": 131,
        "outputClosed": 141,
        "terminated": 143,
      ]
    )
  }

  @Test(arguments: ["run", "check"])
  func `the help of commands that build servers start names every code`(command: String)
    async throws
  {
    let help = try await ToolRun([command, "--help"]).output
    for code in ExitCode.allCases { #expect(help.contains("\n  \(code.rawValue) "), "\(code)") }
  }

  @Test func `the manual has all codes, each once`() throws {
    let lines = try ReadmeConsole.page("ExitCodes").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| code |") })
    let codes = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|")[0].filter { $0 != " " }
    }
    #expect(codes == ExitCode.allCases.map { "\($0.rawValue)" })
  }
}
