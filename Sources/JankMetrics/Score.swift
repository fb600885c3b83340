/// A stream of frames from a recording and what it scores.
public struct Score: Sendable {
  /// The file, as its reader knows it.
  public let file: String
  /// The format of the file, in words.
  public let format: String
  /// How much the file holds, for example `647 rows`.
  public let size: String
  /// What tells the stream from others of the file.
  public let stream: String
  /// What the times of the pictures are.
  public let stamps: String
  /// Everything metrics are computed from.
  public let tally: FrameTally

  /// Scores a stream.
  ///
  /// - Parameters:
  ///   - series: the frames.
  ///   - file: the file, as its reader knows it.
  ///   - format: the format of the file, in words.
  ///   - size: how much the file holds.
  public init(_ series: FrameSeries, file: String, format: String, size: String) {
    self.file = file
    self.format = format
    self.size = size
    stream = series.name
    stamps = series.stamps
    tally = FrameTally(series)
  }
}
