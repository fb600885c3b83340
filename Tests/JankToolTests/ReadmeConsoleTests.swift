import Foundation
import JankTool
import Testing

/// What the README and the manual show of the tool is what the tool says.
struct ReadmeConsoleTests {
  private static let edit = #"perl -pi -e 's/"80 ms"/"97 ms"/' Scenarios/stall.scenario.json"#

  /// The scenarios of `janklab init` and their baseline, unless a command before wrote them.
  private static let recorded = """
    [ -e baseline.json ] || {
      rm -rf Scenarios
      janklab init
      janklab baseline record Scenarios
    }
    """

  /// What the text around a block says that is done before a command, by how the command begins.
  private static let preparations = [
    edit: recorded,
    // The longer stall is an edit of the block above.
    "janklab check Scenarios --baseline": "\(recorded)\n\(edit)",
    // What it writes stands beside no other scenarios.
    "janklab init": "rm -rf Scenarios",
  ]

  @Test func `the README and the manual show the tool at work`() {
    let examples = ReadmeConsole.blocks.flatMap(\.examples).filter(\.isPlayed)
    #expect(examples.count >= 30)
    #expect(examples.count { !$0.answer.isEmpty } >= 10)
    for start in Self.preparations.keys {
      #expect(examples.contains { $0.command.hasPrefix(start) }, "\(start)")
    }
  }

  @Test(arguments: ReadmeConsole.blocks.filter { $0.examples.contains(where: \.isOfTool) })
  func `commands answer as the pages have it`(block: ReadmeConsole.Block) async throws {
    try await ScenarioDesk.with([:]) { desk in
      try block.layOut(on: desk)
      for (index, example) in block.examples.enumerated() where example.isPlayed {
        let preparation = Self.preparations.first { example.command.hasPrefix($0.key) }
        let script = """
          cd "$folder"
          janklab() { "$janklab" "$@"; }
          { \(preparation?.value ?? ":") ; } > preparation.log 2>&1 || exit 99
          set -o pipefail
          exec 2>&1
          \(example.command)
          """
        let run = try Shell.bash(script, folder: desk.folder, columns: nil)
        #expect(run.status == block.code(of: index), "\(example.command)\n\(run.output)")
        #expect(example.isAnswered(by: run.output), "\(example.command)\n\(run.output)")
      }
    }
  }

  @Test(arguments: [
    (["a", "b"], "a\nb\n", true), (["a", "b"], "a\nb\nc\n", false), ([], "a\n", true),
    (["…", "b", "…", "d"], "a\nb\nc\nd\n", true), (["…", "b"], "a\nb\nc\n", false),
    (["a", "…"], "a \nb\n", true), (["…", "c", "…", "b", "…"], "b\nc\n", false),
  ])
  func `other lines may stand only where three dots do`(
    shown: [String],
    output: String,
    isAnswer: Bool
  ) {
    let example = ReadmeConsole.Example(command: "janklab", answer: shown)
    #expect(example.isAnswered(by: output) == isAnswer)
  }
}
