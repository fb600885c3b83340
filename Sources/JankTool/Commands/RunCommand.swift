internal import Foundation
internal import JankAnimators
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankTrace

/// `janklab run`: simulate scenarios and print what came out.
package enum RunCommand {
  private static let strategyNames = Strategy.all.map(\.name)

  private static let format = Option.format(RunFormat.self, standard: "table")
  private static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "Where all random draws start.",
    standard: "the seed in the scenario"
  )
  private static let strategy = Option(
    name: "strategy",
    value: .list(placeholder: "NAME[,NAME…]", known: strategyNames),
    about: "Which strategies to run: \(strategyNames.joined(separator: ", ")).",
    standard: "those in the scenario",
    isRepeatable: true
  )
  private static let jobs = Option(
    name: "jobs",
    short: "j",
    value: .integer(1...1024),
    about: "How many simulations run at a time; never changes the result.",
    standard: "one for each processor"
  )
  private static let metrics = MetricSelection.option(
    about: "Which metrics are shown instead of the usual columns.",
    standard: "the usual columns; all in JSON"
  )
  private static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Show errors only, no remarks."
  )

  package static let command = Command(
    name: "run",
    abstract: "Simulate scenarios and print their frames, hitches and digests",
    example: "janklab run Scenarios --format json --output result.json",
    argument: Argument(
      name: "PATH",
      about: "A scenario file, a folder of them, or - for the standard input.",
      isRepeatable: true
    ),
    options: [format, .output, seed, strategy, metrics, jobs, quiet, .config, .printConfig],
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let request = RunRequest(
      paths: try ScenarioFolder.files(at: invocation.arguments),
      format: invocation.text(format).flatMap(RunFormat.init) ?? .table,
      seed: invocation.integer(seed).map { UInt64($0) },
      strategies: invocation.names(strategy),
      jobs: invocation.integer(jobs).map { Int($0) }
        ?? ProcessInfo.processInfo.activeProcessorCount
    )
    let scenarios = try ScenarioLibrary.read(request.paths)
    let cases = scenarios.flatMap(\.cases).flatMap {
      Case.cases(of: $0, strategies: request.strategies, seed: request.seed)
    }
    let remarks = remarks(on: scenarios, request)
    guard !cases.isEmpty else { throw ToolFailure(.wrongUsage, remarks) }
    if !invocation.has(quiet) { console.show(remarks) }
    let results = await Case.run(cases, jobs: request.jobs)
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    let text = text(of: results, as: request.format, metrics: chosen)
    try console.deliver(text, to: invocation.text(.output))
    let failures = results.flatMap(failures)
    console.show(failures)
    return failures.isEmpty ? .done : .simulationFailed
  }

  private static func text(
    of results: [CaseResult],
    as format: RunFormat,
    metrics: [Metric]
  ) -> String {
    switch format {
    case .table where metrics.isEmpty: TableReport.text(results)
    case .table: MetricTable.text(results, metrics: metrics)
    case .json: JSONReport.text(results, metrics: metrics.isEmpty ? MetricRegistry.all : metrics)
    }
  }

  /// What was left out: strategies that cannot follow the finger of a script.
  private static func remarks(on scenarios: [Scenario], _ request: RunRequest) -> [Diagnostic] {
    zip(request.paths, scenarios).flatMap { path, scenario in
      request.strategies.compactMap { name in
        guard let strategy = Strategy.all.first(where: { $0.name == name }),
          !scenario.canBePlayed(under: strategy)
        else { return nil }
        return Diagnostic(
          .warning,
          path: path,
          message: "\(name) is left out: the script has a drag, and it follows no finger"
        )
      }
    }
  }

  /// What makes a run worthless: it never came to rest, or a rule of the transitions was broken.
  private static func failures(of result: CaseResult) -> [Diagnostic] {
    let name = "\(printable(result.scenario)) / \(result.device) / \(result.strategy)"
    let findings = result.trace.findings.filter { $0.severity == .error }.map {
      Diagnostic(
        path: name,
        message: FindingText.line($0),
        hint: "what UIKit does: \($0.rule.consequence)"
      )
    }
    guard !result.trace.cameToRest else { return findings }
    let end = result.trace.end.seconds
    return findings + [
      Diagnostic(path: name, message: "the run had not come to rest after \(end) s")
    ]
  }
}
