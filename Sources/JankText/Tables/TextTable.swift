/// Lines of columns, each as wide as its widest cell.
///
/// A heading of several lines stands with its last line next to the cells.
package struct TextTable {
  /// One column: its heading and the side its cells stand on.
  package struct Column {
    package let heading: String
    package let isRight: Bool

    package static func left(_ heading: String) -> Column {
      Column(heading: heading, isRight: false)
    }

    package static func right(_ heading: String) -> Column {
      Column(heading: heading, isRight: true)
    }
  }

  /// A cell, and the colour it has on a terminal.
  private struct Cell {
    var text: String
    var colour: TerminalColour?
  }

  private let columns: [Column]
  private var rows: [[Cell]] = []

  package init(columns: [Column]) {
    self.columns = columns
  }
}

extension TextTable {
  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: A cell for each column, of which what nobody would see is written out.
  ///   - colours: The colours of cells by their columns, for terminals that show any.
  package mutating func add(_ row: [String], colours: [Int: TerminalColour] = [:]) {
    precondition(row.count == columns.count, "a row has a cell for each column")
    rows.append(
      row.enumerated().map { Cell(text: printable($1, limit: .max), colour: colours[$0]) }
    )
  }

  /// The table, a line feed after each line, no space at the end of one.
  package var text: String {
    let widths = widths
    return (headings + rows).map { line(of: $0, widths: widths) + "\n" }.joined()
  }

  /// How many characters the longest line has at the most.
  package var width: Int { widths.reduce(2 * (columns.count - 1), +) }

  private var widths: [Int] {
    let lines = headings + rows
    return columns.indices.map { index in lines.map { $0[index].text.count }.max() ?? 0 }
  }

  /// Tables with as many columns of one as fit a line, at least one.
  ///
  /// - Parameters:
  ///   - width: how many characters a line has.
  ///   - count: how many columns are to be shared out.
  ///   - table: a table with some of the columns.
  /// - Returns: The texts of the tables, in the order of the columns.
  package static func texts(
    within width: Int,
    columnCount count: Int,
    _ table: (Range<Int>) -> TextTable
  ) -> [String] {
    var texts: [String] = []
    var first = 0
    while first < count {
      var end = first + 1
      while end < count, table(first..<end + 1).width <= width { end += 1 }
      texts.append(table(first..<end).text)
      first = end
    }
    return texts
  }

  private var headings: [[Cell]] {
    let parts = columns.map { column in
      column.heading.split(separator: "\n", omittingEmptySubsequences: false)
        .map { printable(String($0), limit: .max) }
    }
    let height = parts.map(\.count).max() ?? 1
    return (0..<height).map { line in
      parts.map { Cell(text: line + $0.count < height ? "" : $0[line + $0.count - height]) }
    }
  }

  private func line(of cells: [Cell], widths: [Int]) -> String {
    var line = ""
    let last = cells.lastIndex { !$0.text.isEmpty } ?? 0
    for (index, cell) in cells[...last].enumerated() {
      let space = String(repeating: " ", count: widths[index] - cell.text.count)
      let text = cell.colour?.applied(to: cell.text) ?? cell.text
      line += columns[index].isRight ? space + text : index == last ? text : text + space
      if index < last { line += "  " }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
