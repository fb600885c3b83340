public import JankMetrics
internal import JankText

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
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("streams") { writer in
        writer.array(scores) { writer, score in
          writer.object { writer in
            writer.member("file", score.file)
            writer.member("format", score.format)
            writer.member("size", score.size)
            writer.member("stream", score.stream)
            writer.member("times", score.stamps)
            writer.member("metrics") { $0.metrics(metrics, of: score.tally) }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  /// Writes metrics with their values, a line each; where there is no value, why.
  mutating func metrics(_ metrics: [Metric], of tally: FrameTally) {
    array(metrics) { writer, metric in
      let value = metric.value(tally)
      writer.line { writer in
        writer.member("id", metric.id)
        writer.member("value", value.value)
        writer.member("unit", metric.unit.rawValue)
        if let rating = metric.rating(tally) { writer.member("rating", rating.rawValue) }
        if let reason = value.reason { writer.member("missing", reason) }
      }
    }
  }
}
