/// Lines of columns, each as wide as its widest cell.
package struct TextTable {
  /// One column: its heading and the side its cells stand on.
  package struct Column {
    let heading: String
    let isRight: Bool

    package static func left(_ heading: String) -> Column {
      Column(heading: heading, isRight: false)
    }

    package static func right(_ heading: String) -> Column {
      Column(heading: heading, isRight: true)
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  package init(columns: [Column]) {
    self.columns = columns
  }
}

extension TextTable {
  package mutating func add(_ row: [String]) {
    precondition(row.count == columns.count, "a row has a cell for each column")
    rows.append(row)
  }

  /// The table, a line feed after each line, no space at the end of one.
  package var text: String {
    let lines = [columns.map(\.heading)] + rows
    let widths = columns.indices.map { index in lines.map { $0[index].count }.max() ?? 0 }
    return lines.map { line(of: $0, widths: widths) + "\n" }.joined()
  }

  private func line(of cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: widths[index] - cell.count)
      line += columns[index].isRight ? space + cell : cell + space
      if index + 1 < cells.count { line += "  " }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
