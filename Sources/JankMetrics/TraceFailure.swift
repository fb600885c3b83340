public import JankTrace

extension Trace {
  /// Why the run is invalid, or nil if it is valid.
  ///
  /// A run is invalid if it does not settle or lacks something that its scenario requires. It is
  /// also invalid if it breaks a rule of transitions that the scenario does not expect to be
  /// broken.
  public var failure: String? {
    let finding = findings.first { !$0.isExpected && $0.severity == .error }
    // A broken rule is usually the reason for a missing event. Both explain more than a run that
    // did not settle, for example because it was aborted.
    let reasons = [
      finding.map { "\($0.rule.rawValue): \($0.text)" },
      failures.first?.text ?? unsettled,
    ]
    let known = reasons.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: "; ")
  }
}
