/// Colours by which terminals stress what words say as well.
package enum TerminalColour: Int, CaseIterable, Sendable {
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
  case cyan = 36
}

extension TerminalColour {
  /// A text in the colour, by the codes of ECMA-48.
  package func applied(to text: String) -> String {
    text.isEmpty ? "" : "\(code)\(text)\(Self.end)"
  }

  private var code: String { "\u{1B}[\(rawValue)m" }
  private static let end = "\u{1B}[0m"

  /// The code of a colour, or of the end of one, with which a text begins; nil for any other.
  package static func code(beginning text: Substring.UnicodeScalarView) -> String? {
    (allCases.map(\.code) + [end]).first { text.starts(with: $0.unicodeScalars) }
  }
}
