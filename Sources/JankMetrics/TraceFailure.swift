public import JankTrace

extension Trace {
  /// Why the run is worth nothing, or nil if it is in order.
  ///
  /// It never came to rest, something that its scenario asks for did not come about, or a rule of
  /// the transitions was broken that the scenario is not there to show.
  public var failure: String? {
    let finding = findings.first { !$0.isExpected && $0.severity == .error }
    let rule = finding.map { ["\($0.rule.rawValue): \($0.text)"] } ?? []
    // What was not done tells more than that the run did not rest, as where it was broken off. A
    // rule that was broken is most often the reason why.
    if let failure = failures.first { return (rule + [failure.text]).joined(separator: "; ") }
    guard cameToRest else { return "the run had not come to rest at its end" }
    return rule.first
  }
}
