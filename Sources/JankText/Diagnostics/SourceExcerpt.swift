/// One line of a file with carets under the part to which a diagnostic refers.
///
///        7 |   "present": "Shet",
///          |              ^^^^^^
///
/// The excerpt is at most ``width`` columns wide: a longer line is cut around the part. Tabs are
/// shown as two spaces. Invisible characters are shown as `\u{…}`.
package struct SourceExcerpt: Equatable, Sendable {
  /// The maximum width of an excerpt in columns, that of the narrowest usual terminal.
  package static let width = 80

  /// The two lines, without a line feed at the end.
  package let text: String
}

extension SourceExcerpt {
  /// Creates an excerpt of a line without its end; `position` is that of the first marked byte.
  package init(_ line: ArraySlice<UInt8>, at position: SourcePosition) {
    let token = SourceToken.range(in: line, from: position.column - 1)
    let number = String(position.line)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
    let shown = Cut(line, token, width: Self.width - gutter.count - 3)
    let blank = String(repeating: " ", count: gutter.count)
    let indent = String(repeating: " ", count: shown.columnsBefore)
    let carets = String(repeating: "^", count: shown.markedColumns)
    text = "\(gutter) | \(shown.text)\n\(blank) | \(indent)\(carets)"
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics about a file, each with the line to which it refers.
  ///
  /// - Returns: The diagnostics; one without a position, or on a blank line, is unchanged.
  /// - Complexity: O(*n*) for a file of *n* bytes, however many diagnostics there are.
  package func quoting(_ bytes: [UInt8]) -> [Diagnostic] {
    let wanted = Set(compactMap(\.position?.line))
    guard let last = wanted.max() else { return self }
    var lines: [Int: ArraySlice<UInt8>] = [:]
    var (number, start) = (1, bytes.startIndex)
    while number <= last, start <= bytes.endIndex {
      let end = bytes[start...].firstIndex(of: Byte.lineFeed) ?? bytes.endIndex
      if wanted.contains(number) { lines[number] = bytes[start..<end] }
      (number, start) = (number + 1, end + 1)
    }
    return map { finding in
      guard finding.excerpt == nil, let position = finding.position,
        var line = lines[position.line]
      else { return finding }
      if line.last == Byte.carriageReturn { line.removeLast() }
      guard line.contains(where: { $0 != Byte.space && $0 != Byte.tab }) else { return finding }
      return finding.quoting(SourceExcerpt(line, at: position))
    }
  }
}

/// The part of a line that fits, in columns of a terminal.
private struct Cut {
  var text = ""
  var columnsBefore = 0
  var markedColumns = 0

  /// A character as shown.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// The number of bytes on either side of the token that can matter.
  private static let reach = 400

  init(_ line: ArraySlice<UInt8>, _ token: Range<Int>, width: Int) {
    let start = max(line.startIndex, token.lowerBound - Self.reach)
    let middle = min(token.upperBound, token.lowerBound + Self.reach)
    let end = min(line.endIndex, token.upperBound + Self.reach)
    var marks = CommandMarks(opensLine: false)
    let isWhole = start == line.startIndex && end == line.endIndex && middle == token.upperBound
    let before = Self.cells(line[start..<token.lowerBound], &marks)
    let marked = Self.cells(line[token.lowerBound..<middle], &marks)
    let after = Self.cells(line[token.upperBound..<end], &marks)
    let sum = [before, marked, after].map(Self.width).reduce(0, +)
    if isWhole, sum < width || sum == width && !marked.isEmpty {
      text = (before + marked + after).map(\.text).joined()
      columnsBefore = Self.width(before)
      markedColumns = max(1, Self.width(marked))
      return
    }
    // The mark, or at least its beginning, is shown with the text before and after it.
    let room = width - 2
    let markWidth = min(max(1, Self.width(marked)), room * 2 / 3)
    let afterWidth = min(Self.width(after), (room - markWidth) / 2)
    let lead = Self.suffix(before, width: room - markWidth - afterWidth)
    let isCutBefore = lead.count < before.count || start > line.startIndex
    let mark = Self.prefix(marked, width: markWidth)
    let used = Self.width(lead) + Self.width(mark)
    let tail = mark.count < marked.count ? [] : Self.prefix(after, width: room - max(used, 1))
    let isCutAfter =
      mark.count < marked.count || tail.count < after.count || end < line.endIndex
    text = (isCutBefore ? "…" : "") + (lead + mark + tail).map(\.text).joined()
    if isCutAfter { text += "…" }
    columnsBefore = Self.width(lead) + (isCutBefore ? 1 : 0)
    markedColumns = max(1, Self.width(mark))
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, _ marks: inout CommandMarks) -> [Cell] {
    // The rest of a character that is cut at the reach is not shown.
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    return String(decoding: whole, as: UTF8.self).unicodeScalars.map { scalar in
      let isMark = marks.complete(scalar)
      if scalar == "\t" { return Cell(text: "  ", width: 2) }
      guard !isMark, !scalar.isUnseen else {
        let escape = "\\u{\(String(scalar.value, radix: 16))}"
        return Cell(text: escape, width: escape.utf8.count)
      }
      return Cell(text: String(scalar), width: scalar.columnCount)
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func prefix(_ cells: [Cell], width: Int) -> [Cell] {
    var rest = width
    return Array(
      cells.prefix { cell in
        rest -= cell.width
        return rest >= 0
      }
    )
  }

  private static func suffix(_ cells: [Cell], width: Int) -> [Cell] {
    prefix(cells.reversed(), width: width).reversed()
  }
}
