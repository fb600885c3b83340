internal import JankText

/// Verdicts in rows and columns, for tables of any kind.
struct PolicyGrid {
  var columns: [TextTable.Column]
  var rows: [[String]] = []
}

extension PolicyGrid {
  /// One gesture a line, one policy a column, and the number of completed ones at the end.
  static func decisions(_ report: PolicyReport, name: (String) -> String) -> PolicyGrid {
    var grid = PolicyGrid(
      columns: fingerColumns + [.right("extent")] + report.policies.map { .left($0.name) }
    )
    for touchTrack in report.touchTracks {
      grid.rows.append(
        cells(of: touchTrack, name) + [number(touchTrack.extent, digits: 1)]
          + touchTrack.verdicts.map(\.decision.rawValue)
      )
    }
    let counts = report.policies.indices.map { policy in
      let completed = report.touchTracks.count { $0.verdicts[policy].decision == .completes }
      return "\(completed) of \(report.touchTracks.count)"
    }
    grid.rows.append(["completes", "", "", ""] + counts)
    return grid
  }

  /// One gesture a line, and what the policies measured; each way of measuring has one column.
  static func readings(_ report: PolicyReport, name: (String) -> String) -> PolicyGrid {
    let policies = report.policies
    let slops = firsts(policies.map(\.slop))
    let estimators = firsts(policies.map(\.estimator))
    var grid = PolicyGrid(
      columns: fingerColumns
        + slops.map { .right("travel - \(number(policies[$0].slop, digits: 0))") }
        + estimators.map { .right("\(policies[$0].estimator) pt/s") }
    )
    for touchTrack in report.touchTracks {
      grid.rows.append(
        cells(of: touchTrack, name)
          + slops.map { number(touchTrack.verdicts[$0].travel, digits: 1) }
          + estimators.map { index in
            touchTrack.verdicts[index].velocity.map { number($0, digits: 0) } ?? "-"
          }
      )
    }
    return grid
  }

  /// The first columns of every table of gestures.
  static let fingerColumns: [TextTable.Column] = [
    .left("recording", wrap: 20), .right("contact"), .left("way"),
  ]

  private static func cells(
    of touchTrack: PolicyReport.ReleasedTouch,
    _ name: (String) -> String
  ) -> [String] {
    [name(touchTrack.recording), "\(touchTrack.number)", touchTrack.way.rawValue]
  }

  /// The first index of each value.
  private static func firsts<Value: Equatable>(_ values: [Value]) -> [Int] {
    values.indices.filter { index in values.firstIndex(of: values[index]) == index }
  }

  /// A number; velocities can be huge where two samples have nearly the same time.
  private static func number(_ value: Double, digits: Int) -> String {
    value.magnitude < 1e12 ? Decimal.text(value, digits: digits) : value < 0 ? "-∞" : "∞"
  }
}
