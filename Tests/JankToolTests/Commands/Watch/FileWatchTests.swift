import Foundation
import JankTool
import Testing

struct FileWatchTests {
  @Test func `the standard input cannot be watched`() async throws {
    let run = try await ToolRun(["run", "-", "--watch"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("--watch cannot read the standard input again"))
  }

  @Test(arguments: [
    ("run", "hitch"), ("compare", "best by"), ("explain", "settled"),
  ])
  func `a changed file is read again, and a signal ends it`(
    command: String,
    mark: String
  ) async throws {
    let scenario = SampleScenarios.tapped("first")
    let files = [
      "a.scenario.json": scenario,
      "next.txt": scenario.replacing("\"first\"", with: "\"second\""),
      "torn.txt": String(scenario.dropLast(3)),
    ]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" \(command) . --watch > out.txt 2> err.txt &
        tool=$!
        until grep -q first out.txt; do sleep 0.05; done
        mv torn.txt a.scenario.json
        until grep -q "error: " err.txt; do sleep 0.05; done
        mv next.txt a.scenario.json
        until grep -q second out.txt; do sleep 0.05; done
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      let output = try desk.read("out.txt")
      #expect(output.contains(mark))
      #expect(!output.contains("\u{1B}"), "the screen of nobody is cleared")
    }
  }

  @Test func `a mistake of the command line is not waited for`() async throws {
    for command in ["run", "compare", "explain"] {
      let run = try await ToolRun([command, "none", "--watch"])
      #expect(run.code == .missingInput)
    }
  }

  /// What a round that fails at once writes before.
  private func opening(isTerminal: Bool) async throws -> String {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "output")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let writer = CheckedWriter(descriptor: handle.fileDescriptor, name: "output")
      let console = Console(output: writer, errors: writer) {
        Terminal(output: .init(isTerminal: isTerminal), errors: .init(isTerminal: false)) { _ in
          nil
        }
      }
      let invocation = try ArgumentParser.parse(["run", "a b\u{1B}[2J"], for: Janklab.command)
      await #expect(throws: ToolFailure.self) {
        try await FileWatch(invocation: invocation, console: console).run {
          () async throws(ToolFailure) in
          throw .outputClosed
        }
      }
      try handle.close()
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func `a screen is cleared, and has the time of day and the command on top`() async throws {
    let text = try await opening(isTerminal: true)
    let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    #expect(text.hasPrefix(clearing))
    let line = text.dropFirst(clearing.count)
    #expect(line.prefix(8).count(where: \.isNumber) == 6)
    #expect(String(line.dropFirst(8)) == "  janklab run a b\\u{1b}[2J\n\n")
    #expect(try await opening(isTerminal: false).isEmpty)
  }
}
