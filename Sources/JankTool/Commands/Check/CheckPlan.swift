internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The cases of a check before they run, and their rules.
struct CheckPlan: Sendable {
  /// A case, its origin, and its replay command.
  struct Item: Sendable {
    let run: Case
    let source: CheckSubject.Source
    /// The line that requests the case.
    let line: Int?
    let replay: String

    var name: CaseName { CheckPlan.name(of: run) }
  }

  /// The cases as requested.
  let runs: RunPlan
  private(set) var items: [Item]
  /// The rules of the command line, and the scenarios' rules that they do not replace.
  private(set) var rules: [Rule]
  /// Rules of the command line that should switch off rules of scenarios and match none.
  private let idleRetractions: [RuleProblem]
  /// The parts of the replay command that all cases share.
  private let replay: CheckReplay
  /// All cases of the scenarios, chosen or not.
  private let everyName: [CaseName]
  /// The names of the scenarios, with their outcomes.
  private let scenarioNames: Set<String>

  /// Creates the plan.
  ///
  /// - Parameters:
  ///   - runs: the cases.
  ///   - replay: the parts of the replay command that all cases share.
  ///   - catalog: the names that scenarios and command lines can use.
  init(_ runs: RunPlan, _ replay: CheckReplay, among catalog: Catalog) {
    self.runs = runs
    self.replay = replay
    items = Self.items(of: runs, replay, comparedWith: nil)
    let everyCase = RunChoice(seed: runs.choice.seed, version: runs.choice.version)
      .entries(of: runs.files, among: catalog)
    everyName =
      runs.choice.isEmpty ? items.map(\.name) : everyCase.flatMap(\.cases).map(Self.name)
    scenarioNames = Set(
      runs.files.map(\.scenario).flatMap { [$0.name] + $0.cases.map(\.name) }
    )
    // A rule of the command line takes the place of those that say the same, at any level.
    let own = replay.rules
    let kept = runs.chosenFiles.flatMap(Self.rules).filter { stated in
      !own.contains { $0.hasSameLimit(as: stated.threshold) }
    }
    rules = kept + own.map { Rule($0) }
    idleRetractions = Self.idleRetractions(among: own, of: runs.files.flatMap(Self.rules))
  }

  /// Rules with the level `off` that switch off no rule of a scenario and no comparison with the
  /// baseline.
  private static func idleRetractions(
    among rules: [Threshold],
    of stated: [Rule]
  ) -> [RuleProblem] {
    rules.filter { rule in
      guard rule.level == .off, case .fixed = rule.limit else { return false }
      return !stated.contains { rule.hasSameLimit(as: $0.threshold) }
    }.map { rule in
      let nearest = nearestName(to: "\(rule)", among: stated.map { "\($0.threshold)" })
      return RuleProblem(
        Rule(rule),
        "no scenario states this rule, so off has no effect",
        hint: nearest.map { "did you mean \(quoted($0))?" }
      )
    }
  }

  private static func rules(of file: LoadedScenario) -> [Rule] {
    file.scenario.demands.thresholds.map { stated in
      Rule(
        stated.threshold,
        path: file.path,
        line: stated.position?.line,
        column: stated.position?.column,
        scenario: file.scenario.name
      )
    }
  }

  private static func items(
    of runs: RunPlan,
    _ replay: CheckReplay,
    comparedWith baseline: Baseline?
  ) -> [Item] {
    runs.entries.flatMap { entry in
      entry.cases.map { run in
        let isCompared = baseline?.run(of: name(of: run)) != nil
        return item(run, of: entry.file, replay, isCompared: isCompared)
      }
    }
  }

  private static func item(
    _ run: Case,
    of file: LoadedScenario,
    _ replay: CheckReplay,
    isCompared: Bool
  ) -> Item {
    var lines = file.lines.script
    lines.warnings = EffectRemarks.positions(of: run, in: file)
    let source = CheckSubject.Source(
      scenario: file.scenario.name,
      path: file.path,
      tags: file.scenario.tags,
      contentHash: hash(of: file, playedAs: run),
      lines: lines,
      text: file.text
    )
    return Item(
      run: run,
      source: source,
      line: file.lines.line(ofStrategy: run.strategy.name),
      replay: replay.line(
        of: run,
        named: name(of: run),
        in: file,
        from: source,
        isCompared: isCompared
      )
    )
  }

  /// The digest of the scenario, played with a seed and on a version of iOS that may differ from
  /// its own.
  private static func hash(of file: LoadedScenario, playedAs run: Case) -> String {
    let hasOwnSeed = run.seed == file.scenario.setting.seed
    let hasOwnVersion = run.scenario.version == file.scenario.version
    guard !hasOwnSeed || !hasOwnVersion else { return file.contentHash }
    var hasher = DigestHasher()
    hasher.combine(file.contentHash)
    if !hasOwnSeed { hasher.combine(run.seed) }
    if !hasOwnVersion { hasher.combine("iOS \(run.scenario.version)") }
    return hasher.finish().description
  }

  fileprivate static func name(of run: Case) -> CaseName {
    CaseName(
      scenario: run.scenario.name,
      device: run.device.name,
      strategy: run.strategy.name
    )
  }
}

extension CheckPlan {
  /// Reads the requested cases and their rules.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - rules: the rules of the command line.
  ///   - comparison: the options that choose the baseline, as words.
  ///   - console: the console for warnings about omitted cases.
  /// - Throws: If a file is invalid, or if no case remains.
  init(
    _ invocation: Invocation,
    rules: [Threshold] = [],
    comparing comparison: [String] = [],
    on console: Console
  ) throws(ToolFailure) {
    let runs = try RunPlan(
      invocation,
      seed: invocation.integer(RunOptions.seed),
      tellingOn: invocation.has(RunOptions.verbose) ? console : nil
    )
    let replay = CheckReplay(invocation, runs.choice, rules: rules, comparison: comparison)
    self.init(runs, replay, among: invocation.catalog)
    guard items.count <= Self.caseLimit else {
      throw .usage(
        "\(items.count) cases are requested, and one command runs at most \(Self.caseLimit)",
        of: invocation.path,
        hint: "name fewer scenarios, devices or strategies"
      )
    }
    if !invocation.has(RunOptions.quiet) { console.show(runs.leftOut) }
  }
}

extension CheckPlan {
  /// Removes the rules that compare with a baseline, and returns their number.
  mutating func dropRulesAgainstBaselines() -> Int {
    let count = rules.count
    rules.removeAll { rule in
      guard case .baseline = rule.threshold.limit else { return false }
      return rule.threshold.level != .off
    }
    return count - rules.count
  }

  /// The plan with replay commands that compare the cases of a baseline with it.
  func replaying(besides baseline: Baseline) -> CheckPlan {
    var plan = self
    plan.items = Self.items(of: runs, replay, comparedWith: baseline)
    return plan
  }

  /// The command that updates a baseline that does not fit.
  ///
  /// It names the cases that the scenarios do not request.
  ///
  /// - Parameters:
  ///   - baseline: the file of the baseline.
  ///   - pruning: whether scenarios that are in none of the files are removed.
  /// - Returns: A line for a shell.
  func commandOfUpdate(of baseline: String, pruning: Bool = false) -> String {
    let areOwn = Set(items.map(\.name)).isSubset(of: everyName)
    let choice = runs.choice
    let words =
      [replay.tool, "baseline", "update"] + replay.arguments + ["--baseline", baseline]
      + (runs.takesSegues ? ["--\(RunOptions.allSegues.name)"] : [])
      + choice.scenarios.arguments + (areOwn ? [] : choice.arguments)
      + choice.changes + (pruning ? ["--prune"] : [])
    return words.map(ShellWord.text).joined(separator: " ")
  }

  /// The largest number of cases in one command.
  ///
  /// Their values stay in memory until the report is written: about a gigabyte.
  static let caseLimit = 100_000

  /// Whether a case belongs to one of the scenarios.
  func concerns(_ name: CaseName) -> Bool { scenarioNames.contains(name.scenario) }

  /// The cases of a baseline that are neither run nor excluded by the choice of scenarios.
  func absentees(of baseline: Baseline) -> [CaseName] {
    baseline.absentees(from: items.map(\.name)).filter {
      runs.choice.scenarios.includes($0.scenario)
    }
  }

  /// Whether the scenario of a case is played, with any outcome.
  private func isPlayed(_ name: CaseName) -> Bool {
    concerns(name) || scenarioNames.contains(name.scenarioWithoutOutcome)
  }

  /// Whether an update of the baseline has to remove scenarios so that none of the cases is lost.
  func mustPrune(_ lost: Set<CaseName>) -> Bool { lost.contains { !isPlayed($0) } }

  /// The cases that their scenarios no longer request, chosen or not.
  func stale(_ names: [CaseName]) -> Set<CaseName> {
    let wanted = Set(items.map(\.name) + everyName)
    return Set(
      names.filter { name in
        isPlayed(name) && !wanted.contains(name)
      }
    )
  }

  /// Those of the absentees of a baseline that the scenarios should still request.
  ///
  /// A scenario that is played has lost what it no longer requests. A folder stands for every
  /// scenario of the baseline unless options choose some. Options that choose devices or strategies
  /// lose nothing.
  func lost(_ absentees: [CaseName]) -> Set<CaseName> {
    guard runs.choice.arguments.isEmpty else { return [] }
    let isWhole =
      runs.choice.isEmpty && replay.arguments.contains { SystemCall.kind(of: $0) == .folder }
    return stale(absentees).union(isWhole ? absentees.filter { !isPlayed($0) } : [])
  }

  /// Rejects rules that no baseline could make valid, so that none has to be read for it.
  ///
  /// - Throws: Every rule that matches no case, switches nothing off or makes no sense.
  func rejectRules() throws(ToolFailure) {
    let wrong = rules.compactMap { rule in
      do throws(RuleProblem) {
        try rule.check()
        return nil as RuleProblem?
      } catch {
        return error
      }
    }
    let problems = idleRules + idleRetractions + wrong
    guard problems.isEmpty else { throw .rules(problems.map { Diagnostic($0) }) }
  }

  /// The judge of the cases.
  ///
  /// - Throws: Every rule that matches no case, switches nothing off or makes no sense.
  func judge(
    _ baseline: Baseline?,
    comparing metrics: [Metric] = [],
    measuring measured: [Metric],
    keepsResults: Bool,
    keepsFrames: Bool
  ) throws(ToolFailure) -> Judge {
    let problems = idleRules + idleRetractions + Judge.problems(in: rules, beside: baseline)
    guard problems.isEmpty,
      let judge = try? Judge(
        rules: rules,
        baseline: baseline,
        comparing: metrics,
        measuring: measured,
        keepsResults: keepsResults,
        keepsFrames: keepsFrames
      )
    else { throw .rules(problems.map { Diagnostic($0) }) }
    return judge
  }

  /// Rules of the command line that match no case; the reader checks the rules of files.
  private var idleRules: [RuleProblem] {
    rules.filter { rule in
      rule.path == nil && !items.contains { rule.covers($0.name, from: $0.source) }
    }.map { rule in
      let tags = items.flatMap(\.source.tags)
      let filter = IdleFilter(of: rule.threshold, among: items.map(\.name), tags: tags)
      return RuleProblem(
        rule,
        "the rule matches no case: \(filter.message)",
        hint: filter.hint ?? "to list all: janklab list scenarios PATH…"
      )
    }
  }
}

extension ToolFailure {
  /// The number of wrong rules that are listed; more are only counted.
  private static let shownLimit = 20

  /// A rule of a file with its source line, if the file can be read again.
  private static func quoting(_ finding: Diagnostic) -> Diagnostic {
    guard finding.position != nil, SystemCall.kind(of: finding.path) == .file,
      let bytes = try? InputFile.readRegular(finding.path, limit: 64 << 20)
    else { return finding }
    return [finding].quoting(bytes)[0]
  }

  /// The error for wrong rules.
  static func rules(_ findings: [Diagnostic]) -> ToolFailure {
    let more = findings.count - shownLimit
    let words = more == 1 ? "1 more error" : "\(more) more errors"
    let rest = more > 0 ? [Diagnostic(.note, path: "--rule", message: words)] : []
    return ToolFailure(.invalidData, findings.prefix(shownLimit).map(quoting) + rest)
  }
}

extension Diagnostic {
  /// The diagnostic for a rule that makes no sense, at its position.
  init(_ problem: RuleProblem) {
    self.init(
      path: problem.rule.path ?? "--rule",
      position: problem.rule.line.map {
        SourcePosition(line: $0, column: problem.rule.column ?? 1)
      },
      message: "\(printable("\(problem.rule.threshold)", limit: 200)): "
        + printable(problem.message, limit: 400),
      hint: problem.hint
    )
  }
}
