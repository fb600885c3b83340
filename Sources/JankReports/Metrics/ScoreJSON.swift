public import JankMetrics
package import JankText

/// Scores of recordings as JSON: one object, streams in the order given.
public enum ScoreJSON {
  /// The name of the format, stated in every file.
  public static let schema = "janklab-score"
  /// The version of the format; readers refuse a larger one.
  public static let schemaVersion = 1

  /// Writes scores.
  ///
  /// - Parameters:
  ///   - scores: the streams, in the order to be written.
  ///   - metrics: the metrics to write.
  /// - Returns: The text, a line feed at its end.
  public static func text(_ scores: [Score], metrics: [Metric]) -> String {
    file.text(scores.map { ScoredStream(score: $0, metrics: metrics) })
  }

  /// A stream and the metrics that are told of it.
  package struct ScoredStream: Sendable {
    let score: Score
    let metrics: [Metric]

    /// Puts together what a file holds of a stream.
    package init(score: Score, metrics: [Metric]) {
      self.score = score
      self.metrics = metrics
    }
  }

  static let version = JSONField<[ScoredStream], Int>.version(schemaVersion)
  static let streams = JSONField<[ScoredStream], [ScoredStream]>.list(
    "streams",
    of: stream.object,
    "The streams, in the order of the files."
  ) { $0 }

  /// The keys of a file.
  package static let file = JSONRecord<[ScoredStream]> {
    JSONField.format(schema)
    version
    streams
  }

  typealias StreamKey<Value: Sendable> = JSONField<ScoredStream, Value>

  static let filePath = StreamKey("file", .text, "The file.") {
    $0.score.file
  }
  static let name = StreamKey("stream", .text, "What it is called.") {
    $0.score.stream
  }
  static let metrics = StreamKey(
    "metrics",
    .list(of: MetricRow.record.line),
    "The metrics that were asked for."
  ) { stream in stream.metrics.map { MetricRow($0, of: stream.score.tally) } }

  private static let stream = JSONRecord<ScoredStream> {
    filePath
    JSONField("format", .text, "The format that the file is in.") { $0.score.format }
    JSONField("size", .text, "How much there is of it.") { $0.score.size }
    name
    JSONField("times", .text, "What the times are.") { $0.score.stamps }
    metrics
  }
}
