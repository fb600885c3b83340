internal import JankText

/// Verdicts of release policies as Markdown tables.
public enum PolicyMarkdown {
  /// Returns verdicts as text.
  ///
  /// - Parameter report: The verdicts.
  /// - Returns: The outcome of each gesture, then what the policies measured.
  public static func text(_ report: PolicyReport) -> String {
    let name = { (path: String) in MarkdownText.escaped(path) }
    return table(.decisions(report, name: name)) + "\n" + table(.readings(report, name: name))
  }

  private static func table(_ grid: PolicyGrid) -> String {
    let rules = grid.columns.map { $0.isRight ? "---:" : "---" }
    let lines = [grid.columns.map { MarkdownText.escaped($0.heading) }, rules] + grid.rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
