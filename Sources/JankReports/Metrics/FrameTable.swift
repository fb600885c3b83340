public import JankMetrics
internal import JankText

/// The frames of series as CSV: a line for each frame, a column for each known quantity.
public enum FrameTable {
  /// Returns series as text.
  ///
  /// - Parameter series: the files and their streams, in output order. A series with a frame count
  ///   but without frame times has no lines.
  /// - Returns: The text, with a header line; times in nanoseconds, empty where unknown.
  public static func text(_ series: [(file: String, series: FrameSeries)]) -> String {
    let parts = FrameSeries.Part.allCases.filter { part in
      series.contains { $0.series.column(part).value != nil }
    }
    var writer = CSVWriter(header: ["file", "stream", "frame"] + parts.map { "\($0.rawValue)Ns" })
    for (file, series) in series {
      let columns = parts.map { series.column($0).value }
      guard columns.contains(where: { $0 != nil }) else { continue }
      for frame in 0..<series.frameCount {
        writer.row(
          [.text(file), .text(series.name), .integer(Int64(frame))]
            + columns.map { column in
              column.flatMap { $0[frame] }.map { .integer($0) } ?? .text("")
            }
        )
      }
    }
    return writer.text
  }
}
