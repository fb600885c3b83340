internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText

/// How a baseline fits the cases to run.
struct BaselineMatch {
  let baseline: Baseline
  let path: String
  private let plan: CheckPlan
  private var modelMismatch: Int?
  /// The scenarios that changed since the baseline was recorded.
  private var changed: [String] = []
  /// The cases that the baseline does not have.
  private var missing: [CaseName] = []

  private static let shownCount = 5

  /// Finds the mismatches.
  init(_ baseline: Baseline, at path: String, with plan: CheckPlan) {
    self.baseline = baseline
    self.path = path
    self.plan = plan
    let cases = plan.items.map { (name: $0.name, contentHash: $0.source.contentHash) }
    for mismatch in baseline.mismatches(with: cases, modelVersion: Version.model) {
      switch mismatch {
      case .model(let old, _): modelMismatch = old
      case .content(let scenario): changed.append(scenario)
      case .missing(let name): missing.append(name)
      }
    }
  }
}

extension BaselineMatch {
  /// The cases of the baseline that the plan lacks, although the command line does not exclude
  /// them.
  var absentees: [CaseName] { plan.absentees(of: baseline) }

  /// Those of the absentees that the scenarios should still request.
  var lost: Set<CaseName> { plan.lost(absentees) }

  /// The mismatches that are ignored, a sentence each.
  var remarks: [String] { [changeText, missingText].compactMap(\.self) }

  /// Rejects mismatches.
  ///
  /// - Parameter isTolerant: whether scenarios may have changed and cases may be new.
  /// - Throws: `invalidData`, each kind of mismatch once, with the command that fixes it.
  func reject(isTolerant: Bool = false) throws(ToolFailure) {
    var findings: [(message: String, hint: String)] = []
    let update = "if intended: \(plan.commandOfUpdate(of: path))"
    if let modelMismatch {
      let message =
        "it was recorded with model \(modelMismatch), and this is model \(Version.model): they "
        + "cannot be compared"
      findings.append((message, update))
    }
    if let changeText, !isTolerant {
      findings.append((changeText, "--compare-changed compares anyway; \(update)"))
    }
    if let missingText, !isTolerant {
      let command = plan.commandOfUpdate(of: path, pruning: plan.mustPrune(lost))
      findings.append((missingText, (segueHint ?? "") + "if intended: \(command)"))
    }
    guard !findings.isEmpty else { return }
    throw ToolFailure(
      .invalidData,
      findings.map { Diagnostic(path: path, message: $0.message, hint: $0.hint) }
    )
  }

  /// What to add to the command line if the baseline was recorded for segues.
  private var segueHint: String? {
    guard !plan.runs.takesSegues else { return nil }
    let names = Set(plan.runs.files.flatMap { SegueTour($0.scenario).scenarioNames })
    guard absentees.contains(where: { names.contains($0.scenario) }) else { return nil }
    return "the baseline is of segues: add --\(RunOptions.allSegues.name); "
  }

  /// Rejects metrics to compare if the baseline has none of them.
  func reject(metrics: [Metric]) throws(ToolFailure) {
    let recorded = baseline.comparedIDs
    let names = metrics.map(\.id).filter { !recorded.contains($0) }
    let numeric = names.filter { MetricRegistry.metric($0)?.isNumeric ?? false }
    guard !numeric.isEmpty, names.count == metrics.count else { return }
    throw .file(
      path,
      .invalidData,
      "it was recorded for \(baseline.metrics.joined(separator: ", ")) only, and has no "
        + nameList(numeric, limit: Self.shownCount),
      hint: "to record others: \(plan.commandOfUpdate(of: path)) --metrics NAME[,NAME…]"
    )
  }

  private var changeText: String? {
    guard !changed.isEmpty else { return nil }
    var known: Set<String> = []
    let scenarios = changed.map { String($0.prefix { $0 != "@" }) }
      .filter { known.insert($0).inserted }
    let names = nameList(scenarios.map { quoted($0) }, limit: Self.shownCount)
    let verb =
      scenarios.count == 1 ? "\(names) has" : "\(scenarios.count) scenarios (\(names)) have"
    let seed = plan.runs.choice.seed.map { ", or ran with another seed than \($0)" } ?? ""
    let version =
      plan.runs.choice.version.map { ", or followed another version of iOS than \($0)" } ?? ""
    return "\(verb) changed since the baseline was recorded\(seed)\(version)"
  }

  private var missingText: String? {
    guard !missing.isEmpty else { return nil }
    let names = nameList(
      missing.map { printable("\($0)", limit: 300) },
      limit: Self.shownCount
    )
    return missing.count == 1
      ? "\(names) is not in the baseline"
      : "\(missing.count) cases are not in the baseline: \(names)"
  }
}
