import Foundation
import JankReports
import JankText
import JankTool
import Testing

/// What every command prints fits the terminal.
struct WidthTests {
  private static let project = ReadmeConsole.project.path
  private static let scenario = "\(project)/Scenarios/modal-bounce-stall.scenario.json"
  private static let long = "\(project)/Scenarios/stack-back-swipe-recorded-cancel.scenario.json"
  private static let trap = "\(project)/Scenarios/traps/presented-twice.scenario.json"
  private static let verdict = "\(project)/Scenarios/verdict-overload.scenario.json"
  private static let gesture = "\(project)/Scenarios/gestures/flutter-swipe-06.json"
  private static let recording =
    "\(project)/Tests/JankImportsTests/Recordings/presentmon-case5-v2.csv"
  private static let rule = ["--rule", "apple.hitch-count: value <= 0"]

  /// Command lines that print what most users see of each command; FOLDER is a folder with a
  /// baseline and two results.
  private static let samples: [[String]] =
    [
      [], ["run", scenario], ["run", scenario, long, trap, verdict], ["run", trap, "--all"],
      ["run", scenario, "--metrics", "all"], ["run", scenario, "--print-config"],
      ["run", "nothing-of-this-name.scenario.json"], ["run", scenario, "--jobz", "3"],
      ["run", scenario, "--device", "no-such-device"], ["run", scenario, "--metrics", "no.metric"],
      ["check", scenario, long, "--no-baseline"] + rule,
      ["check", scenario, verdict, "--all", "--no-baseline"] + rule,
      ["check", scenario, "--no-baseline"], ["check"],
      ["check", scenario, "--baseline", "FOLDER/baseline.json", "--all"],
      ["check", scenario, "--baseline", "FOLDER/baseline.json", "--metrics", "frames"],
      ["baseline", "show", "FOLDER/baseline.json"],
      ["baseline", "show", "FOLDER/baseline.json", "--metrics", "frame-time"],
      ["baseline", "update", scenario, trap, "--baseline", "FOLDER/baseline.json", "--dry-run"],
      ["baseline", "record", scenario, "--baseline", "FOLDER/baseline.json"],
      ["compare", scenario], ["compare", scenario, "--strategies", "all"],
      ["compare", scenario, "--picture", "all"], ["compare", scenario, "--seeds", "1..3"],
      ["compare", scenario, "--stall", "80 ms", "--refresh", "60,120"],
      ["compare", "--policy", "all", gesture], ["compare", trap],
      ["diff", "FOLDER/one.json", "FOLDER/other.json"],
      ["diff", "FOLDER/one.json", "FOLDER/other.json", "--all"],
      ["explain", scenario], ["explain", trap, verdict],
      ["explain", scenario, "--without", "decode hero.png"],
      ["score", recording], ["score", recording, recording, "--significance"],
      ["score", recording, "--metrics", "apple", "--refresh-rate", "60"],
      ["curve", "spring:0.6,0.8s", "easeInOut@400ms"], ["gesture", "inspect", gesture],
      ["gesture", "make"], ["profile", "show", "phone-120"], ["profile", "list"],
      ["validate", scenario, trap], ["list", "scenarios", scenario, long],
      ["init", "FOLDER/new"], ["init", "--package", "--ci", "github", "FOLDER/package"],
      ["schema", "nothing"],
    ] + lists.map { ["list", $0] }

  /// The subcommands of `list` that need no file.
  private static let lists = ListCommand.command.subcommands.filter { $0.argument == nil }
    .map(\.name)

  /// Runs a command line in a folder that has what it reads.
  private func lines(_ words: [String], columns: Int, _ desk: ScenarioDesk) async throws
    -> [String]
  {
    let words = words.map { $0.replacing("FOLDER", with: desk.folder.path) }
    let run = try await ToolRun(words, columns: columns)
    return (run.output + run.errors).components(separatedBy: "\n")
  }

  private func withFiles(_ work: (ScenarioDesk) async throws -> Void) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let file = desk.path("baseline.json")
      _ = try await ToolRun(["baseline", "record", Self.scenario, "--baseline", file])
      for (name, seed) in [("one", "1"), ("other", "7")] {
        let words = ["run", Self.verdict, "--seed", seed, "--output", desk.path("\(name).json")]
        #expect(try await ToolRun(words).errors.contains("error") == false)
      }
      try await work(desk)
    }
  }

  /// Why a line may be longer than the terminal is wide, or nil if it may not.
  private func exemption(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    if !text.contains(" ") { return "one word, such as a path, which is copied whole" }
    let commands = ["janklab ", "again: janklab ", "now try: janklab "]
    if commands.contains(where: { text.hasPrefix($0) }) {
      return "a command, which is copied whole"
    }
    if text.contains(/^[^ ]*\/[^ ]*: (error|warning|note): [^ ]+$/) {
      return "a path and the first word about it, which editors read as one line"
    }
    let start = text.split(separator: " ", maxSplits: 1)
    let isPath = start[0].contains("/") || start.last?.contains("/") == true
    return isPath && start.count == 2 && !start[1].contains(" ")
      ? "a label or a sign, and a path, which is copied whole" : nil
  }

  @Test(arguments: samples)
  func `what a command prints fits the terminal`(words: [String]) async throws {
    try await withFiles { desk in
      for columns in [80, 120] {
        for line in try await lines(words, columns: columns, desk)
        where cellCount(line) > columns && exemption(line) == nil {
          Issue.record("\(cellCount(line)) of \(columns) cells: \(line)")
        }
      }
    }
  }

  /// The words that lead to every command.
  private static func paths(_ command: Command, _ path: [String] = []) -> [[String]] {
    [path] + command.subcommands.flatMap { paths($0, path + [$0.name]) }
  }

  @Test(arguments: paths(Janklab.command))
  func `help fits eighty columns, however wide the terminal is`(path: [String]) async throws {
    for words in [path + ["--help"], path + ["--help-hidden"]] {
      let run = try await ToolRun(words, columns: 200)
      #expect(run.code == .done)
      let long = run.output.split(separator: "\n").filter { cellCount($0) > 80 }
      #expect(long.isEmpty, "\(long)")
    }
  }

  @Test(arguments: paths(Janklab.command))
  func `a wrong option has a hint`(path: [String]) async throws {
    let wrong = try await ToolRun(path + ["--no-such-option"], columns: 80)
    #expect(wrong.code == .wrongUsage)
    #expect(wrong.errors.contains("--help") || wrong.errors.contains("did you mean"))
  }

  @Test func `the tool alone prints how to begin`() async throws {
    let run = try await ToolRun([], columns: 80)
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    for command in Janklab.command.subcommands {
      #expect(run.errors.contains("\n  \(command.name) "))
    }
    #expect(run.errors.contains("janklab init") && run.errors.contains("janklab --help"))
  }

  @Test func `a wide table shows every column and whole digests`() async throws {
    let run = try await ToolRun(["run", Self.scenario, "--wide"], columns: 80)
    let rows = run.output.split(separator: "\n")
    #expect(rows[0].contains("p50") && rows[0].contains("freeze"))
    #expect(rows[1].contains(/[0-9a-f]{32}$/))
    let narrow = try await ToolRun(["run", Self.scenario], columns: 80)
    #expect(narrow.output.contains(", digest; --wide shows all"))
    let broad = try await ToolRun(["run", Self.scenario], columns: 120)
    #expect(broad.output.contains(/\s[0-9a-f]{8}\n/))
  }

  @Test func `formats for machines say the same at any width`() async throws {
    for format in ReportFormat.allCases where format != .table {
      let words = ["run", Self.scenario, "--format", format.rawValue]
      let narrow = try await ToolRun(words, columns: 80)
      let wide = try await ToolRun(words, columns: 400)
      #expect(narrow.output == wide.output)
    }
  }
}
