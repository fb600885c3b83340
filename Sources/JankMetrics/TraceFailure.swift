public import JankTrace

extension Trace {
  /// Why the run is worth nothing, or nil if it is in order.
  ///
  /// It never came to rest, something that its scenario asks for did not come about, or a rule of
  /// the transitions was broken that the scenario is not there to show.
  public var failure: String? {
    let finding = findings.first { !$0.isExpected && $0.severity == .error }
    // A rule that was broken is most often the reason why something else did not come about, and
    // what was not done tells more than that the run did not rest, as where it was broken off.
    let reasons = [
      finding.map { "\($0.rule.rawValue): \($0.text)" },
      failures.first?.text ?? (cameToRest ? nil : "the run had not come to rest at its end"),
    ]
    let known = reasons.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: "; ")
  }
}
