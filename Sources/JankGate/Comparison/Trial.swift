public import JankMetrics
public import JankTrace

/// The data of one run in a comparison: a value for each metric.
public struct Trial: Sendable {
  /// Why the run is invalid, or nil if it is valid.
  public let failure: String?
  /// A remark of the scenario on the run, or nil for none.
  public let remark: String?
  /// The values, or the reasons why there are none, in the order of the metrics.
  public let metricValues: [Measured<MetricValue>]
  /// The chart data of the run, if requested.
  public let picture: RunChart?
  /// The transitions, and which of them had late frames.
  package let transitions: HitchedTransitions

  /// Creates the data of a valid run.
  package init(metricValues: [Measured<MetricValue>]) {
    (failure, remark, picture) = (nil, nil, nil)
    self.metricValues = metricValues
    transitions = HitchedTransitions()
  }

  /// Measures a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - metrics: the metrics, with numeric values.
  ///   - course: the intended motion, or the reason why it is missing; nil if not computed. A run
  ///     with other transitions is invalid.
  ///   - omission: what else of its script the run omitted, or nil for nothing.
  ///   - keepsPicture: whether to keep chart data.
  public init(
    _ trace: Trace,
    metrics: [Metric],
    course: Measured<MotionCourse>? = nil,
    omission: String? = nil,
    keepsPicture: Bool = false
  ) {
    var tally = FrameTally(FrameSeries(trace), metricCount: metrics.count)
    if let course, metrics.contains(where: \.needsCourse) {
      tally = tally.measuring(trace, beside: course)
    }
    // A transition that never ends may be the purpose of a scenario, but its values lack the worst
    // part.
    failure =
      trace.failure ?? tally.unfinished ?? omission
      ?? LeftOutStep.reason(in: trace, course: course?.value)
    remark = trace.events.first { $0.kind == .warning && $0.subject == "script" }?.name
    metricValues = metrics.map { $0.metricValue(tally) }
    picture = keepsPicture ? RunChart(trace) : nil
    transitions = HitchedTransitions(trace)
  }
}
