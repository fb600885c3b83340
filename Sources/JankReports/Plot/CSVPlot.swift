internal import JankText
internal import JankTrace

/// The samples of motions as CSV, one sample a line.
public enum CSVPlot {
  /// Returns samples as text.
  ///
  /// Times are whole nanoseconds; numbers that are not finite are empty.
  ///
  /// - Parameter plot: the motions.
  /// - Returns: The text, as specified by RFC 4180.
  public static func text(_ plot: MotionPlot) -> String {
    var writer = CSVWriter(header: ["curve", "timeNs", "value", "velocityPerS"])
    for series in plot.series {
      for sample in series.samples {
        writer.row([
          .text(series.name), .integer(sample.time.nanoseconds), .number(sample.value),
          .number(sample.velocity),
        ])
      }
    }
    return writer.text
  }
}
