package import JankMetrics
package import JankText

/// Whether the frame times of recordings differ significantly from those of the first, as a table.
package enum SignificanceTable {
  /// The p-value from which a difference counts as chance, as in Google Benchmark.
  private static let limit = 0.05

  /// A line for each stream after the first.
  ///
  /// - Parameters:
  ///   - scores: the streams.
  ///   - layout: the layout of the table.
  /// - Returns: The text, which ends with a line feed.
  package static func text(_ scores: [Score], layout: TextLayout = .standard) -> String {
    guard let first = scores.first else { return "" }
    var table = TextTable(columns: [
      .left("stream", wrap: 20), .right("frame times", rank: 2), .right("U"), .right("p"),
      .left("method", rank: 1), .left("verdict", wrap: 16),
    ])
    for score in scores.dropFirst() {
      let times = first.frameTimes.and(score.frameTimes)
      let name = "\(printable(score.file, limit: 100)): \(printable(score.stream, limit: 100))"
      guard let (own, other) = times.value, let test = MannWhitney(other, own) else {
        table.add([name, "n/a", "n/a", "n/a", "", times.reason ?? "there are no frame times"])
        continue
      }
      table.add([
        name, "\(other.count)", Decimal.text(test.statistic, digits: 1),
        Decimal.text(test.probability, digits: 6), test.isExact ? "exact" : "normal",
        test.probability < limit ? "differs" : "no significant difference",
      ])
    }
    let head = "\(printable(first.file, limit: 100)): \(printable(first.stream, limit: 100))"
    let title = "Mann-Whitney U of frame times, two-sided, against \(head)"
    return layout.paragraph(title, hanging: "  ") + "\n" + table.text(layout)
  }
}

extension Score {
  fileprivate var frameTimes: Measured<Histogram> { tally.cadence.map(\.frameTimes) }
}
