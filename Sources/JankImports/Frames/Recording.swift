public import JankMetrics
public import JankText

/// The frames read from a file that a device recorded.
public struct Recording: Sendable {
  /// The detected format.
  public let format: RecordingFormat
  /// The number of rows, events or lines, with their unit, for example `647 rows`.
  public let size: String
  /// The streams of frames, ordered by their first frame.
  public var series: [FrameSeries]
  /// Problems that do not prevent the frames from being used.
  public var warnings: [Diagnostic]

  /// Checks a series for doubtful values that its format can detect.
  ///
  /// Readers compute no values: the stamps may still go back or exceed the allowed span.
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

  /// Adds the warnings about doubtful values, once the times of all series are in order.
  mutating func takeDoubts() {
    if let doubt { warnings += series.compactMap(doubt) }
  }
}
