/// Colours by which terminals stress what words say as well.
package enum TerminalColour: Int, Sendable {
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
}

extension TerminalColour {
  /// A text in the colour, by the codes of ECMA-48.
  package func applied(to text: String) -> String {
    text.isEmpty ? "" : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
