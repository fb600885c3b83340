internal import HeadlessUIKit
internal import JankAnimators
internal import JankMetrics
internal import JankScenarios
internal import JankTrace

/// The cases of a check before they are run, and the rules about them.
struct CheckPlan: Sendable {
  /// A case, where it comes from, and how it is played again.
  struct Item: Sendable {
    let run: Case
    let source: CheckSubject.Source
    let replay: String

    var name: CaseName {
      CaseName(
        scenario: run.scenario.name,
        device: run.device.name,
        strategy: run.strategy.name
      )
    }
  }

  let items: [Item]
  /// The files that the scenarios name.
  let recordings: [String]
  /// The rules of the scenarios, then those of the command line.
  let rules: [Rule]

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - files: the scenarios.
  ///   - strategies: replaces the strategies of every scenario, if not empty.
  ///   - seed: replaces the seed of every scenario.
  ///   - rules: the rules of the command line.
  init(_ files: [LoadedScenario], strategies: [String], seed: UInt64?, rules: [Threshold]) {
    recordings = files.flatMap(\.recordings)
    items = files.flatMap { file in
      file.scenario.cases.flatMap { Case.cases(of: $0, strategies: strategies, seed: seed) }
        .map { Self.item($0, of: file, seed: seed) }
    }
    self.rules =
      files.flatMap { file in
        file.scenario.thresholds.map { stated in
          Rule(
            stated.threshold,
            path: file.path,
            line: stated.position?.line,
            scenario: file.scenario.name
          )
        }
      } + rules.map { Rule($0) }
  }

  private static func item(_ run: Case, of file: LoadedScenario, seed: UInt64?) -> Item {
    let source = CheckSubject.Source(
      scenario: file.scenario.name,
      path: file.path,
      tags: file.scenario.tags,
      contentHash: hash(file.contentHash, seed: run.seed, of: file.scenario)
    )
    var words = ["janklab", "run", file.path, "--strategy", run.strategy.name]
    if let seed { words += ["--seed", "\(seed)"] }
    return Item(
      run: run,
      source: source,
      replay: words.map(shellWord).joined(separator: " ")
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

  /// A word that a shell takes for one.
  private static func shellWord(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      Self.plainBytes.contains(byte)
    }
    return plain && !word.isEmpty ? word : CompletionScript.shellQuoted(word)
  }

  private static let plainBytes = Set(
    "-._~/@+=:,ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
  )
}

extension CheckPlan {
  /// Rules that look at none of the cases.
  var idleRules: [RuleProblem] {
    rules.filter { rule in !items.contains { rule.covers($0.name, from: $0.source) } }.map {
      RuleProblem(
        $0,
        "the rule looks at no run: nothing fits what stands in its braces",
        hint: "janklab list scenarios shows what there is"
      )
    }
  }
}

extension Diagnostic {
  /// A rule that makes no sense, where it stands.
  init(_ problem: RuleProblem) {
    self.init(
      path: problem.rule.path ?? "--rule",
      position: problem.rule.line.map { SourcePosition(line: $0, column: 1) },
      message: "\(printable("\(problem.rule.threshold)", limit: 200)): "
        + printable(problem.message, limit: 400),
      hint: problem.hint
    )
  }
}
