internal import JankMetrics
internal import JankTrace

/// Transitions that end in another way than before.
package enum OtherOutcome {
  private static let completed = "transitions.completed"
  private static let cancelled = "transitions.cancelled"

  /// Whether a metric counts outcomes of transitions.
  static func isCounted(by metric: String) -> Bool { metric == completed || metric == cancelled }

  /// Returns the first cancelled transition, or nil if there is none, or if some were cancelled
  /// before: a number does not say which.
  ///
  /// - Parameters:
  ///   - trace: The run.
  ///   - old: The values before, or nil if a rule states the number.
  /// - Returns: The transition.
  static func find(in trace: Trace, since old: MetricValues?) -> TransitionRecord? {
    guard old.map({ $0[cancelled] == 0 }) ?? true else { return nil }
    return trace.transitions.first { $0.outcome == .cancelled }
  }
}

extension Verdict {
  /// Whether transitions end in another way than the rule or the baseline states.
  package var isOtherOutcome: Bool {
    OtherOutcome.isCounted(by: metric) && (outcome == .failed || outcome == .warned)
  }
}

extension CheckEntry {
  /// The verdict on transitions that end in another way, which explains all other values; nil for
  /// none.
  package var otherOutcome: Verdict? { verdicts().first(where: \.isOtherOutcome) }
}
