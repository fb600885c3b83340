internal import JankScenarios
internal import JankText
internal import JankTrace

/// The findings that a command line names as known, so that they are no failures.
enum KnownFindings {
  /// The option that names findings.
  static let option = Option(
    name: "known",
    value: .text(placeholder: "RULE[@NAME]"),
    about: """
      A known finding, which is no failure: F13, or F13@Stack of one view controller. The scenario \
      itself need not have it.
      """,
    standard: "none",
    isRepeatable: true
  )

  /// Reads the findings of a command line.
  ///
  /// - Throws: Wrong usage, for a rule that does not exist.
  static func findings(
    _ invocation: Invocation
  ) throws(ToolFailure) -> [Scenario.ExpectedFinding] {
    var findings: [Scenario.ExpectedFinding] = []
    for text in invocation.texts(option) {
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard let rule = FindingRule(rawValue: String(parts[0])) else {
        throw .usage(
          "--\(option.name) knows no rule \(quoted(String(parts[0])))",
          of: invocation.path,
          hint: hint(for: text)
        )
      }
      findings.append(Scenario.ExpectedFinding(rule, of: parts.dropFirst().first.map(String.init)))
    }
    return findings
  }

  private static func hint(for text: String) -> String {
    let names = FindingRule.allCases.map(\.rawValue)
    if text.contains(","), text.split(separator: ",").allSatisfy({ names.contains(String($0)) }) {
      return "give --\(option.name) once for each rule"
    }
    let upper = text.prefix { $0 != "@" }.uppercased()
    return names.contains(upper)
      ? "did you mean \(quoted(upper))?" : "there are F1 to F\(names.count), such as F13@Stack"
  }
}
