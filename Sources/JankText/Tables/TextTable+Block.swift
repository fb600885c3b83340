extension TextTable {
  /// Some columns of a table, laid out for a line.
  struct Block {
    private static let gap = 2
    /// The indentation of the further lines of a cell in the first column.
    private static let hanging = 2
    /// The minimum width of a column in a line that is too narrow.
    private static let floor = 4
    /// The width of a line for which the widths of wrapping columns are designed.
    private static let narrow = 80

    private let columns: [Column]
    private let rows: [[Cell]]
    private let layout: TextLayout

    init(_ table: TextTable, _ shown: [Int], _ layout: TextLayout) {
      columns = shown.map { table.columns[$0] }
      rows = table.rows.map { row in
        shown.map { index in
          guard !layout.isWide, let length = table.columns[index].prefixLength else {
            return row[index]
          }
          return Cell(text: String(row[index].text.prefix(length)), colour: row[index].colour)
        }
      }
      self.layout = layout
    }
  }
}

// MARK: Widths

extension TextTable.Block {
  /// Whether the columns do not fit, even with all breaks.
  var overflows: Bool { columns.indices.map(needed).reduce(gaps, +) > layout.width }

  private var gaps: Int { Self.gap * (columns.count - 1) }

  /// The width of the widest cell.
  private func cellWidth(_ index: Int) -> Int {
    rows.map { cellCount($0[index].text) }.max() ?? 0
  }

  /// Returns the width without any break.
  private func natural(_ index: Int) -> Int {
    let heading = columns[index].heading.split(separator: "\n").map { cellCount($0) }.max() ?? 0
    return max(heading, cellWidth(index))
  }

  /// Returns the width with all breaks that cost nothing.
  private func needed(_ index: Int) -> Int {
    let pieces = WordBreaks.pieces(of: columns[index].heading, at: .headings)
    let heading = pieces.map { cellCount($0) }.max() ?? 0
    let cells = cellWidth(index)
    return max(heading, min(breakWidth(columns[index]) ?? cells, cells))
  }

  /// Returns the width from which the cells of a column may be broken.
  private func breakWidth(_ column: TextTable.Column) -> Int? {
    guard column.growsWithLine else { return column.wrapWidth }
    return column.wrapWidth.map { $0 * max(layout.width, Self.narrow) / Self.narrow }
  }

  /// The widths of the columns: natural widths if they fit, otherwise the needed widths and a fair
  /// share of the rest, first for cells and then for headings.
  private var widths: [Int] {
    let natural = columns.indices.map(natural)
    guard !layout.isWide, natural.reduce(gaps, +) > layout.width else { return natural }
    var widths = columns.indices.map(needed)
    var rest = layout.width - gaps - widths.reduce(0, +)
    while rest < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.floor
    {
      widths[widest] -= 1
      rest += 1
    }
    widen(&widths, by: &rest)
    // A heading that is broken anyway needs no more space.
    let missing = zip(natural, widths).map { $0 - $1 }
    let order = missing.indices.sorted { (missing[$0], $0) < (missing[$1], $1) }
    for index in order where missing[index] <= rest {
      rest -= missing[index]
      widths[index] = natural[index]
    }
    return widths
  }

  /// Gives each column with broken cells one cell in turn, so that the narrow ones are whole first.
  private func widen(_ widths: inout [Int], by rest: inout Int) {
    let cells = columns.indices.map(cellWidth)
    while rest > 0 {
      let open = widths.indices.filter { widths[$0] < cells[$0] }
      guard !open.isEmpty else { return }
      for index in open where rest > 0 {
        widths[index] += 1
        rest -= 1
      }
    }
  }
}

// MARK: Lines

extension TextTable.Block {
  /// The lines of the headings and of the rows.
  var text: String {
    let widths = widths
    let headings = columns.enumerated().map { index, column in
      column.heading.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        WordBreaks.lines(
          of: printable(String($0), limit: .max),
          width: widths[index],
          at: .headings
        )
      }
    }
    let height = headings.map(\.count).max() ?? 1
    // The last line of a heading is next to the cells.
    let top = headings.map { Array(repeating: "", count: height - $0.count) + $0 }
    let none = [TerminalColour?](repeating: nil, count: columns.count)
    return text(top, colours: none, widths)
      + rows.map { row in
        text(cells(row, widths), colours: row.map(\.colour), widths)
      }.joined()
  }

  private func cells(_ row: [TextTable.Cell], _ widths: [Int]) -> [[String]] {
    row.enumerated().map { index, cell in
      guard cellCount(cell.text) > widths[index] else { return [cell.text] }
      return WordBreaks.lines(
        of: cell.text,
        width: widths[index],
        hanging: index == 0 && !columns[0].isRight ? Self.hanging : 0
      )
    }
  }

  /// Returns the lines of a row whose cells have several lines.
  private func text(
    _ cells: [[String]],
    colours: [TerminalColour?],
    _ widths: [Int]
  ) -> String {
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { line in
      let texts = cells.map { line < $0.count ? $0[line] : "" }
      return self.line(of: texts, colours: colours, widths) + "\n"
    }.joined()
  }

  private func line(
    of cells: [String],
    colours: [TerminalColour?],
    _ widths: [Int]
  ) -> String {
    var line = ""
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    for (index, cell) in cells.prefix(last + 1).enumerated() {
      let space = String(repeating: " ", count: max(0, widths[index] - cellCount(cell)))
      let text = layout.coloured(cell, colours[index])
      line += columns[index].isRight ? space + text : index == last ? text : text + space
      if index < last { line += String(repeating: " ", count: Self.gap) }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
