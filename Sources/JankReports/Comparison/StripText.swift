internal import JankGate
internal import JankMetrics
internal import JankText

/// The outcome of each refresh, one character for each, with strategies below each other.
enum StripText {
  /// Draws the strips of a comparison; stretches without a new frame in any strategy are omitted.
  ///
  /// - Parameters:
  ///   - comparison: a comparison that keeps frames.
  ///   - width: the characters in a line.
  ///   - hasColour: whether to use colour.
  /// - Returns: The text, with a legend at its end.
  static func text(_ comparison: Comparison, width: Int, hasColour: Bool) -> String {
    let groups = ChartGroups(
      comparison.contestants.compactMap { contestant in
        contestant.picture.map { (name: contestant.strategy, drawing: $0.strip) }
      }.filter { !$0.drawing.marks.isEmpty }
    )
    let strips = groups.drawings
    guard let hertz = strips.map(\.hertz).max() else { return "nothing was animated\n" }
    let lines = NamedLines(groups.names, width: width)
    let first = strips.map(\.first).min() ?? 0
    let end = strips.map { $0.first + $0.marks.count }.max() ?? 0
    var text = ""
    for start in stride(from: first, to: end, by: lines.room) {
      let columns = start..<min(start + lines.room, end)
      let rows = strips.map { strip in columns.map { mark(at: $0, of: strip) } }
      guard rows.contains(where: { $0.contains { $0 != nil && $0 != .idle } }) else { continue }
      text += lines.line(nil, time(of: start, hertz: hertz))
      for (place, row) in rows.enumerated() {
        text += lines.line(place, drawing(of: row, hasColour: hasColour))
      }
    }
    return text + counts(Array(zip(groups.names, strips)), width: width)
      + groups.legend(width: width) + legend
  }

  private static let legend =
    RefreshStrip.Mark.allCases.map { "\(character($0)) \($0.rawValue)" }.joined(separator: "   ")
    + "\n"

  private static func mark(at column: Int, of strip: RefreshStrip) -> RefreshStrip.Mark? {
    let place = column - strip.first
    return strip.marks.indices.contains(place) ? strip.marks[place] : nil
  }

  /// The time at the left edge of a column.
  private static func time(of column: Int, hertz: Int) -> String {
    "╷ " + Decimal.text(Double(column) * 1_000 / Double(hertz), digits: 0) + " ms"
  }

  private static func drawing(of row: [RefreshStrip.Mark?], hasColour: Bool) -> String {
    guard hasColour else { return row.map { $0.map(character) ?? " " }.joined() }
    // One code for a run of the same marks.
    var text = ""
    var rest = row[...]
    while let mark = rest.first {
      let run = rest.prefix { $0 == mark }
      rest.removeFirst(run.count)
      let characters = String(repeating: mark.map(character) ?? " ", count: run.count)
      text += mark.flatMap(colour)?.applied(to: characters) ?? characters
    }
    return text
  }

  private static func counts(
    _ drawn: [(name: String, strip: RefreshStrip)],
    width: Int
  ) -> String {
    let marks = RefreshStrip.Mark.allCases.filter { $0 != .idle }
    var table = TextTable(
      columns: [.left("refreshes", wrap: 16)] + marks.map { .right($0.rawValue) }
    )
    for (name, strip) in drawn { table.add([name] + marks.map { "\(strip.count($0))" }) }
    return table.text(TextLayout(width: width))
  }

  /// The character of an outcome; its shape alone is enough without colour.
  private static func character(_ mark: RefreshStrip.Mark) -> String {
    switch mark {
    case .onTime: "▮"
    case .late: "L"
    case .dropped: "x"
    case .repeated: "─"
    case .idle: "·"
    }
  }

  private static func colour(_ mark: RefreshStrip.Mark) -> TerminalColour? {
    switch mark {
    case .onTime: .green
    case .late: .red
    case .dropped: .magenta
    case .repeated: .yellow
    case .idle: nil
    }
  }
}
