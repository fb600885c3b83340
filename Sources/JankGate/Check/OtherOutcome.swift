internal import JankMetrics
internal import JankTrace

/// Transitions that end in another way than before.
package enum OtherOutcome {
  private static let completed = "transitions.completed"
  private static let cancelled = "transitions.cancelled"

  /// The ids of the metrics that count outcomes.
  private static let metrics = [completed, cancelled]

  /// Whether a metric counts outcomes of transitions.
  static func isCounted(by metric: String) -> Bool { metrics.contains(metric) }

  /// Returns the metrics that count outcomes and that two runs have in common.
  ///
  /// Transitions are compared only if there is one: a baseline of other metrics compares none.
  ///
  /// - Parameters:
  ///   - isInOld: Whether the old run has a value of a metric.
  ///   - isInNew: Whether the new run has one.
  /// - Returns: The ids.
  static func commonMetrics(
    _ isInOld: (String) -> Bool,
    _ isInNew: (String) -> Bool
  ) -> [String] {
    metrics.filter { isInOld($0) && isInNew($0) }
  }

  /// Returns the transition that differs from an older baseline, or nil if none is known.
  ///
  /// An older baseline lists no transitions. Its numbers show which one it is if none was cancelled
  /// before, and no other change explains the number.
  ///
  /// - Parameters:
  ///   - metric: The metric whose number differs.
  ///   - trace: The run.
  ///   - old: The values of the baseline.
  /// - Returns: The transition.
  static func find(
    by metric: String,
    in trace: Trace,
    since old: MetricValues
  ) -> TransitionRecord? {
    guard old[cancelled] == 0 else { return nil }
    if metric == completed {
      let cancelledCount = trace.transitions.count { $0.outcome == .cancelled }
      let completedCount = trace.transitions.count { $0.outcome == .completed }
      guard old[completed] == Int64(completedCount + cancelledCount) else { return nil }
    }
    return firstCancelled(in: trace)
  }

  /// Returns the first cancelled transition if a rule allows none, otherwise nil.
  ///
  /// - Parameters:
  ///   - metric: The metric of the rule.
  ///   - trace: The run.
  ///   - bounds: The values that the rule allows.
  /// - Returns: The transition.
  static func find(
    by metric: String,
    in trace: Trace,
    beyond bounds: Threshold.Bounds
  ) -> TransitionRecord? {
    func allows(_ count: Int64) -> Bool {
      bounds.hold(for: MetricValue(steps: count, bounds.limit.unit))
    }
    return metric == cancelled && allows(0) && !allows(1) ? firstCancelled(in: trace) : nil
  }

  private static func firstCancelled(in trace: Trace) -> TransitionRecord? {
    trace.transitions.first { $0.outcome == .cancelled }
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
