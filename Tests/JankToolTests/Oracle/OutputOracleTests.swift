import Foundation
import JankReports
import JankText
import JankTool
import Testing

/// Every command in every format, over files in which every name is hostile.
struct OutputOracleTests {
  /// What a command printed, and whether that is safe to show.
  private func findings(_ words: [String]) async throws -> (run: ToolRun, findings: [String]) {
    let run = try await ToolRun(words, columns: 80)
    let format = zip(words, words.dropFirst()).first { $0.0 == "--format" }?.1
    let isCSV = format == "csv" || words.contains("--frames")
    let isCommands = format == "github" && !run.output.isEmpty
    let text = isCommands ? String(run.output.dropLast()) : run.output
    let oracle = LogOracle(
      hasCarriageReturns: isCSV,
      commands: isCommands ? ["error", "warning", "notice"] : []
    )
    var findings = oracle.findings(in: text) + LogOracle().findings(in: run.errors)
    // A line feed of a name ends no line, or somebody else would write the next one.
    for line in (run.output + "\n" + run.errors).split(whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " }
      if start.hasPrefix(":\\u{3a}error") || start.hasPrefix("#\\u{23}[error]PWNED") {
        findings.append("a name begins a line: \(line)")
      }
    }
    return (run, findings)
  }

  // By number, since the log of a test names its arguments.
  @Test(arguments: HostileDesk.names.indices)
  func `nothing that is printed is a command or moves the cursor`(number: Int) async throws {
    try await HostileDesk.with(HostileDesk.names[number]) { desk in
      for words in Self.commandLines(desk) {
        let (run, findings) = try await findings(words)
        let shown = findings.prefix(3).joined(separator: "\n")
        let line = printable(words.joined(separator: " "), limit: .max)
        #expect(findings.isEmpty, "\(line) (\(run.code)):\n\(shown)")
      }
    }
  }

  @Test func `every command and every format is among those that are looked at`() async throws {
    try await HostileDesk.with(HostileDesk.names[0]) { desk in
      let lines = Self.commandLines(desk)
      for (path, command) in Self.commands(Janklab.command, path: []) {
        let own = lines.filter { $0.starts(with: path) }
        #expect(!own.isEmpty, "\(path)")
        guard let format = command.options.first(where: { $0.name == "format" }),
          case .choice(let names) = format.value
        else { continue }
        for name in names {
          #expect(own.contains { $0.contains(name) && $0.contains("--format") }, "\(path) \(name)")
        }
      }
    }
  }

  /// A command that fails by mistake would print nothing that could be looked at.
  @Test func `the commands print what they are to print`() async throws {
    let name = HostileDesk.names[0]
    try await HostileDesk.with(name) { desk in
      let expected: [(code: ExitCode, words: [String])] = [
        (.done, ["list", "scenarios", desk.path(".scenario.json")]),
        (.done, ["baseline", "show", desk.path("-odd-baseline.json")]),
        (.done, ["compare", desk.path(".scenario.json")]),
        (.done, ["explain", desk.path(".scenario.json")]),
        (.done, ["score", desk.path("-hitches.xml")]),
        (.done, ["score", "--frames", desk.path("-hitches.xml")]),
        (.done, ["gesture", "inspect", desk.path("-drag.json")]),
        (.done, ["profile", "show", desk.path(".profile.json")]),
        (.done, ["diff", desk.path("-old.json"), desk.path("-odd.json")]),
        (.regressed, ["check", desk.path(".scenario.json")]),
        (.invalidData, ["score", desk.path("-other.xml")]),
        (.invalidData, ["validate", desk.desk.path("broken")]),
      ]
      for (code, words) in expected {
        let run = try await ToolRun(words, columns: 80)
        #expect(run.code == code, "\(words[0]): \(run.errors)")
        #expect((run.output + run.errors).contains("#\\u{23}"), "\(words[0]): \(run.output)")
      }
    }
  }

  @Test(arguments: HostileDesk.names.indices)
  func `names read back from JSON as they were`(number: Int) async throws {
    let name = HostileDesk.names[number]
    try await HostileDesk.with(name) { desk in
      for command in [["run"], ["check"], ["compare"], ["explain"], ["list", "scenarios"]] {
        let words = command + [desk.path(".scenario.json"), "--format", "json"]
        let run = try await ToolRun(words, columns: 80)
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect(Self.texts(value).contains { $0.unicodeScalars.elementsEqual(name.unicodeScalars) })
      }
    }
  }

  private static func texts(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let items as [Any]: items.flatMap(texts)
    case let object as [String: Any]: object.keys + object.values.flatMap(texts)
    default: []
    }
  }
}

// MARK: Command lines

extension OutputOracleTests {
  /// The commands that do something, with the words that lead to them.
  private static func commands(
    _ command: Command,
    path: [String]
  ) -> [(path: [String], command: Command)] {
    let own = command.run == nil ? [] : [(path: path, command: command)]
    return own + command.subcommands.flatMap { commands($0, path: path + [$0.name]) }
  }

  private static func commandLines(_ desk: HostileDesk) -> [[String]] {
    simulations(desk) + comparisons(desk) + readers(desk) + words(desk)
  }

  /// Runs and checks, also such as cannot begin.
  private static func simulations(_ desk: HostileDesk) -> [[String]] {
    let scenario = desk.path(".scenario.json")
    let baselines = ["-new", "-odd"].map { ["--baseline", desk.path("\($0)-baseline.json")] }
    let compared = [scenario, "--compare-changed", "--all", "--rule", "lateness: max <= 0 ms"]
    var lines: [[String]] = []
    for format in ReportFormat.allCases.map(\.rawValue) {
      lines += [
        ["run", scenario, "--format", format], ["run", scenario, "--format", format, "--all"],
      ]
      lines += baselines.map { ["check"] + compared + $0 + ["--format", format] }
      lines.append(["check", desk.desk.path("broken"), "--format", format])
    }
    let baseline = desk.path("-made-baseline.json")
    return lines + [
      ["check", scenario, "--verbose"], ["check", scenario, "--baseline", desk.path("-none.json")],
      ["check", scenario, "--baseline", scenario], ["run", desk.desk.folder.path],
      ["baseline", "record", scenario, "--baseline", baseline, "--verbose"],
      ["baseline", "record", scenario, "--baseline", baseline],
      ["baseline", "update", scenario, "--baseline", desk.path("-odd-baseline.json"), "--dry-run"],
      ["baseline", "update", scenario, "--baseline", desk.path("-new-baseline.json")],
      ["baseline", "show", desk.path("-odd-baseline.json")], ["baseline", "show", scenario],
    ]
  }

  /// What shows scenarios beside each other, or explains them.
  private static func comparisons(_ desk: HostileDesk) -> [[String]] {
    let scenario = desk.path(".scenario.json")
    let old = ["-old", "-old-compare", "-old-baseline"].map { desk.path("\($0).json") }
    let new = ["-odd", "-new-compare", "-odd-baseline"].map { desk.path("\($0).json") }
    var lines: [[String]] = []
    for format in ["table", "json", "csv", "markdown", "html", "svg"] {
      let end = ["--format", format]
      lines += [
        ["compare", scenario] + end, ["compare", scenario, "--stall", "50 ms"] + end,
        ["compare", scenario, "--seeds", "1..3"] + end,
        ["compare", scenario, desk.path("-drag.json"), "--policy", "all"] + end,
      ]
      if format != "svg" { lines.append(["compare", scenario, "--picture", "all"] + end) }
    }
    for format in ["text", "json", "html"] {
      lines += zip(old, new).map { ["diff", $0, $1, "--all", "--format", format] }
      lines += [
        ["diff", old[0], new[2], "--format", format],
        ["diff", old[0], scenario, "--format", format],
        ["explain", scenario, "--format", format],
        ["explain", scenario, "--without", desk.name, "--format", format],
      ]
    }
    for format in ["text", "json"] {
      lines += [
        [
          "explore", scenario, "--count", "3", "--failures", desk.path("-found"), "--format",
          format,
        ],
        ["sweep", scenario, "--format", format],
      ]
    }
    for format in ["table", "json", "markdown", "svg", "html"] {
      lines.append(["tune", scenario, "--format", format])
    }
    return lines
  }

  /// What reads recordings, fingers and profiles.
  private static func readers(_ desk: HostileDesk) -> [[String]] {
    let recordings = [
      "-hitches.xml", "-other.xml", "-broken.xml", "-times.csv", "-present.csv", "-torn.txt",
      "-traces.json", ".scenario.json",
    ].map(desk.path)
    let (touchTrack, profile) = (desk.path("-drag.json"), desk.path(".profile.json"))
    var lines = recordings.flatMap { path in
      ["table", "json", "csv", "markdown", "html"].map { ["score", path, "--format", $0] }
        + [["score", path, "--frames"], ["score", path, path, "--significance"]]
        + [["score", path, "--column", desk.name], ["score", path, "--stream", desk.name]]
    }
    for format in ["table", "json", "csv", "svg"] {
      lines.append(["gesture", "inspect", touchTrack, "--format", format])
    }
    for format in ["table", "json"] {
      lines.append(["profile", "show", profile, "--format", format])
    }
    for format in ["text", "json"] {
      lines.append(["list", "scenarios", desk.path(".scenario.json"), "--format", format])
      let lists = ListCommand.command.subcommands.map(\.name)
      for list in lists where !["scenarios", "metrics"].contains(list) {
        lines.append(["list", list, "--format", format])
      }
      lines.append(["profile", "list", "--format", format])
    }
    let animation = desk.path("-animation.json")
    lines += ["table", "csv"].map { ["lottie", animation, "--format", $0] }
    lines += ["table", "markdown", "json"].map {
      ["calibrate", desk.path("-torn.txt"), "--format", $0]
    }
    let costs = desk.path("-costs.txt")
    lines += ["table", "json"].map { ["list", "metrics", "--format", $0] }
    return lines + [
      ["gesture", "inspect", desk.path("-torn.txt")], ["gesture", "convert", touchTrack],
      ["gesture", "convert", desk.path("-torn.txt")], ["gesture", "make", "flick"],
      ["profile", "fit", costs, "--name", desk.name], ["profile", "fit", desk.path("-torn.txt")],
      ["profile", "fit", costs, "--output", desk.path("-fitted.profile.json")],
      ["validate", desk.path(".scenario.json"), profile], ["validate", desk.desk.path("broken")],
    ]
  }

  /// Names that stand on the command line itself, and commands that read nothing.
  private static func words(_ desk: HostileDesk) -> [[String]] {
    let curve = "easeIn@400ms"
    var lines: [[String]] = []
    for format in ["plot", "svg", "csv", "json"] {
      lines.append(["curve", curve, "--format", format])
    }
    for (path, command) in commands(Janklab.command, path: []) {
      // What could be a file goes to the folder of the test.
      let word = path == ["init"] ? desk.path("-new") : desk.name
      lines += [path + [word], path + ["--\(desk.name)"], path + ["--help"]]
      for option in command.options where option.value != .none {
        let value = option.value == .file ? desk.path("-\(option.name).json") : desk.name
        lines.append(path + ["--\(option.name)", value])
      }
      if command.options.contains(where: { $0.name == "config" }) {
        lines.append(path + ["--config", desk.path("-config.json")])
        lines.append(path + ["--print-config"])
      }
    }
    for format in ["scenario", "baseline", "result", "check", "comparison", "difference"] {
      lines.append(["schema", format])
    }
    for shell in ["bash", "zsh", "fish"] { lines.append(["--generate-completion-script", shell]) }
    return lines + [
      [], ["--help"], ["--version"], [desk.name], ["help"], ["help", "run"], ["help", desk.name],
      ["init", desk.path("-made")], ["init", desk.path("-made")],
      ["init", desk.path("-ci"), "--ci", "github"], ["run", desk.path("-none.scenario.json")],
      ["run", desk.path(".scenario.json"), "--out", "json=\(desk.path("-none/x.json"))"],
    ]
  }
}
