public import JankMetrics
public import JankTrace

/// What a comparison keeps of one run: a figure for each of its metrics.
public struct Trial: Sendable {
  /// Why the run is worth nothing, or nil if it is in order.
  public let failure: String?
  /// What the scenario says of the run besides, or nil for nothing.
  public let remark: String?
  /// The figures, or why there are none, in the order of the metrics.
  public let figures: [Measured<Figure>]
  /// What can be drawn of the run, if that was asked for.
  public let picture: RunPicture?

  /// Takes the figures of a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - metrics: the metrics, each with numbers for values.
  ///   - course: the way that pages are meant to go, or why there is none; nil if nobody
  ///     looked for it. A run in which other transitions came about is worth nothing.
  ///   - omission: what else of its script the run left out, or nil for nothing.
  ///   - keepsPicture: whether the run is to be drawn.
  public init(
    _ trace: Trace,
    metrics: [Metric],
    course: Measured<MotionCourse>? = nil,
    omission: String? = nil,
    keepsPicture: Bool = false
  ) {
    let tally = FrameTally(trace, course: metrics.contains(where: \.needsCourse) ? course : nil)
    // A transition that never ended may be what a scenario is there to show, and yet its figures
    // leave out the worst.
    failure =
      trace.failure ?? tally.unfinished ?? omission
      ?? LeftOutStep.reason(in: trace, course: course?.value)
    remark = trace.events.first { $0.kind == .warning && $0.subject == "script" }?.name
    figures = metrics.map { $0.figure(tally) }
    picture = keepsPicture ? RunPicture(trace) : nil
  }
}
