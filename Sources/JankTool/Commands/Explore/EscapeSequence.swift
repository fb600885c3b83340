/// The control sequences with which terminals show colours, which logs keep.
enum EscapeSequence {
  private static let intermediate: ClosedRange<Unicode.Scalar> = " "..."/"
  private static let parameters: ClosedRange<Unicode.Scalar> = "0"..."?"
  private static let final: ClosedRange<Unicode.Scalar> = "@"..."~"

  /// Returns a text without its control sequences: `ESC [`, parameters and a final byte, as
  /// ECMA-48 defines them.
  ///
  /// A sequence without a final byte stays.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains("\u{1B}") else { return text }
    var rest = text.unicodeScalars[...]
    var plain = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let after = end(ofBody: rest) {
        rest = rest[after...]
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }

  /// The place behind a sequence whose escape character stands before the text; nil if none does.
  private static func end(
    ofBody text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    guard text.first == "[" else { return nil }
    let rest = text.dropFirst().drop { parameters.contains($0) }
      .drop { intermediate.contains($0) }
    guard let last = rest.first, final.contains(last) else { return nil }
    return rest.index(after: rest.startIndex)
  }
}
