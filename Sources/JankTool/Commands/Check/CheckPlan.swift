internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The cases of a check before they are run, and the rules about them.
struct CheckPlan: Sendable {
  /// A case, where it comes from, and how it is played again.
  struct Item: Sendable {
    let run: Case
    let source: CheckSubject.Source
    /// The line that asks for the case.
    let line: Int?
    let replay: String

    var name: CaseName { CheckPlan.name(of: run) }
  }

  let items: [Item]
  /// The files of the scenarios.
  let paths: [String]
  /// The files that the scenarios name, and those of devices.
  let recordings: [String]
  /// The seed that replaces those of the scenarios, if any.
  let seed: UInt64?
  /// The rules of the scenarios that the command line does not state too, then its own.
  private(set) var rules: [Rule]
  /// Rules of the command line that are to take back some of the scenarios, and take back none.
  private let idleRetractions: [RuleProblem]
  /// What the tool is called.
  private let tool: String
  /// The files and folders as the command line has them.
  private let arguments: [String]
  /// The options that choose strategies and devices, as words.
  private let choice: [String]
  /// What cannot be played as it was asked for, or makes no difference.
  let leftOut: [Diagnostic]
  /// All cases of the scenarios, those too that the command line did not choose.
  private let everyItem: [Item]
  /// The names of the scenarios, with their outcomes.
  private let scenarioNames: Set<String>
  /// The scenarios that the command line chooses.
  private let scenarios: ScenarioChoice

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - files: the scenarios.
  ///   - arguments: the files and folders as the command line has them.
  ///   - scenarios: which of the scenarios are played.
  ///   - strategies: replaces the strategies of every scenario, if not empty.
  ///   - deviceFiles: the files of the devices that the command line chooses.
  ///   - replay: what the command line says of every case: devices, seed, rules, limits.
  ///   - catalog: what scenarios and command lines can name.
  init(
    _ files: [LoadedScenario],
    at arguments: [String],
    scenarios: ScenarioChoice = .all,
    strategies: [String],
    deviceFiles: [String],
    replay: CheckReplay,
    catalog: Catalog
  ) {
    let (devices, rules) = (replay.devices, replay.rules)
    func cases(
      of scenarios: ScenarioChoice = .all,
      _ strategies: [String] = [],
      on devices: DeviceChoice? = nil
    ) -> [Item] {
      files.flatMap { file in
        let devices = devices?.devices(besides: file.scenario.devices)
        return scenarios.cases(of: file.scenario).flatMap {
          Case.cases(
            of: $0,
            among: catalog.strategies,
            strategies: strategies,
            devices: devices,
            seed: replay.seed
          )
        }.map { Self.item($0, of: file, replay) }
      }
    }
    tool = replay.tool
    seed = replay.seed
    paths = files.map(\.path)
    scenarioNames = Set(files.flatMap { [$0.scenario.name] + $0.scenario.cases.map(\.name) })
    self.scenarios = scenarios
    items = cases(of: scenarios, strategies, on: devices)
    let hasChoice = !scenarios.isEmpty || !strategies.isEmpty || !devices.isEmpty
    everyItem = hasChoice ? cases() : items
    self.arguments = arguments
    choice =
      (strategies.isEmpty ? [] : ["--strategy", strategies.joined(separator: ",")])
      + devices.arguments
    recordings = files.flatMap(\.recordings) + deviceFiles
    let chosen = scenarios.chosen(of: files)
    leftOut =
      chosen.flatMap { StrategyRemarks.warnings(of: $0, asked: strategies, among: catalog) }
      + devices.leftOut(of: chosen)
    // A rule of the command line takes the place of those that say the same, at any level.
    let stated = files.flatMap(Self.rules)
    let kept = chosen.flatMap(Self.rules).filter { stated in
      !rules.contains { $0.hasSameLimit(as: stated.threshold) }
    }
    self.rules = kept + rules.map { Rule($0) }
    idleRetractions = Self.idleRetractions(among: rules, of: stated)
  }

  /// A rule that is off takes back one of the scenarios, or the comparison with the baseline.
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
        "no scenario states this rule, so that off takes nothing back",
        hint: nearest.map { "did you mean \(quoted($0))?" }
      )
    }
  }

  private static func rules(of file: LoadedScenario) -> [Rule] {
    file.scenario.thresholds.map { stated in
      Rule(
        stated.threshold,
        path: file.path,
        line: stated.position?.line,
        column: stated.position?.column,
        scenario: file.scenario.name
      )
    }
  }

  private static func item(
    _ run: Case,
    of file: LoadedScenario,
    _ replay: CheckReplay
  ) -> Item {
    let source = CheckSubject.Source(
      scenario: file.scenario.name,
      path: file.path,
      tags: file.scenario.tags,
      contentHash: hash(file.contentHash, seed: run.seed, of: file.scenario)
    )
    return Item(
      run: run,
      source: source,
      line: file.lines.line(ofStrategy: run.strategy.name),
      replay: replay.line(of: run, named: name(of: run), in: file, from: source)
    )
  }

  /// The fingerprint of the scenario played from a seed that may not be its own.
  private static func hash(_ content: String, seed: UInt64, of scenario: Scenario) -> String {
    guard seed != scenario.seed else { return content }
    var hasher = DigestHasher()
    hasher.combine(content)
    hasher.combine(seed)
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
  /// Takes away the rules that compare with a baseline, and returns how many there were.
  mutating func dropRulesAgainstBaselines() -> Int {
    let count = rules.count
    rules.removeAll { rule in
      guard case .baseline = rule.threshold.limit else { return false }
      return rule.threshold.level != .off
    }
    return count - rules.count
  }

  /// The command that changes a baseline that does not fit.
  ///
  /// Cases that the scenarios do not ask for have to be asked for there too.
  func commandOfUpdate(of baseline: String) -> String {
    let areOwn = Set(items.map(\.name)).isSubset(of: everyItem.map(\.name))
    let words =
      [tool, "baseline", "update"] + arguments + ["--baseline", baseline] + scenarios.arguments
      + (areOwn ? [] : choice) + (seed.map { ["--seed", "\($0)"] } ?? [])
    return words.map(ShellWord.text).joined(separator: " ")
  }

  /// As many cases as one command runs, whose figures stay in memory until its report is written:
  /// about a gigabyte.
  static let caseLimit = 100_000

  /// Every file that is read.
  var inputs: [String] { paths + recordings }

  /// Whether a case is about one of the scenarios.
  func concerns(_ name: CaseName) -> Bool { scenarioNames.contains(name.scenario) }

  /// The cases of a baseline that are neither run nor left out by the choice of scenarios.
  func absentees(of baseline: Baseline) -> [CaseName] {
    baseline.absentees(from: items.map(\.name)).filter { scenarios.includes($0.scenario) }
  }

  /// The cases that their scenarios no longer ask for, chosen or not.
  func stale(_ names: [CaseName]) -> Set<CaseName> {
    let wanted = Set((items + everyItem).map(\.name))
    return Set(
      names.filter { name in
        let isOfScenario =
          concerns(name) || scenarioNames.contains(String(name.scenario.prefix { $0 != "@" }))
        return isOfScenario && !wanted.contains(name)
      }
    )
  }

  /// The judge over the cases.
  ///
  /// - Throws: Every rule that looks at no case, takes nothing back or makes no sense.
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

  /// Rules of the command line that look at no case; that those of files do was seen by their
  /// reader.
  private var idleRules: [RuleProblem] {
    rules.filter { rule in
      rule.path == nil && !items.contains { rule.covers($0.name, from: $0.source) }
    }.map {
      RuleProblem(
        $0,
        "the rule looks at no run: nothing fits what stands in its braces",
        hint: "janklab list scenarios shows what there is"
      )
    }
  }
}

extension ToolFailure {
  /// How many rules that are wrong are shown before the rest are only counted.
  private static let shownLimit = 20

  /// Rules are wrong.
  static func rules(_ findings: [Diagnostic]) -> ToolFailure {
    let more = findings.count - shownLimit
    let words = more == 1 ? "1 more error" : "\(more) more errors"
    let rest = more > 0 ? [Diagnostic(.note, path: "--rule", message: words)] : []
    return ToolFailure(.invalidData, findings.prefix(shownLimit) + rest)
  }
}

extension Diagnostic {
  /// A rule that makes no sense, where it stands.
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
