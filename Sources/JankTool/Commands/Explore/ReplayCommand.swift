internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// `janklab replay`: play the run again that a line of a report or log is about.
package enum ReplayCommand {
  private static let place = Option(
    name: "in",
    value: .file,
    about: "The scenario file or folder in which cases are found by name.",
    standard: "Scenarios"
  )
  private static let byteLimit = 16 << 20

  package static let command = Command(
    name: "replay",
    abstract: "Play again the run that a line of a report or log is about",
    example: "janklab replay 'modal-bounce-stall  phone-60  timer  49  0  d7cba8e8'",
    argument: Argument(
      name: "LINE",
      about: "A line with a command to repeat, with the names of a case, or with its digest; - for "
        + "standard input, whose first such line counts.",
      isRepeatable: true
    ),
    topics: [
      Topic(
        title: "LINES",
        rows: [
          ("again: janklab run …", "The command of a report, whatever is around it."),
          ("\"replay\": \"janklab run …\"", "The same in JSON."),
          ("bounce / phone-60 / timer: …", "A case as messages name it."),
          ("bounce  phone-60  timer  …  d7cba8e8", "A row of a table, whose digest is compared."),
        ]
      ),
      Topic(
        title: "EXIT CODES",
        rows: [
          ("0", "The run was repeated; with a digest: it is the same."),
          ("1", "The digest differs, or the run is invalid."),
        ]
      ),
    ],
    options: [place, .noColour, RunOptions.quiet] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let text = try text(of: invocation)
    let tool = invocation.toolset.name
    let requests = text.split(separator: "\n").compactMap {
      ReplayRequest(String($0), tool: tool)
    }
    guard let request = requests.first else {
      throw .usage(
        "no line has a command to repeat, the names of a case, or a digest",
        of: invocation.path,
        hint: "for example: \(command.example)"
      )
    }
    switch request {
    case .command(let words):
      try rejectOtherOptions(words, invocation)
      return try await perform(words, for: invocation, console)
    case .named(let scenario, let device, let strategy, let digest):
      let words = [
        "run", invocation.text(place) ?? "Scenarios", "--scenario=\(scenario)",
        "--device=\(device)", "--strategy=\(strategy)",
      ]
      guard let digest else {
        return try await perform(words, for: invocation, console)
      }
      return try compare(
        try ArgumentParser.parse(words, for: invocation.toolset.command),
        of: invocation,
        with: digest,
        console
      )
    }
  }

  /// Performs a command without the settings of a project.
  private static func perform(
    _ words: [String],
    for invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> ExitCode {
    var parsed = try ArgumentParser.parse(words, for: invocation.toolset.command)
    parsed.toolset = invocation.toolset
    guard let run = parsed.command.run else { return .wrongUsage }
    return try await run(parsed, console)
  }

  private static func text(of invocation: Invocation) throws(ToolFailure) -> String {
    guard invocation.arguments == ["-"] else {
      return invocation.arguments.joined(separator: " ")
    }
    return String(decoding: try InputFile.read("-", limit: byteLimit), as: UTF8.self)
  }

  /// The options that choose and limit runs; a line from elsewhere must not write files.
  private static let repeated: Set = [
    "scenario", "all-segues", "device", "strategy", "seed", "timeout", "max-events", "baseline",
    "no-baseline",
    "rule", "frame", "worst",
  ]

  private static func rejectOtherOptions(
    _ words: [String],
    _ invocation: Invocation
  ) throws(ToolFailure) {
    let options = words.filter { $0.hasPrefix("-") && $0 != "-" }
    for option in options {
      let name = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
      guard option.hasPrefix("--"), repeated.contains(name) else {
        throw .usage(
          "the line has \(quoted(option)), which is not repeated",
          of: invocation.path,
          hint: "run the command yourself if you trust the line"
        )
      }
    }
  }

  /// Plays a case and compares its digest.
  private static func compare(
    _ parsed: Invocation,
    of invocation: Invocation,
    with digest: String,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    var parsed = parsed
    parsed.toolset = invocation.toolset
    let plan = try RunPlan(parsed)
    let run = plan.cases[0]
    let found = "\(run.run().trace.digest)"
    let name = "\(run.scenario.name) / \(run.device.name) / \(run.strategy.name)"
    guard found.hasPrefix(digest) else {
      throw .file(
        name,
        .simulationFailed,
        "the digest is \(found.prefix(digest.count)), not \(digest)",
        hint: "the scenario, the model or the seed differs from the run of the line"
      )
    }
    try console.output.write("\(printable(name, limit: 300)): same digest \(found)\n")
    return .done
  }
}
