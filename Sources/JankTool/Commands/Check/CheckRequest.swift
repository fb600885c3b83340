internal import Foundation
internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The options by which cases are chosen, the same for checks and for recording baselines.
enum CheckRequest {
  static let argument = Argument(
    name: "PATH",
    about: "A scenario file, a folder of them, or - for the standard input.",
    isRepeatable: true
  )
  static let seed = Option(
    name: "seed",
    otherNames: ["seeds"],
    value: .integer(0...Int64.max),
    about: "Where all random draws start.",
    standard: "the seed in the scenario"
  )
  static let strategy = strategy(of: .standard)
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
  static let timeout = Option(
    name: "timeout",
    value: .duration(Interval(nanoseconds: 1)...Interval.milliseconds(86_400_000)),
    about: "After how long a run is broken off, by the clock of this machine.",
    standard: "600 s"
  )
  static let maxEvents = Option(
    name: "max-events",
    value: .integer(1...Int64.max),
    about: "After how many events a run is broken off.",
    standard: "100000000"
  )
  static let verbose = Option(
    name: "verbose",
    short: "v",
    about: "Say on the standard error what is read, and each run when it is done."
  )
  static let options =
    [
      ScenarioChoice.option, seed, strategy, DeviceChoice.option, jobs, timeout, maxEvents, quiet,
      verbose,
    ] + Option.settings

  /// The option that chooses among the strategies of a catalog.
  static func strategy(of catalog: Catalog) -> Option {
    let names = catalog.strategies.map(\.name)
    return Option(
      name: "strategy",
      otherNames: ["strategies"],
      value: .list(placeholder: "NAME[,NAME…]", known: ["all"] + names),
      about: "Which strategies to play: all, or \(names.joined(separator: ", ")).",
      standard: "those in the scenario",
      isRepeatable: true
    )
  }

  /// The cases that a command line asks for, and the rules about them.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - rules: the rules that it states.
  ///   - comparison: the options that say what cases are compared with, as words.
  ///   - console: where to say what is left out.
  /// - Returns: The plan.
  /// - Throws: That something is wrong with a file, or that nothing is left to be run.
  static func plan(
    _ invocation: Invocation,
    rules: [Threshold] = [],
    comparing comparison: [String] = [],
    on console: Console
  ) throws(ToolFailure) -> CheckPlan {
    Interruption.listen()
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    if invocation.has(verbose) {
      console.showOnErrors(paths.map { "reading \(printable($0, limit: 4_096))\n" }.joined())
    }
    let files = try ScenarioLibrary.load(paths, knowing: invocation.catalog)
    let plan = CheckPlan(
      files,
      at: invocation.arguments,
      scenarios: try ScenarioChoice(of: invocation, among: files),
      strategies: invocation.names(strategy),
      deviceFiles: DeviceChoice.paths(of: invocation),
      replay: CheckReplay(
        tool: invocation.toolset.name,
        devices: try DeviceChoice(of: invocation, among: files.map(\.scenario)),
        seed: invocation.integer(seed).map { UInt64($0) },
        limits: invocation.words(of: [timeout, maxEvents]),
        rules: rules,
        comparison: comparison
      ),
      catalog: invocation.catalog
    )
    guard !plan.items.isEmpty else { throw ToolFailure(.wrongUsage, plan.leftOut) }
    guard plan.items.count <= CheckPlan.caseLimit else {
      throw .usage(
        "\(plan.items.count) cases are asked for, and one command runs \(CheckPlan.caseLimit)",
        of: invocation.path,
        hint: "name fewer scenarios, devices or strategies"
      )
    }
    if !invocation.has(quiet) { console.show(plan.leftOut) }
    return plan
  }

  /// Runs the cases of a plan, or as many as fit into a baseline.
  static func run(
    _ plan: CheckPlan,
    judge: Judge,
    watchesPages: Bool,
    into budget: BaselineBudget? = nil,
    _ invocation: Invocation,
    on console: Console
  ) async -> CheckRun {
    let isVerbose = invocation.has(verbose)
    let progress = progress(of: plan.items.count, invocation, on: isVerbose ? nil : console)
    defer { progress.finish() }
    return await CheckRun.run(
      plan.items,
      judge: judge,
      jobs: jobCount(invocation),
      watchesPages: watchesPages,
      limits: limits(invocation),
      isEnough: { budget?.isSpent ?? false }
    ) { checked in
      budget?.spend(on: checked)
      progress.advance()
      guard isVerbose else { return }
      let count = checked.headline.frameCount
      console.showOnErrors("ran \(ReportText.name(checked)): \(count) frames\n")
    }
  }

  /// How many simulations run at a time.
  static func jobCount(_ invocation: Invocation) -> Int {
    invocation.integer(jobs).map { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// A line that tells how many runs are done, where anybody would see it.
  static func progress(of total: Int, _ invocation: Invocation, on console: Console?) -> Progress {
    let isShown = Terminal.standard.showsProgress && !invocation.has(quiet)
    return Progress(total: total, on: isShown ? console : nil)
  }

  /// What makes the limits of a run, whose time counts from then on.
  static func limits(_ invocation: Invocation) -> @Sendable () -> RunLimits {
    let time = Duration.nanoseconds(invocation.duration(timeout)?.nanoseconds ?? 600_000_000_000)
    let eventCount = invocation.integer(maxEvents).map { Int($0) } ?? 100_000_000
    return {
      let end = ContinuousClock.now + time
      return RunLimits(eventCount: eventCount) { ContinuousClock.now >= end }
    }
  }
}
