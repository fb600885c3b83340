/// Why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  ///
  /// Texts come as they stand in the file, uncut.
  package enum Reason: Equatable, Sendable {
    /// Something else stands where the grammar wants this.
    case unexpected(found: String, expected: String)
    /// The text ends where the grammar wants this.
    case truncated(expected: String)
    case trailingComma
    case comment
    /// A bare `NaN` or `Infinity`, which JSON does not have.
    case notANumber(String)
    case leadingZero
    /// A number too large for a double.
    case numberOverflow(String)
    case badEscape(String)
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate(String)
    /// A byte that cannot stand here in UTF-8.
    case invalidUTF8(UInt8)
    /// A character below U+0020 inside a text.
    case controlCharacter(UInt8)
    case byteOrderMark
    case tooDeep(limit: Int)
    case tooLarge(byteCount: Int, limit: Int)
    case tooManyValues(limit: Int)
    /// Something follows the one value a file holds.
    case trailingContent(found: String)
    case duplicateKey(String, first: SourcePosition)
  }

  package let reason: Reason
  package let position: SourcePosition
}

extension Diagnostic {
  /// States that a file is not JSON.
  package init(_ error: JSONSyntaxError, path: String) {
    self.init(path: path, position: error.position, message: error.message, hint: error.hint)
  }
}

extension JSONSyntaxError {
  /// What was found and what was expected.
  package var message: String {
    switch reason {
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .truncated(let expected): "expected \(expected), found the end of the file"
    case .trailingComma: "expected another item after this comma, found the closing bracket"
    case .comment: "JSON has no comments"
    case .notANumber(let word): "expected a finite number, found \(printable(word))"
    case .leadingZero: "expected a number without leading zeros"
    case .numberOverflow(let text): "the number \(printable(text)) is too large"
    case .badEscape(let text): "unknown escape \(printable(text))"
    case .loneSurrogate(let text): "\(printable(text)) is half of a surrogate pair"
    case .invalidUTF8(let byte): "the byte \(hexadecimal(byte)) is not valid UTF-8 here"
    case .controlCharacter(let byte): "control character \(hexadecimal(byte)) inside a text"
    case .byteOrderMark: "the file begins with a byte order mark"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    case .tooLarge(let count, let limit): "the file has \(count) bytes, allowed are \(limit)"
    case .tooManyValues(let limit): "the file has more than \(limit) values"
    case .trailingContent(let found): "expected the end of the file, found \(found)"
    case .duplicateKey(let key, _): "the key \(quoted(key)) stands here a second time"
    }
  }

  /// What to do about it, where that is not plain from the message.
  package var hint: String? {
    switch reason {
    case .unexpected(let found, let expected): remedy(found: found, expected: expected)
    case .truncated: "is the file complete?"
    case .trailingComma: "remove the comma"
    case .comment: #"remove it; a remark can stand in a key made for it, such as "about""#
    case .numberOverflow: "the largest number is about 1.8e308"
    case .badEscape: #"allowed are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate: #"write both halves, high then low, for example \ud83d\ude00"#
    case .invalidUTF8, .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      #"close the text before the end of the line, or write \n"#
    case .controlCharacter(0x09): #"write \t"#
    case .controlCharacter: #"write it as \u with four hexadecimal digits"#
    case .duplicateKey(_, let first): "it stands first at \(first); remove one"
    case .notANumber, .leadingZero, .tooDeep, .tooLarge, .tooManyValues, .trailingContent: nil
    }
  }

  private func remedy(found: String, expected: String) -> String? {
    switch found {
    case "\"'\"": #"texts stand in double quotes: "text""#
    case "\"+\"": "write the number without its plus sign"
    case "\".\"": "write a digit before the point, for example 0.5"
    default: expected.hasPrefix("a key") ? #"keys stand in double quotes: "key""# : nil
    }
  }
}

/// A byte as messages show it, for example `0x0A`.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count == 1 ? "0" : "") + digits
}
