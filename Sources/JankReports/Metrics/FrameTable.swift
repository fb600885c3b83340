public import JankMetrics
internal import JankText

/// The frames of series as CSV, a line for each frame and a column for all that is known of any.
public enum FrameTable {
  /// Writes series.
  ///
  /// - Parameter series: the files and their streams, in the order to be written. A series that
  ///   knows how many frames there were and no time of any has no lines.
  /// - Returns: The text, a head first; times in nanoseconds, empty where a time is not known.
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
