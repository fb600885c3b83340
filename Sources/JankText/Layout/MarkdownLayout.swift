/// A page of Markdown for a terminal: paragraphs and lists broken into lines that fit, tables with
/// their columns lined up.
///
/// Headings and blocks of code stay as they are. No word is broken: a table with too many long
/// words for a line becomes a list with an item for each row.
package struct MarkdownLayout {
  private let layout: TextLayout
  /// The lines that are joined before they are broken anew.
  private var pending = Paragraph()
  private var table: [[String]] = []
  /// The mark that ends the block of code, or nil outside of one.
  private var fence: String?
  private var output = ""

  /// Lines that belong together.
  private struct Paragraph {
    var words = ""
    var start = ""
    var hanging = ""
  }

  private init(_ layout: TextLayout) {
    self.layout = layout
  }

  /// Lays out a page.
  ///
  /// - Parameters:
  ///   - page: Markdown.
  ///   - layout: The width of a line.
  /// - Returns: The text, a line feed behind each line.
  package static func text(_ page: String, layout: TextLayout) -> String {
    var writer = Self(layout)
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines { writer.take(line) }
    writer.flush()
    return writer.output
  }
}

// MARK: Lines

extension MarkdownLayout {
  private mutating func take(_ line: Substring) {
    let indent = line.prefix { $0 == " " }
    let content = line[indent.endIndex...]
    if let fence {
      emit(line)
      if content == fence { self.fence = nil }
    } else if content.hasPrefix("```") {
      flush()
      fence = String(content.prefix { $0 == "`" })
      emit(line)
    } else if content.hasPrefix("|") {
      if table.isEmpty { flush() }
      table.append(Self.cells(of: content))
    } else if content.isEmpty || content.hasPrefix("#") {
      flush()
      emit(line)
    } else {
      takeText(content, indent: indent)
    }
  }

  private mutating func takeText(_ content: Substring, indent: Substring) {
    let mark = Self.listMark(of: content)
    guard mark != nil || pending.words.isEmpty else {
      pending.words += " \(content)"
      return
    }
    flush()
    let start = indent + (mark ?? "")
    pending = Paragraph(
      words: String(content.dropFirst(mark?.count ?? 0)),
      start: String(start),
      hanging: String(repeating: " ", count: start.count)
    )
  }

  private mutating func flush() {
    if !pending.words.isEmpty {
      output += layout.paragraph(pending.words, start: pending.start, hanging: pending.hanging)
      pending = Paragraph()
    }
    if !table.isEmpty {
      output += Self.text(of: table, layout)
      table = []
    }
  }

  private mutating func emit(_ line: Substring) {
    output += line + "\n"
  }

  /// The mark that begins an item of a list with the space behind it, for example `- ` or `12. `.
  private static func listMark(of content: Substring) -> Substring? {
    if content.hasPrefix("- ") || content.hasPrefix("* ") { return content.prefix(2) }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let end = content[digits.endIndex...]
    return !digits.isEmpty && end.hasPrefix(". ") ? content.prefix(digits.count + 2) : nil
  }
}

// MARK: Tables

extension MarkdownLayout {
  /// The cells of a row; a bar behind a backslash belongs to its cell.
  package static func cells(of line: Substring) -> [String] {
    let (bar, space) = (UInt8(ascii: "|"), UInt8(ascii: " "))
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line.utf8.dropFirst() {
      if byte == bar, !isEscaped {
        cells.append([])
      } else {
        if byte == bar { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\")
    }
    var texts = cells.map { cell in
      guard let start = cell.firstIndex(where: { $0 != space }),
        let end = cell.lastIndex(where: { $0 != space })
      else { return "" }
      return String(decoding: cell[start...end], as: UTF8.self)
    }
    if texts.last?.allSatisfy(\.isWhitespace) ?? false { texts.removeLast() }
    return texts
  }

  private static func text(of rows: [[String]], _ layout: TextLayout) -> String {
    let isRule = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-:".contains($0) } }
    guard isRule, let count = rows.first?.count, count > 0 else {
      return rows.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
    let body = rows.dropFirst(2).map { row in
      Array((row + Array(repeating: "", count: count)).prefix(count))
    }
    let widths = rows[0].indices.map { leastWidth(of: $0, [rows[0]] + body) }
    guard widths.reduce(2 * (count - 1), +) <= layout.width else {
      return body.map { item($0, under: rows[0], layout) }.joined()
    }
    var table = TextTable(columns: zip(rows[0], widths).map { .left($0, wrap: $1) })
    for row in body { table.add(row) }
    return table.text(layout)
  }

  /// Returns the width that a column needs for its longest word.
  private static func leastWidth(of column: Int, _ rows: [[String]]) -> Int {
    rows.map { row in
      let words = WordBreaks.words(of: row[column])
      // Further lines in the first column are indented.
      let indent = column == 0 && words.count > 1 ? 2 : 0
      return indent + (words.map { cellCount($0) }.max() ?? 0)
    }.max() ?? 0
  }

  /// Returns a row as an item of a list, a line for each cell.
  private static func item(
    _ row: [String],
    under headings: [String],
    _ layout: TextLayout
  ) -> String {
    zip(headings, row).filter { !$1.isEmpty }.enumerated().map { index, cell in
      layout.paragraph(
        "\(cell.0): \(cell.1)",
        start: index == 0 ? "- " : "  ",
        hanging: "    "
      )
    }.joined()
  }
}
