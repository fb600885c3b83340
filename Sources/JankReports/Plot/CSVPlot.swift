internal import JankText
internal import JankTrace

/// The samples of motions as CSV, one sample a line.
public enum CSVPlot {
  /// Writes samples.
  ///
  /// Times are whole nanoseconds; what is not finite is left empty.
  ///
  /// - Parameter plot: the motions.
  /// - Returns: The text, as RFC 4180 has it.
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
