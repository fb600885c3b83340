internal import JankScenarios
internal import JankText
internal import JankTrace

/// The findings that a command line names as known, so that they are no failures.
struct KnownFindings: Sendable {
  /// The option that names findings.
  static let option = Option(
    name: "known",
    value: .text(placeholder: "RULE[@NAME]"),
    about: """
      A known finding, which is no failure: F13, or F13@Stack of one view controller; several are \
      separated by commas. The scenario itself need not have it.
      """,
    standard: "none",
    isRepeatable: true
  )

  /// The findings, in the order of the command line.
  let findings: [Scenario.ExpectedFinding]

  /// Reads the findings of a command line.
  ///
  /// - Throws: Wrong usage, for a list without a finding, for a rule that does not exist, and for
  ///   `@` without a name.
  init(_ invocation: Invocation) throws(ToolFailure) {
    var findings: [Scenario.ExpectedFinding] = []
    for text in invocation.names(Self.option) {
      findings.append(try Self.finding(text, invocation))
    }
    guard !findings.isEmpty || !invocation.has(Self.option) else {
      throw .usage(
        "--\(Self.option.name) names no finding",
        of: invocation.path,
        hint: "write for example --\(Self.option.name) F13"
      )
    }
    self.findings = findings
  }

  private static func finding(
    _ text: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> Scenario.ExpectedFinding {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let rule = FindingRule(rawValue: parts[0]) else {
      throw .usage(
        "--\(option.name) knows no rule \(quoted(parts[0]))",
        of: invocation.path,
        hint: hint(for: parts[0])
      )
    }
    guard parts.last?.isEmpty == false else {
      throw .usage(
        "--\(option.name) \(quoted(text)) has no name after the @",
        of: invocation.path,
        hint: "write \(parts[0])@NAME, or \(parts[0]) for any view controller"
      )
    }
    return Scenario.ExpectedFinding(rule, of: parts.count > 1 ? parts[1] : nil)
  }

  /// What to write instead of the name of a rule that does not exist.
  static func hint(for rule: String) -> String {
    let names = FindingRule.allCases.map(\.rawValue)
    let upper = rule.uppercased()
    return names.contains(upper)
      ? "did you mean \(quoted(upper))?"
      : "there are F1 to F\(names.count), see janklab help findings"
  }
}

// MARK: What a run has

extension KnownFindings {
  /// Returns the indices of the findings that a run has, and that its scenario does not expect.
  func indices(in trace: Trace, of scenario: Scenario) -> Set<Int> {
    guard !findings.isEmpty else { return [] }
    let accepted = trace.findings.filter { finding in
      !finding.isExpected
        && !scenario.demands.findings.contains { $0.isAbout(finding) }
    }
    return Set(
      findings.indices.filter { index in
        accepted.contains(where: findings[index].isAbout)
      }
    )
  }

  /// Returns the findings that no run had, as the command line names them.
  ///
  /// - Parameter found: the indices of the findings that a run had.
  /// - Returns: The other findings.
  func unused(without found: Set<Int>) -> [Scenario.ExpectedFinding] {
    findings.indices.filter { !found.contains($0) }.map { findings[$0] }
  }
}
