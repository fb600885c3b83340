public import JankMetrics
public import JankText

/// What was read from a file of a device.
public struct Recording: Sendable {
  /// The format it was found to be in.
  public let format: RecordingFormat
  /// How many rows, events or lines of frames it has, with their name, for example `647 rows`.
  public let size: String
  /// The streams of frames in it, in the order in which each begins.
  public var series: [FrameSeries]
  /// What is not as it should be, though the frames can be used.
  public var warnings: [Diagnostic]

  /// What its format finds doubtful about the figures of a series.
  ///
  /// No reader computes figures: times may yet go back, or lie farther apart than numbers reach.
  private let doubt: (@Sendable (FrameSeries) -> Diagnostic?)?

  init(
    format: RecordingFormat,
    size: String,
    series: [FrameSeries],
    warnings: [Diagnostic?] = [],
    doubt: (@Sendable (FrameSeries) -> Diagnostic?)? = nil
  ) {
    self.doubt = doubt
    self.format = format
    self.size = size
    self.series = series
    self.warnings = warnings.compactMap(\.self)
  }

  /// Adds what is doubtful about the figures, once the times of all series are in order.
  mutating func takeDoubts() {
    if let doubt { warnings += series.compactMap(doubt) }
  }
}
