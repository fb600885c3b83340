internal import JankMetrics
internal import JankTrace

/// What a run left out of its script: what did less has less to be late with.
///
/// A run is judged by what is meant and by what it was refused itself, never by what others did, so
/// that it does not matter who else is compared.
enum LeftOutStep {
  /// Looks for what makes a run another than its script says.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - course: what is meant to come about; nil where nobody knows before, as with a finger.
  /// - Returns: What it is, in words; nil if nothing is known to be missing.
  static func reason(in trace: Trace, course: MotionCourse?) -> String? {
    if let course {
      return areAlike(course.transitions, trace.transitions)
        ? nil
        : "the run has other transitions than intended: "
          + "a step of the script may have come too early for it"
    }
    let refused = trace.findings.first { finding in
      refusals.contains(finding.rule) && !finding.isExpected && finding.step != nil
    }
    return refused.map { "a step of the script was refused: \($0.text)" }
  }

  /// Whether transitions are of the same kinds and lead to the same pages, however they ended.
  private static func areAlike(_ meant: [TransitionRecord], _ own: [TransitionRecord]) -> Bool {
    meant.count == own.count
      && zip(meant, own).allSatisfy { $0.kind == $1.kind && $0.to == $1.to }
  }

  /// The rules of which the system drops a request that breaks them, where no app crashes.
  private static let refusals: Set<FindingRule> = [
    .presentsOneAtATime, .presenterIsInWindow, .dismissesOneLevel,
  ]
}
