public import JankText

/// Verdicts of rules for releases as tables for people.
public enum PolicyTable {
  /// Writes verdicts.
  ///
  /// - Parameters:
  ///   - report: The verdicts.
  ///   - layout: How the tables are laid out.
  /// - Returns: What becomes of each finger, then what the rules read of it.
  public static func text(_ report: PolicyReport, layout: TextLayout = .standard) -> String {
    let name = { (path: String) in
      printable(path.split(separator: "/").last.map(String.init) ?? path, limit: 40)
    }
    return table(.decisions(report, name: name), layout) + "\n"
      + table(.readings(report, name: name), layout) + "\n" + layout.paragraph(legend)
  }

  private static let legend = """
    Points along the way on which the finger set out: the extent completes it, and the slop of
    each rule is taken off the travel. Velocities are those at the release, by the estimators of
    the rules.
    """

  private static func table(_ grid: PolicyGrid, _ layout: TextLayout) -> String {
    var table = TextTable(columns: grid.columns, keyCount: PolicyGrid.fingerColumns.count)
    for row in grid.rows { table.add(row) }
    return table.text(layout)
  }
}
