/// The colours with which terminals emphasise words.
package enum TerminalColour: Int, CaseIterable, Sendable {
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
  case cyan = 36
}

extension TerminalColour {
  /// Returns a text in the colour, with the codes of ECMA-48.
  package func applied(to text: String) -> String {
    text.isEmpty ? "" : "\(code)\(text)\(Self.end)"
  }

  private var code: String { "\u{1B}[\(rawValue)m" }
  private static let end = "\u{1B}[0m"

  /// Returns the colour code at the beginning of a text, or the code that ends a colour; nil for
  /// any other text.
  package static func code(beginning text: Substring.UnicodeScalarView) -> String? {
    (allCases.map(\.code) + [end]).first { text.starts(with: $0.unicodeScalars) }
  }
}
