internal import JankText
internal import JankTrace

/// The samples of motions as JSON: one object, a sample a line, times in whole nanoseconds.
public enum JSONPlot {
  /// The format's name, stated in every file.
  public static let schema = "janklab-curve"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns samples as text.
  ///
  /// A number that is not finite is null, with a note beside it.
  ///
  /// - Parameter plot: the motions.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ plot: MotionPlot) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("curves") { writer in
        writer.array(plot.series) { writer, series in
          writer.object { writer in
            writer.member("curve", series.name)
            writer.member("durationNs", series.duration.nanoseconds)
            writer.member("samples") { $0.array(series.samples, write) }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ sample: MotionPlot.Sample) {
    writer.line { writer in
      writer.member("timeNs", sample.time.nanoseconds)
      for (key, number) in [("value", sample.value), ("velocityPerS", sample.velocity)] {
        writer.member(key, number)
        if !number.isFinite { writer.member(key + "Note", note(number)) }
      }
    }
  }

  private static func note(_ number: Double) -> String {
    number.isNaN ? "undefined" : number < 0 ? "infinite, below zero" : "infinite"
  }
}
