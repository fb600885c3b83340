internal import JankText

/// Diagnostics for a terminal: wrapped, with their severity in colour.
package enum DiagnosticText {
  private static let colours: [(word: String, colour: TerminalColour)] = [
    ("error", .red), ("warning", .yellow), ("note", .cyan),
  ]
  private static let hints: Set<String> = ["hint", "help"]

  /// Lays out the text of a diagnostic.
  ///
  /// - Parameters:
  ///   - description: The text: the finding on the first line, then indented lines.
  ///   - tool: The name of the tool; its commands stay on one line, ready to copy.
  ///   - layout: The layout of the text.
  /// - Returns: The text, which ends with a line feed.
  package static func text(_ description: String, of tool: String, _ layout: TextLayout) -> String {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { place, line in
      guard place > 0 else { return finding(String(line), layout) }
      guard let colon = line.firstIndex(of: ":"),
        hints.contains(String(line[..<colon].drop { $0 == " " }))
      else { return "\(line)\n" }
      return hint(line, colon, of: tool, layout)
    }.joined()
  }

  private static func finding(_ line: String, _ layout: TextLayout) -> String {
    let places = colours.compactMap { word, colour in
      line.firstRange(of: ": \(word): ").map { (range: $0, word: word, colour: colour) }
    }
    guard let first = places.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return layout.paragraph(line, hanging: "    ")
    }
    let head = "\(line[..<first.range.lowerBound]): \(layout.coloured(first.word, first.colour)): "
    let message = String(line[first.range.upperBound...])
    // A path that fills the line keeps what it is beside it, where programs look for it.
    return cellCount(head) > layout.width
      ? layout.paragraph(message, start: head, hanging: "    ")
      : layout.paragraph(head + message, hanging: "    ")
  }

  private static func hint(
    _ line: Substring,
    _ colon: Substring.Index,
    of tool: String,
    _ layout: TextLayout
  ) -> String {
    let indent = line.prefix { $0 == " " }
    let label = layout.coloured(String(line[..<colon].dropFirst(indent.count)), .green)
    let words = line[line.index(after: colon)...].drop { $0 == " " }
    let start = "\(indent)\(label): "
    let hanging = "\(indent)  "
    let whole = start + words
    guard cellCount(whole) > layout.width, let command = words.firstRange(of: ": \(tool) ") else {
      return layout.paragraph(String(words), start: start, hanging: hanging)
    }
    // What only says that a command follows stands on its line.
    guard words[..<command.lowerBound].contains(" ") else { return whole + "\n" }
    return layout.paragraph(words[..<command.lowerBound] + ":", start: start, hanging: hanging)
      + hanging + words[command.lowerBound...].dropFirst(2) + "\n"
  }
}
