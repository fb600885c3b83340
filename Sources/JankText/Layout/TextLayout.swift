/// The layout of text for people: the width of a line, whether tables are complete, colour.
///
/// Reports provide content. Only ``TextTable`` and the functions below count columns.
public struct TextLayout: Hashable, Sendable {
  /// The maximum number of terminal cells in a line.
  public var width: Int
  /// Whether tables show every column, each cell on one line and digests in full, regardless of the
  /// width.
  public var isWide: Bool
  /// Whether ratings and verdicts have colour.
  public var hasColour: Bool

  /// The width of a line without a terminal.
  public static let standardWidth = 120
  /// The width of a line of help without a terminal: that of a text to read.
  package static let helpWidth = 80
  /// The layout for files and pipes.
  public static let standard = TextLayout()

  /// Creates a layout.
  public init(width: Int = standardWidth, isWide: Bool = false, hasColour: Bool = false) {
    self.width = width
    self.isWide = isWide
    self.hasColour = hasColour
  }
}

extension TextLayout {
  /// Returns a text in a colour, if the layout has colour.
  package func coloured(_ text: String, _ colour: TerminalColour?) -> String {
    guard hasColour, let colour else { return text }
    return colour.applied(to: text)
  }

  /// Returns the layout with fewer cells in a line, for indented text.
  package func narrowed(by count: Int) -> TextLayout {
    var layout = self
    layout.width -= count
    return layout
  }

  /// Breaks a paragraph between words into lines that fit.
  ///
  /// A word that is longer than a line stays whole, so that paths and commands can be copied.
  ///
  /// A line feed in the text is a space. The first line begins with `start`, the others with
  /// `hanging`.
  package func lines(of text: String, start: String = "", hanging: String = "  ") -> [String] {
    var lines: [String] = []
    var room = 0
    for word in WordBreaks.words(of: text) {
      let count = cellCount(word)
      if !lines.isEmpty, count < room {
        lines[lines.count - 1] += " \(word)"
        room -= count + 1
      } else {
        let begin = lines.isEmpty ? start : hanging
        lines.append(begin + word)
        room = width - cellCount(begin) - count
      }
    }
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  /// Returns a paragraph as one text with a line feed after each line.
  package func paragraph(_ text: String, start: String = "", hanging: String = "") -> String {
    lines(of: text, start: start, hanging: hanging).map { $0 + "\n" }.joined()
  }
}
