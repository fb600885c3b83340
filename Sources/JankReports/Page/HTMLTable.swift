internal import JankText

/// A table of a page.
struct HTMLTable {
  /// A column of a table.
  struct Column {
    let heading: String
    var isNumber = false
    /// The heading as HTML, or nil for the text.
    var html: String?
  }

  /// A cell of a table.
  struct Cell {
    /// The content as HTML.
    let html: String
    /// What the column is sorted by, or nil for the content.
    var key: String?
    /// The style class, or nil for none.
    var style: String?
  }

  /// A row of a table.
  struct Row {
    var cells: [Cell]
    /// The identifier of the element, or nil for none.
    var id: String?
  }

  /// What the table shows, for readers that do not see it.
  let label: String
  let columns: [Column]
  var rows: [Row] = []
  /// Whether the script lets a reader sort and filter it.
  var isSortable = false
  /// The style class, or nil for none.
  var style: String?
}

extension HTMLTable.Cell {
  /// A cell with plain text.
  static func text(_ text: String, style: String? = nil) -> Self {
    Self(html: HTMLText.escaped(text), key: nil, style: style)
  }

  /// A cell with a number, sorted by its value.
  static func number(_ text: String, _ value: Double?) -> Self {
    Self(html: HTMLText.escaped(text), key: value.map { "\($0)" } ?? "-1", style: nil)
  }
}

extension HTMLTable {
  /// Adds a row of plain texts.
  mutating func add(_ texts: [String]) {
    rows.append(Row(cells: texts.map { .text($0) }))
  }

  /// The table as HTML; nothing without rows.
  var html: String {
    guard !rows.isEmpty else { return "" }
    let label = HTMLText.escaped(label)
    let heads = columns.map { column in
      "<th scope=\"col\"\(column.isNumber ? " class=\"n\"" : "")>"
        + (column.html ?? HTMLText.escaped(column.heading)) + "</th>"
    }
    let styles = [isSortable ? "sortable" : nil, style].compactMap(\.self)
    let style = styles.isEmpty ? "" : " class=\"\(styles.joined(separator: " "))\""
    return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(label)\">\n"
      + "<table\(style)>\n<thead><tr>\(heads.joined())</tr>"
      + "</thead>\n<tbody>\n" + rows.map(html).joined() + "</tbody>\n</table>\n</div>\n"
  }

  private func html(_ row: Row) -> String {
    let cells = zip(row.cells, columns).map { cell, column in
      let styles = [column.isNumber ? "n" : nil, cell.style].compactMap(\.self)
      let style = styles.isEmpty ? "" : " class=\"\(styles.joined(separator: " "))\""
      let key = isSortable ? cell.key.map { " data-key=\"\(HTMLText.escaped($0))\"" } ?? "" : ""
      return "<td\(style)\(key)>\(cell.html)</td>"
    }
    return "<tr\(row.id.map { " id=\"\($0)\"" } ?? "")>\(cells.joined())</tr>\n"
  }
}
