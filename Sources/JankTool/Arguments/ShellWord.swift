internal import JankText

/// Texts as words of a command line, ready to copy.
package enum ShellWord {
  /// A text as one shell word, quoted only if necessary.
  ///
  /// Invisible characters, and text that a build server would read as a command, are written as
  /// escapes of bash and zsh, so that the word survives a line of a report.
  package static func text(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(plainBytes.contains) { return word }
    let isVisible = printable(word, limit: .max, opensLine: false) == word
    guard !isVisible else { return quoted(word) }
    var commands = CommandMarks(opensLine: false)
    return "$'" + word.unicodeScalars.map { escaped($0, isMark: commands.complete($0)) }.joined()
      + "'"
  }

  /// A text in single quotes.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  private static let plainBytes = Set(
    "-._~/@+=:,ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
  )

  private static func escaped(_ scalar: Unicode.Scalar, isMark: Bool) -> String {
    switch scalar {
    case "\\", "'": return "\\\(scalar)"
    case "\n": return "\\n"
    case _ where isMark || scalar.isUnseen:
      // Three octal digits, so that a digit behind them is none of theirs.
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    default: return String(scalar)
    }
  }
}
