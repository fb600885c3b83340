internal import Foundation
internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The options that choose cases and limit runs, the same for all commands.
enum RunOptions {
  static let argument = Argument(
    name: "PATH",
    about: "A scenario file, a folder of them, or - for standard input.",
    isRepeatable: true
  )
  static let seed = Option(
    name: "seed",
    otherNames: ["seeds"],
    value: .integer(0...Int64.max),
    about: "The seed of random numbers.",
    standard: "the scenario's"
  )
  static let strategy = strategy(of: .standard)
  static let jobs = Option(
    name: "jobs",
    short: "j",
    value: .integer(1...1024),
    about: "The number of parallel simulations. Results do not depend on it.",
    standard: "the number of processors"
  )
  static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Print the report and errors only: no progress, and no messages beside the report."
  )
  static let timeout = Option(
    name: "timeout",
    value: .duration(Interval(nanoseconds: 1)...Interval.milliseconds(86_400_000)),
    about: "The time limit of a run, by the clock of this machine.",
    standard: "600 s"
  )
  static let maxEvents = Option(
    name: "max-events",
    value: .integer(1...Int64.max),
    about: "The limit of events in a run.",
    standard: "100000000"
  )
  static let verbose = Option(
    name: "verbose",
    short: "v",
    about: "Print the files read and each finished run to standard error."
  )
  static let iOS = Option(
    name: "ios",
    value: .text(placeholder: "VERSION"),
    about: "The version of iOS to follow, such as 12 or 11.2.",
    standard: "the scenario's, else the current one"
  )
  static let allSegues = Option(
    name: "all-segues",
    about: "Instead of each script, take every segue that can be reached and return, one case each."
  )
  static let options =
    [
      ScenarioChoice.option, allSegues, iOS, seed, strategy, DeviceChoice.option, jobs, timeout,
      maxEvents, quiet, verbose,
    ] + Option.settings

  /// The option that chooses among the strategies of a catalog.
  static func strategy(of catalog: Catalog) -> Option {
    let names = catalog.strategies.map(\.name)
    return Option(
      name: "strategy",
      otherNames: ["strategies"],
      value: .list(placeholder: "NAME[,NAME…]", known: ["all"] + names),
      about: "The strategies: all, or \(names.joined(separator: ", ")).",
      standard: "the scenario's",
      isRepeatable: true
    )
  }

  /// The version of iOS that a command line states.
  ///
  /// - Throws: Wrong usage, for anything else than a version that can be followed.
  static func version(_ invocation: Invocation) throws(ToolFailure) -> SystemVersion? {
    guard invocation.allows(iOS), let text = invocation.text(iOS) else { return nil }
    if let version = SystemVersion(text), version >= .oldest { return version }
    throw .usage(
      "--ios expects a version such as 12 or 11.2, found \(quoted(text))",
      of: invocation.path,
      hint: "the oldest is \(SystemVersion.oldest)"
    )
  }

  /// The number of parallel simulations.
  static func pool(_ invocation: Invocation) -> WorkPool {
    WorkPool(width: invocation.integer(jobs).map { Int($0) } ?? standardWidth)
  }

  /// The number of processors.
  static var standardWidth: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// A progress line for runs, if it would be visible.
  static func progress(
    of total: Int,
    counting unit: String = "cases",
    _ invocation: Invocation,
    on console: Console?
  ) -> Progress {
    let isQuiet = invocation.allows(quiet) && invocation.has(quiet)
    let isShown = console?.terminal.showsProgress == true && !isQuiet
    let progress = Progress(total: total, unit: unit, on: isShown ? console : nil)
    progress.begin()
    return progress
  }

  /// Returns a factory for the limits of a run, whose time counts from its call.
  static func limits(_ invocation: Invocation) -> @Sendable () -> RunLimits {
    let time = Duration.nanoseconds(invocation.duration(timeout)?.nanoseconds ?? 600_000_000_000)
    let eventCount = invocation.integer(maxEvents).map { Int($0) } ?? 100_000_000
    return {
      let end = ContinuousClock.now + time
      return RunLimits(eventCount: eventCount) { ContinuousClock.now >= end }
    }
  }
}
