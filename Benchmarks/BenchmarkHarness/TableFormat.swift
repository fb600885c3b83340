internal import Foundation

/// Results as a table for people.
enum TableFormat {
  /// Writes one line for each measurement: the time an item takes, and how many items a call has.
  static func text(of measurements: [Measurement]) -> String {
    let head = ["benchmark", "median ns", "best ns", "spread", "items", "unit"]
    let rows = measurements.map { measurement in
      let time = measurement.perItem
      return [
        measurement.benchmark.name,
        number(time.median),
        number(time.least),
        String(format: "%.1f %%", time.spread * 100),
        String(measurement.benchmark.items),
        measurement.benchmark.unit,
      ]
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.reduce(0, max)
    }
    return ([head] + rows).map { line($0, widths: widths) }.joined(separator: "\n")
  }

  // Names and units stand at the left of their columns, numbers at the right.
  private static func line(_ cells: [String], widths: [Int]) -> String {
    cells.indices.map { column in
      let space = String(repeating: " ", count: widths[column] - cells[column].count)
      let isText = column == 0 || column == cells.count - 1
      return isText ? cells[column] + space : space + cells[column]
    }
    .joined(separator: "  ")
  }

  private static func number(_ nanoseconds: Double) -> String {
    String(format: nanoseconds < 10 ? "%.3f" : "%.1f", nanoseconds)
  }
}
