/// What a check found about a case.
///
/// Each case has exactly one verdict, so the numbers of cases with each verdict add up to the
/// number of all cases.
public enum CaseVerdict: String, Hashable, Sendable, CaseIterable {
  /// A rule is broken, or a value is worse than in the baseline.
  case failed
  /// A rule that only warns is broken.
  case warned
  /// A value is better than in the baseline, and none is worse.
  case improved
  /// A value differs from the baseline, and none is better or worse.
  case changed
  /// No rule is broken, and no value differs from the baseline.
  case held
  /// The run is invalid: see ``CheckedCase/failure``.
  case broken
  /// A rule has no value to evaluate.
  case invalid
  /// The baseline lacks the case, and no rule covers it.
  case new
  /// No rule covers the case, and there is no baseline.
  case unjudged
}

extension CaseVerdict {
  /// The outcome of the values that lead to the verdict, or nil if no value does.
  package var outcome: Verdict.Outcome? {
    switch self {
    case .failed: .failed
    case .warned: .warned
    case .improved: .improved
    case .changed: .changed
    case .held: .held
    case .broken, .invalid, .new, .unjudged: nil
    }
  }

  init(_ outcome: Verdict.Outcome) {
    self =
      switch outcome {
      case .failed: .failed
      case .warned: .warned
      case .improved: .improved
      case .changed: .changed
      case .held: .held
      }
  }
}

extension CheckReport {
  /// The number of cases with a verdict.
  public struct VerdictCount: Hashable, Sendable {
    /// The verdict.
    public let verdict: CaseVerdict
    /// The number of cases.
    public let caseCount: Int
    /// The number of rules and values of these cases that lead to the verdict.
    public let valueCount: Int
  }

  /// Returns the verdict on a case of the report.
  public func verdict(on subject: CheckedCase) -> CaseVerdict {
    if subject.failure != nil { return .broken }
    guard problems(of: subject).isEmpty else { return .invalid }
    guard subject.ruleVerdicts.isEmpty, !subject.isCompared else {
      return CaseVerdict(subject.outcome)
    }
    return baselinePath == nil ? .unjudged : .new
  }

  /// The number of cases with each verdict that occurs, in the order of the verdicts.
  public var verdictCounts: [VerdictCount] {
    var members: [CaseVerdict: [CheckedCase]] = [:]
    for subject in cases { members[verdict(on: subject), default: []].append(subject) }
    return CaseVerdict.allCases.compactMap { verdict in
      guard let subjects = members[verdict] else { return nil }
      let values = verdict.outcome.map { outcome in
        subjects.reduce(0) { $0 + $1.count(outcome) }
      }
      return VerdictCount(
        verdict: verdict,
        caseCount: subjects.count,
        valueCount: values ?? subjects.count
      )
    }
  }
}
