internal import JankMetrics
internal import JankTrace

/// Detects script steps that a run omitted, because a run that does less has fewer chances to be
/// late.
///
/// A run is judged by its intended transitions and by its own rejected steps, never by other runs.
/// So the result does not depend on what else is compared.
enum LeftOutStep {
  /// The difference of a run from its script.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - course: the intended motion; nil if unknown, as for touches.
  /// - Returns: A description; nil if nothing is known to be missing.
  static func reason(in trace: Trace, course: MotionCourse?) -> String? {
    if let course {
      return areAlike(course.transitions, trace.transitions)
        ? nil
        : "the run has other transitions than intended: "
          + "a script step may have come too early"
    }
    let refused = trace.findings.first { finding in
      rejections.contains(finding.rule) && !finding.isExpected && finding.step != nil
    }
    return refused.map { "a script step was rejected: \($0.text)" }
  }

  /// Whether transitions have the same kinds and destinations, whatever their outcome.
  private static func areAlike(_ meant: [TransitionRecord], _ own: [TransitionRecord]) -> Bool {
    meant.count == own.count
      && zip(meant, own).allSatisfy { $0.kind == $1.kind && $0.to == $1.to }
  }

  /// The rules on whose violation the system drops a request without a crash.
  private static let rejections: Set<FindingRule> = [
    .presentsOneAtATime, .presenterIsInWindow, .dismissesOneLevel,
  ]
}
