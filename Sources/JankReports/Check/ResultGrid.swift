internal import JankText

/// What runs came out as, in rows and columns, for tables of any make.
struct ResultGrid {
  let columns: [TextTable.Column]
  /// The cells of the runs, one for each column.
  let rows: [[String]]
  /// What there is to say of single runs, a line each.
  let notes: [String]
  /// What the columns mean, a sentence or two each.
  let legend: [String]
  /// The colours of cells, for each row by its columns.
  var colours: [[Int: TerminalColour]] = []
  /// How many columns are repeated where the table goes on below, or nil to hide columns.
  var keyCount: Int?
  /// How many runs have no row.
  var hiddenCount = 0
  /// The late frames in groups, where they are not among the notes.
  var groups: GroupText?
}

extension ResultGrid {
  /// The table, below it the groups, the notes, and then the legend.
  func text(_ layout: TextLayout) -> String {
    var table = TextTable(columns: columns, keyCount: keyCount)
    for (index, row) in rows.enumerated() {
      table.add(row, colours: index < colours.count ? colours[index] : [:])
    }
    let parts = [
      groups?.text(layout) ?? "",
      ReportText.paragraphs(notes, layout),
      legend.isEmpty ? "" : layout.paragraph(legend.joined(separator: " ")),
    ]
    return table.text(layout) + (hiddenText.map { layout.paragraph($0) } ?? "")
      + parts.filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
  }

  /// The same in Markdown, line by line.
  ///
  /// - Parameter escaped: takes the meaning from what means anything to Markdown.
  /// - Returns: The lines, without a line feed.
  func markdownLines(_ escaped: (String) -> String) -> [String] {
    let rules = columns.map { $0.isRight ? "---:" : "---" }
    let cells = [columns.map { escaped($0.heading) }, rules] + rows.map { $0.map(escaped) }
    let table = cells.map { "| " + $0.joined(separator: " | ") + " |" }
    let groups = groups?.markdownLines(escaped) ?? []
    let parts = [
      [hiddenText].compactMap(\.self), groups, notes.map { "- " + escaped($0) },
      legend.map(escaped),
    ].filter { !$0.isEmpty }
    return table + parts.flatMap { [""] + $0 }
  }

  private var hiddenText: String? {
    hiddenCount > 0 ? ReportText.hidden(hiddenCount) : nil
  }
}
