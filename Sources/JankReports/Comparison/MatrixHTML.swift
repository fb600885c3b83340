internal import JankGate
internal import JankText

/// Matrices of strategies and faults as tables of a page; each cell leads to a run.
enum MatrixHTML {
  /// A strategy under a fault, whose run a page can play.
  struct Place: Hashable {
    let scenario: String
    let fault: FaultMatrix.Fault
    let strategy: String
  }

  /// Returns matrices as sections of a page.
  ///
  /// - Parameters:
  ///   - matrices: The matrices, in output order.
  ///   - omissions: Which metrics have no matrix, and why.
  ///   - cases: The numbers of the runs that the page plays.
  /// - Returns: The sections as HTML; nothing without matrices.
  static func text(
    _ matrices: [FaultMatrix],
    omissions: [String],
    cases: [Place: Int]
  ) -> String {
    matrices.map { section($0, cases) }.joined()
      + ComparisonHTML.list(MatrixText.legend(matrices) + omissions)
  }

  private static func section(_ matrix: FaultMatrix, _ cases: [Place: Int]) -> String {
    let title = MatrixText.title(matrix)
    let headings = matrix.faults.map { MatrixText.name($0, in: matrix) }
    var table = HTMLTable(
      label: title,
      columns: [.init(heading: "Strategy")] + headings.map { .init(heading: $0, isNumber: true) }
    )
    table.style = "board"
    table.rows = zip(matrix.strategies, matrix.rows).map { strategy, row in
      let cells = zip(matrix.faults, row).map { fault, cell in
        let place = Place(scenario: matrix.scenario, fault: fault, strategy: strategy)
        return html(cell, matrix.scale, cases[place])
      }
      return HTMLTable.Row(cells: [.text(strategy)] + cells)
    }
    return "<section>\n<h2>\(HTMLText.escaped(title))</h2>\n" + table.html
      + ComparisonHTML.list(MatrixText.notes(matrix)) + "</section>\n"
  }

  /// A cell: the value with the word of its level, which leads to the run if the page plays it.
  private static func html(
    _ cell: FaultMatrix.Cell,
    _ scale: FaultMatrix.Scale,
    _ number: Int?
  ) -> HTMLTable.Cell {
    let text = HTMLText.escaped(MatrixText.words(cell, scale))
    return HTMLTable.Cell(html: number.map { "<a href=\"#case=\($0)\">\(text)</a>" } ?? text)
  }
}
