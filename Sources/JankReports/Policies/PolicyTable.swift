internal import JankText

/// Verdicts of rules for releases as tables for people.
public enum PolicyTable {
  /// Writes verdicts.
  ///
  /// - Parameter report: The verdicts.
  /// - Returns: What becomes of each finger, then what the rules read of it.
  public static func text(_ report: PolicyReport) -> String {
    let name = { (path: String) in
      printable(path.split(separator: "/").last.map(String.init) ?? path, limit: 40)
    }
    return table(.decisions(report, name: name)) + "\n" + table(.readings(report, name: name))
      + "\n" + legend
  }

  private static let legend = """
    Points along the way on which the finger set out: the extent completes it, and the slop of
    each rule is taken off the travel. Velocities are those at the release, by the estimators of
    the rules.

    """

  private static func table(_ grid: PolicyGrid) -> String {
    var table = TextTable(columns: grid.columns.map { $0.isRight ? .right($0.0) : .left($0.0) })
    for row in grid.rows { table.add(row) }
    return table.text
  }
}
