internal import JankExplore
internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// `janklab shrink`: find the smallest scenario that fails in the same way.
package enum ShrinkCommand {
  private static let finding = Option(
    name: "finding",
    value: .list(placeholder: "NAME", known: names, isOpen: true),
    about: "The failure to keep: the name of a finding, for example F13, or "
      + "\(others.joined(separator: ", ")).",
    standard: "the first failure of the first case that fails"
  )
  private static let ruleExample = "apple.hitch-count: value <= 0"
  private static let rule = Option(
    name: "rule",
    otherNames: ["rules"],
    value: .text(placeholder: "RULE"),
    about: "A rule to break instead, whatever its level, for example \"\(ruleExample)\"."
  )
  static let attempts = Option(
    name: "attempts",
    value: .integer(0...1_000_000),
    about: "The limit of attempts, each of which plays at most one smaller scenario; 0 keeps the "
      + "case that fails as it is.",
    standard: "\(standardAttempts)"
  )
  static let standardAttempts = 5_000

  private static let others = ["unfinished", "unsettled", "trap", "law"]
  private static var names: [String] { FindingRule.allCases.map(\.rawValue) + others }

  package static let command = Command(
    name: "shrink",
    abstract: "Find the smallest scenario that fails in the same way",
    example: "janklab shrink Scenarios/traps/pushed-twice.scenario.json --finding F13",
    argument: Argument(name: "FILE", about: "A scenario file, or - for standard input."),
    options: [
      finding, rule, attempts, RunOptions.timeout, RunOptions.maxEvents, .output, RunOptions.quiet,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    Interruption.listen()
    let wantedNames = try wantedNames(invocation)
    let path = invocation.arguments[0]
    let bytes = try InputFile.read(
      path,
      limit: ScenarioLibrary.byteLimit + 1,
      expecting: "one scenario file of it"
    )
    let rules = try rules(invocation)
    let shelf = RecordingShelf(besides: path)
    let progress = RunOptions.progress(
      of: attemptLimit(invocation),
      counting: "attempts at most",
      invocation,
      on: console
    )
    let shrinker = try shrinker(invocation, rules, reading: shelf) { _ in
      progress.advance()
      return !Interruption.isRequested && !CrashGuard.isNearLimit
    }
    let wanted = wanted(wantedNames, hasRules: !rules.isEmpty)
    let shrunk: ShrunkScenario?
    var limit: String?
    do throws(FileError) {
      shrunk = try shrinker.shrink(bytes, path: path) { failure in
        if failure.isLimit { limit = failure.subject }
        return !failure.isLimit && wanted(failure)
      }
    } catch {
      progress.finish()
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    progress.finish()
    guard let shrunk else { throw nothingFails(invocation, rules, stoppedBy: limit) }
    try InputGuard([path] + shelf.paths, config: invocation.text(.config))
      .reject([invocation.text(.output)])
    try console.deliver(shrunk.text, to: invocation.text(.output))
    if !invocation.has(RunOptions.quiet) {
      let limit = attemptLimit(invocation)
      let files = strandedFiles(of: shrunk, shelf, invocation)
      console.show(notes(on: shrunk, from: bytes, at: path, limit: limit, naming: files))
    }
    return Interruption.code ?? .done
  }

  /// The names of the failures to keep.
  ///
  /// - Throws: Wrong usage, for a name that no failure has.
  private static func wantedNames(_ invocation: Invocation) throws(ToolFailure) -> [String] {
    let wanted = invocation.names(finding)
    guard let unknown = wanted.first(where: { !names.contains($0) }) else { return wanted }
    throw .usage(
      "--\(finding.name) knows no \(quoted(unknown))",
      of: invocation.path,
      hint: hint(for: unknown)
    )
  }

  private static func hint(for name: String) -> String {
    let rule = String(name.prefix { $0 != "@" })
    if rule != name, names.contains(rule) { return "write \(rule), without a view controller" }
    return nearestName(to: name, among: others).map { "did you mean \(quoted($0))?" }
      ?? KnownFindings.hint(for: rule)
  }

  /// The rules to break; none if the command line names a finding.
  ///
  /// A rule of the command line counts whatever its level. Of the rules of a file those count that
  /// fail a check without a baseline.
  ///
  /// - Throws: Wrong usage, for a rule beside a finding, for a wrong rule, and for one of the
  ///   command line that compares with a baseline.
  private static func rules(_ invocation: Invocation) throws(ToolFailure) -> [Threshold] {
    guard invocation.isWritten(finding) else {
      let rules = try CheckCommand.rules(invocation)
      guard invocation.isWritten(rule) else {
        return rules.filter { $0.level == .error && !comparesWithBaseline($0) }
      }
      if let compared = rules.first(where: comparesWithBaseline) {
        throw .usage(
          "\(printable("\(compared)", limit: 200)): there is no baseline to compare with",
          of: invocation.path,
          hint: "write a value in place of baseline, for example \"\(ruleExample)\""
        )
      }
      return rules.map(raised)
    }
    guard !invocation.isWritten(rule) else {
      throw .usage("use one of --\(finding.name) and --\(rule.name)", of: invocation.path)
    }
    return []
  }

  private static func comparesWithBaseline(_ rule: Threshold) -> Bool {
    if case .baseline = rule.limit { true } else { false }
  }

  /// A rule of the level that finds failures.
  private static func raised(_ rule: Threshold) -> Threshold {
    var rule = rule
    rule.level = .error
    return rule
  }

  private static func attemptLimit(_ invocation: Invocation) -> Int {
    invocation.integer(attempts).map { Int($0) } ?? standardAttempts
  }

  private static func shrinker(
    _ invocation: Invocation,
    _ rules: [Threshold],
    reading shelf: RecordingShelf,
    tried: @escaping (Int) -> Bool
  ) throws(ToolFailure) -> ScenarioShrinker {
    let finder: FailureFinder
    do throws(RuleProblem) {
      finder = try FailureFinder.limited(
        rules: rules,
        expecting: nil,
        play: ExplorePlay.play(invocation)
      )
    } catch {
      throw .usage(error.message, of: invocation.path, hint: error.hint)
    }
    let loader = ScenarioLoader(catalog: invocation.catalog, metrics: Gauge.names)
      .reading(shelf.read)
    return ScenarioShrinker(
      loader,
      catalog: invocation.catalog,
      finder: finder,
      limit: attemptLimit(invocation),
      tried: tried
    )
  }

  /// The failures to keep: broken rules, or those with the cause of the first one that is found, of
  /// the given names if there are any.
  private static func wanted(_ names: [String], hasRules: Bool) -> (RunFailure) -> Bool {
    if hasRules { return { if case .rule = $0.cause { true } else { false } } }
    var first: RunFailure.Cause?
    return { failure in
      let isWanted = names.isEmpty ? failure.isError : names.contains(failure.name)
      guard isWanted || first != nil else { return false }
      if first == nil { first = failure.cause }
      return failure.cause == first
    }
  }

  private static func nothingFails(
    _ invocation: Invocation,
    _ rules: [Threshold],
    stoppedBy limit: String?
  ) -> ToolFailure {
    let names = invocation.names(finding)
    let what =
      !rules.isEmpty
      ? "breaks the rule" : names.isEmpty ? "fails" : "fails with \(names.joined(separator: ", "))"
    return .file(
      invocation.arguments[0],
      .invalidData,
      "no case of the scenario \(what)" + (limit.map { "; \($0) stopped a run" } ?? ""),
      hint: limit == nil
        ? "to see how its cases end: janklab run \(ShellWord.text(invocation.arguments[0]))"
        : "set a larger limit"
    )
  }

  /// The files that a small scenario names, and that are not beside the file of the result.
  private static func strandedFiles(
    of shrunk: ShrunkScenario,
    _ shelf: RecordingShelf,
    _ invocation: Invocation
  ) -> [String] {
    var names: [String] = []
    let loader = ScenarioLoader(catalog: invocation.catalog, metrics: Gauge.names)
      .reading { name throws(UnreadableFile) in
        if !names.contains(name) { names.append(name) }
        return try shelf.read(name)
      }
    _ = try? loader.load(Array(shrunk.text.utf8), path: "")
    let path = invocation.arguments[0]
    guard let output = invocation.text(.output), output != "-" else { return names }
    return names.filter { name in
      SystemCall.resolved(RecordingPath.path(of: name, besides: output))
        != SystemCall.resolved(RecordingPath.path(of: name, besides: path))
    }
  }

  private static func notes(
    on shrunk: ShrunkScenario,
    from bytes: [UInt8],
    at path: String,
    limit: Int,
    naming files: [String]
  ) -> [Diagnostic] {
    let change = ShrunkChange(from: bytes, to: shrunk)
    let wasEnded =
      shrunk.attemptCount >= limit || Interruption.isRequested || CrashGuard.isNearLimit
    let attempts = "in \(shrunk.attemptCount) \(shrunk.attemptCount == 1 ? "attempt" : "attempts")"
    let nothing = wasEnded ? "nothing removed so far" : "found nothing to remove"
    let result = change.isNone ? nothing : change.text
    let message = "\(result) \(attempts); fails with \(shrunk.failure.title)"
    let folder = RecordingPath.path(of: "", besides: path)
    let place = "the folder \(quoted(folder, limit: 4_096))"
    let hint = files.isEmpty ? nil : "keep it in \(place): it names \(files.listed)"
    return [Diagnostic(.note, path: path, message: message, hint: hint)]
  }
}
