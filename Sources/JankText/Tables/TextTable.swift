/// Rows of cells in columns, laid out for the width of a line.
///
/// A table that is too wide first breaks its headings and its wrapping columns. If that is not
/// enough, it hides columns, those with the highest ``Column/rank`` first, and names them in a line
/// below. If columns without a rank do not fit either, a table with `keyCount` continues below,
/// with its first columns repeated.
package struct TextTable {
  /// A column: its heading, its alignment, and its treatment in a narrow table.
  package struct Column: Sendable {
    package var heading: String
    package var isRight: Bool
    /// When the column is hidden: never if 0, otherwise the highest rank first.
    package var rank = 0
    /// The width from which cells may be broken, or nil if they stay on one line.
    package var wrapWidth: Int?
    /// Whether the column grows, before it is broken, if lines are wider than 80 cells.
    package var growsWithLine = false
    /// The number of characters of a cell that are shown unless the table is wide, or nil for all.
    package var prefixLength: Int?
    /// Whether the column is in the same table as the column before it.
    private(set) var isBound = false

    package static func left(_ heading: String, rank: Int = 0, wrap: Int? = nil) -> Column {
      Column(heading: heading, isRight: false, rank: rank, wrapWidth: wrap)
    }

    package static func right(_ heading: String, rank: Int = 0, wrap: Int? = nil) -> Column {
      Column(heading: heading, isRight: true, rank: rank, wrapWidth: wrap)
    }

    /// The column, bound to the table of the column before it.
    package var bound: Column {
      var column = self
      column.isBound = true
      return column
    }

    /// Creates a column of names, which keeps its share of a wide line.
    package static func name(_ heading: String, wrap: Int) -> Column {
      var column = left(heading, wrap: wrap)
      column.growsWithLine = true
      return column
    }

    /// Creates a column of digests, for which eight digits are enough to distinguish them.
    package static func digest(_ heading: String, rank: Int) -> Column {
      Column(heading: heading, isRight: false, rank: rank, prefixLength: 8)
    }
  }

  /// A cell and its colour on a terminal.
  struct Cell {
    var text: String
    var colour: TerminalColour?
  }

  /// The columns of the table.
  package let columns: [Column]
  let keyCount: Int?
  private(set) var rows: [[Cell]] = []

  /// Creates a table without rows.
  package init(columns: [Column], keyCount: Int? = nil) {
    self.columns = columns
    self.keyCount = keyCount
  }
}

extension TextTable {
  /// Adds a row with a cell for each column; invisible characters are escaped.
  package mutating func add(_ row: [String], colours: [Int: TerminalColour] = [:]) {
    precondition(row.count == columns.count, "a row has a cell for each column")
    rows.append(
      row.enumerated().map { Cell(text: printable($1, limit: .max), colour: colours[$0]) }
    )
  }

  /// Returns the table with a line feed after each line and no trailing spaces.
  package func text(_ layout: TextLayout = .standard) -> String {
    let all = Array(columns.indices)
    guard !layout.isWide else { return Block(self, all, layout).text }
    let (shown, hidden) = fitting(all, layout)
    let names = hidden.map { columns[$0].heading.replacing("\n", with: " ") }
    let note = "not shown: \(names.joined(separator: ", ")); --wide shows all columns"
    let blocks = keyCount.map { self.blocks(of: shown, behind: $0, layout) } ?? [shown]
    return blocks.map { Block(self, $0, layout).text }.joined(separator: "\n")
      + (hidden.isEmpty ? "" : layout.paragraph(note))
  }

  /// Returns the columns that fit a line, and those that are hidden.
  private func fitting(_ all: [Int], _ layout: TextLayout) -> (shown: [Int], hidden: [Int]) {
    var shown = all
    while Block(self, shown, layout).overflows,
      let last = shown.filter({ columns[$0].rank > 0 }).max(by: { precedes($0, $1) })
    {
      shown.removeAll { $0 == last }
    }
    return (shown, all.filter { !shown.contains($0) })
  }

  /// Returns whether a column is kept longer than another.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    (columns[one].rank, one) < (columns[other].rank, other)
  }

  /// Returns the columns of each of the tables that follow one another.
  private func blocks(of shown: [Int], behind keyCount: Int, _ layout: TextLayout) -> [[Int]] {
    let keys = Array(0..<keyCount)
    var groups: [[Int]] = []
    for index in shown where index >= keyCount {
      if columns[index].isBound, !groups.isEmpty {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    var blocks: [[Int]] = []
    for group in groups {
      if let last = blocks.last, !Block(self, last + group, layout).overflows {
        blocks[blocks.count - 1] = last + group
      } else {
        blocks.append(keys + group)
      }
    }
    return blocks.isEmpty ? [keys] : blocks
  }
}
