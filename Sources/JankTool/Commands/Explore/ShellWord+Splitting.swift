extension ShellWord {
  /// Splits a command line into words, the inverse of ``text(_:)``.
  ///
  /// - Parameter line: words, plain, in single or double quotes, or with the escapes of bash.
  /// - Returns: The words; nil if a quote is not closed, or if the line has a character that a
  ///   shell would act on.
  package static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var rest = Array(line.unicodeScalars)[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
      } else {
        guard let word = takeWord(&rest) else { return nil }
        words.append(word)
      }
    }
    return words
  }

  private static let active: Set<Unicode.Scalar> = [
    "|", "&", ";", "<", ">", "(", ")", "`", "$", "*", "?", "[", "{", "~", "#",
  ]

  private static func takeWord(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    var word = String.UnicodeScalarView()
    while let next = rest.first, next != " ", next != "\t" {
      rest.removeFirst()
      switch next {
      case "'", "\"":
        guard let end = rest.firstIndex(of: next) else { return nil }
        word.append(contentsOf: rest[..<end])
        rest = rest[(end + 1)...]
      case "$":
        guard rest.first == "'" else { return nil }
        rest.removeFirst()
        guard let text = takeEscaped(&rest) else { return nil }
        word.append(contentsOf: text.unicodeScalars)
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped)
      case _ where active.contains(next) && !(next == "~" && !word.isEmpty): return nil
      default: word.append(next)
      }
    }
    return String(word)
  }

  /// Takes a text with escapes up to its closing quote.
  private static func takeEscaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    var bytes: [UInt8] = []
    while let next = rest.popFirst() {
      if next == "'" { return String(validating: bytes, as: UTF8.self) }
      guard next == "\\" else {
        bytes += Array(String(next).utf8)
        continue
      }
      let digits = rest.prefix(3).filter { ("0"..."7").contains($0) }
      if digits.count == 3 {
        guard let byte = UInt8(String(String.UnicodeScalarView(digits)), radix: 8) else {
          return nil
        }
        bytes.append(byte)
        rest.removeFirst(3)
      } else {
        guard let escaped = rest.popFirst() else { return nil }
        bytes += escaped == "n" ? [10] : Array(String(escaped).utf8)
      }
    }
    return nil
  }
}
