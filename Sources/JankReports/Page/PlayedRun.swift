public import JankMetrics
public import JankTrace

/// A run for a page: what was shown, and what was meant to be shown.
public struct PlayedRun: Sendable {
  /// The run, with its layers.
  public let trace: Trace
  /// The intended motion, or nil if unknown.
  public let course: MotionCourse?

  /// Creates a run.
  public init(_ trace: Trace, course: MotionCourse? = nil) {
    self.trace = trace
    self.course = course
  }
}

extension PlayedRun {
  /// Where the effects mean the pages to be; empty if unknown.
  var intended: [IntendedMotion] { course?.intendedMotions(in: trace) ?? [] }
}
