public import JankMetrics
package import JankText

/// Scores of recordings as JSON: one object, streams in the order given.
public enum ScoreJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-score"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns scores as text.
  ///
  /// - Parameters:
  ///   - scores: the streams, in output order.
  ///   - metrics: the metrics to write.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ scores: [Score], metrics: [Metric]) -> String {
    file.text(scores.map { ScoredStream(score: $0, metrics: metrics) })
  }

  /// A stream and the metrics to write.
  package struct ScoredStream: Sendable {
    let score: Score
    let metrics: [Metric]

    /// Collects what a file holds of a stream.
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
  static let name = StreamKey("stream", .text, "The name of the stream.") {
    $0.score.stream
  }
  static let metrics = StreamKey(
    "metrics",
    .list(of: MetricRow.record.line),
    "The requested metrics."
  ) { stream in stream.metrics.map { MetricRow($0, of: stream.score.tally) } }

  private static let stream = JSONRecord<ScoredStream> {
    filePath
    JSONField("format", .text, "The format of the file.") { $0.score.format }
    JSONField("size", .text, "The size of the stream.") { $0.score.size }
    name
    JSONField("times", .text, "The meaning of the times.") { $0.score.stamps }
    metrics
  }
}
