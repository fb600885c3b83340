public import JankMetrics

/// What was read from a file of a device.
public struct Recording: Sendable {
  /// The format it was found to be in.
  public let format: RecordingFormat
  /// How many rows, events or lines of frames it has, with their name, for example `647 rows`.
  public let size: String
  /// The streams of frames in it, in the order in which each begins.
  public var series: [FrameSeries]

  init(format: RecordingFormat, size: String, series: [FrameSeries]) {
    self.format = format
    self.size = size
    self.series = series
  }
}
