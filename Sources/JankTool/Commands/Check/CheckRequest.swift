internal import Foundation
internal import JankAnimators
internal import JankMetrics
internal import JankScenarios
internal import JankTrace

/// The options by which cases are chosen, the same for checks and for recording baselines.
enum CheckRequest {
  private static let strategyNames = Strategy.all.map(\.name)

  static let argument = Argument(
    name: "PATH",
    about: "A scenario file, a folder of them, or - for the standard input.",
    isRepeatable: true
  )
  static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "Where all random draws start.",
    standard: "the seed in the scenario"
  )
  static let strategy = Option(
    name: "strategy",
    value: .list(placeholder: "NAME[,NAME…]", known: strategyNames),
    about: "Which strategies to run: \(strategyNames.joined(separator: ", ")).",
    standard: "those in the scenario",
    isRepeatable: true
  )
  static let jobs = Option(
    name: "jobs",
    short: "j",
    value: .integer(1...1024),
    about: "How many simulations run at a time; never changes the result.",
    standard: "one for each processor"
  )
  static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Show errors only, no progress and no remarks."
  )
  static let noColour = Option(
    name: "no-color",
    about: "No colour, whatever the terminal and NO_COLOR say."
  )
  static let options = [seed, strategy, jobs, quiet, .config, .printConfig]

  /// The cases that a command line asks for, and the rules about them.
  static func plan(
    _ invocation: Invocation,
    rules: [Threshold] = []
  ) throws(ToolFailure) -> CheckPlan {
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    let plan = CheckPlan(
      try ScenarioLibrary.load(paths),
      strategies: invocation.names(strategy),
      seed: invocation.integer(seed).map { UInt64($0) },
      rules: rules
    )
    guard !plan.items.isEmpty else {
      throw .usage("no scenario can be played under these strategies", of: invocation.path)
    }
    return plan
  }

  /// Whether the standard output may be coloured.
  static func hasColour(_ invocation: Invocation) -> Bool {
    Terminal.standard.hasColour && !invocation.has(noColour)
  }

  /// Runs the cases of a plan.
  static func run(
    _ plan: CheckPlan,
    judge: Judge,
    _ invocation: Invocation,
    on console: Console
  ) async -> CheckRun {
    let isShown = Terminal.standard.showsProgress && !invocation.has(quiet)
    Interruption.listen()
    return await CheckRun.run(
      plan.items,
      judge: judge,
      jobs: invocation.integer(jobs).map { Int($0) }
        ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: Progress(total: plan.items.count, on: isShown ? console : nil)
    )
  }
}
