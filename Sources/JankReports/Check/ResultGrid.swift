internal import JankText

/// Results of runs in rows and columns, for tables of any kind.
struct ResultGrid {
  let columns: [TextTable.Column]
  /// The cells of the runs, one for each column.
  let rows: [[String]]
  /// Notes on single runs, one a line.
  let notes: [String]
  /// The meaning of the columns, a sentence or two for each.
  let legend: [String]
  /// The colours of cells, by row and column.
  var colours: [[Int: TerminalColour]] = []
  /// The number of leading columns that a continued table repeats, or nil to hide columns instead.
  var keyCount: Int?
  /// The number of runs without a row.
  var hiddenCount = 0
  /// The late frames in groups, if they are not among the notes.
  var groups: GroupText?
}

extension ResultGrid {
  /// The table, followed by the groups, the notes and the legend.
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

  /// The lines of the same table in Markdown, without line feeds.
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
