public import JankTrace

/// What a comparison keeps of one run: a figure for each of its metrics.
public struct Trial: Sendable {
  /// Why the run is worth nothing, or nil if it is in order.
  public let failure: String?
  /// The figures, or why there are none, in the order of the metrics.
  public let figures: [Measured<Figure>]
  /// What can be drawn of the run, if that was asked for.
  public let picture: RunPicture?

  /// Takes the figures of a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - metrics: the metrics, each with numbers for values.
  ///   - keepsPicture: whether the run is to be drawn.
  public init(_ trace: Trace, metrics: [Metric], keepsPicture: Bool = false) {
    let tally = FrameTally(FrameSeries(trace))
    failure = trace.failure
    figures = metrics.map { metric in
      metric.value(tally).flatMap { quantity in
        Measured(Figure(quantity, metric.unit), orElse: "it is no number that could be compared")
      }
    }
    picture = keepsPicture ? RunPicture(trace) : nil
  }
}
