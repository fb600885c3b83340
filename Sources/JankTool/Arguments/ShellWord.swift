internal import JankTrace

/// Texts as words of a command line, for people to copy.
package enum ShellWord {
  /// A text as a shell takes it for one word: as it is if nothing in it means anything.
  ///
  /// What cannot be seen is written as the escapes of bash and zsh, so that it survives a line of a
  /// report.
  package static func text(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(plainBytes.contains) { return word }
    guard word.unicodeScalars.contains(where: isInvisible) else { return quoted(word) }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  /// A text in single quotes.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  private static let plainBytes = Set(
    "-._~/@+=:,ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
  )

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    printable(String(scalar)) != String(scalar)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "'": return "\\\(scalar)"
    case "\n": return "\\n"
    case _ where isInvisible(scalar):
      // Three octal digits, so that a digit behind them is none of theirs.
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    default: return String(scalar)
    }
  }
}
