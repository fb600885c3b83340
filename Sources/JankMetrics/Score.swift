/// A stream of frames from a recording, with its scores.
public struct Score: Sendable {
  /// The name of the file.
  public let file: String
  /// A description of the file's format.
  public let format: String
  /// The size of the file's content, for example `647 rows`.
  public let size: String
  /// The name of the stream within the file.
  public let stream: String
  /// What the presentation times are.
  public let stamps: String
  /// The tally from which all metrics are computed.
  public let tally: FrameTally

  /// Scores a stream.
  ///
  /// - Parameters:
  ///   - series: the frames.
  ///   - file: the name of the file.
  ///   - format: a description of the file's format.
  ///   - size: the size of the file's content.
  public init(_ series: FrameSeries, file: String, format: String, size: String) {
    self.file = file
    self.format = format
    self.size = size
    stream = series.name
    stamps = series.stamps
    tally = FrameTally(series)
  }
}
