public import JankGate
internal import JankText

/// Matrices of strategies and faults as Markdown.
public enum MatrixMarkdown {
  /// Returns matrices as text.
  ///
  /// - Parameters:
  ///   - matrices: the matrices, in output order.
  ///   - omissions: which metrics have no matrix, and why.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ matrices: [FaultMatrix], omissions: [String] = []) -> String {
    let rest = omissions.isEmpty ? [] : [omissions.map(MarkdownText.item).joined()]
    return (matrices.map(section) + rest).joined(separator: "\n")
  }

  private static func section(_ matrix: FaultMatrix) -> String {
    let headings = matrix.faults.map { fault in
      MarkdownText.escaped(MatrixText.name(fault, in: matrix))
    }
    let rows = zip(matrix.strategies, matrix.rows).map { strategy, row in
      [MarkdownText.escaped(strategy)]
        + row.map { MarkdownText.escaped(MatrixText.words($0, matrix.scale)) }
    }
    let lines = [["strategy"] + headings, ["---"] + headings.map { _ in "---:" }] + rows
    let table = lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    let stalls = MatrixText.hasStalls(matrix) ? [MatrixText.aboutStalls] : []
    let notes = stalls + [MatrixText.about(matrix.scale)] + MatrixText.notes(matrix)
    return "### \(MarkdownText.escaped(MatrixText.title(matrix)))\n\n" + table + "\n"
      + notes.map(MarkdownText.item).joined()
  }
}
