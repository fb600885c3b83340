public import JankText

/// Verdicts of release policies as tables.
public enum PolicyTable {
  /// Returns verdicts as tables.
  ///
  /// - Parameters:
  ///   - report: The verdicts.
  ///   - layout: The layout of the tables.
  /// - Returns: The outcome of each gesture, then what the policies measured.
  public static func text(_ report: PolicyReport, layout: TextLayout = .standard) -> String {
    let name = { (path: String) in
      printable(path.split(separator: "/").last.map(String.init) ?? path, limit: 40)
    }
    return table(.decisions(report, name: name), layout) + "\n"
      + table(.readings(report, name: name), layout) + "\n" + layout.paragraph(legend)
  }

  private static let legend = """
    Points along the direction in which the touch set out: the extent completes it, and the slop of
    each policy is subtracted from the travel. Velocities are those at release, by the estimators of
    the policies.
    """

  private static func table(_ grid: PolicyGrid, _ layout: TextLayout) -> String {
    var table = TextTable(columns: grid.columns, keyCount: PolicyGrid.fingerColumns.count)
    for row in grid.rows { table.add(row) }
    return table.text(layout)
  }
}
