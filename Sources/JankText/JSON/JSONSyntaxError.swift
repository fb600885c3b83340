/// The reason why a text is not JSON, and the position.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The kind of a syntax error.
  ///
  /// Texts are as in the file, uncut.
  package enum Reason: Equatable, Sendable {
    /// Something else was found than the grammar requires.
    case unexpected(found: String, expected: String)
    /// The file ends where the grammar requires this, with this opening left open.
    case truncated(expected: String, opening: Opening?)
    /// Another value begins where a comma is required.
    case missingComma(found: String)
    case trailingComma(before: UInt8)
    /// A closing bracket of another kind than the last opening one.
    case mismatch(found: UInt8, opening: Opening)
    case comment
    /// A text in single quotation marks; empty if it is not closed.
    case singleQuote(String)
    /// A typographic quotation mark.
    case curlyQuote(String)
    case unquotedKey(String)
    /// A text that ends before this word, with a quotation mark that was meant to be part of it.
    case quoteInText(String)
    /// A text without a closing quotation mark on its line.
    case unclosedText
    /// A number with a unit, outside of a text.
    case bareUnit(String, String)
    /// A bare `NaN` or `Infinity`, which JSON does not have.
    case notANumber(String)
    case leadingZero
    /// A number too large for a double.
    case numberOverflow(String)
    case badEscape(String)
    /// Half of a surrogate pair, which is not a character.
    case loneSurrogate(String)
    /// A byte that is invalid in UTF-8 here.
    case invalidUTF8(UInt8)
    /// A character below U+0020 inside a text.
    case controlCharacter(UInt8)
    case byteOrderMark
    case tooDeep(limit: Int)
    case tooLarge(byteCount: Int, limit: Int)
    case tooManyValues(limit: Int)
    /// Something follows the one value of the file.
    case trailingContent(found: String, end: SourcePosition)
    case duplicateKey(String, first: SourcePosition)
  }

  /// The beginning of an array, an object or a text.
  package struct Opening: Equatable, Sendable {
    /// The bracket or the quotation mark.
    package let mark: UInt8
    package let position: SourcePosition
  }

  package let reason: Reason
  /// The position where the text stops being JSON.
  package let position: SourcePosition
}

extension Diagnostic {
  /// Creates a diagnostic about a syntax error.
  package init(_ error: JSONSyntaxError, path: String) {
    self.init(path: path, position: error.cause, message: error.message, hint: error.hint)
  }
}

extension JSONSyntaxError {
  /// The position to change: for a file that ends too early, that of the opening left open.
  package var cause: SourcePosition {
    if case .truncated(_, let opening?) = reason { return opening.position }
    return position
  }
}

extension JSONSyntaxError {
  /// What was found and what was expected.
  package var message: String {
    switch reason {
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .truncated(let expected, nil): "expected \(expected), found the end of the file"
    case .truncated(_, let opening?): opening.message
    case .missingComma(let found): "expected a comma after this value, found \(found)"
    case .trailingComma(let bracket): "trailing comma before the closing \(shown(bracket))"
    case .mismatch(let found, let opening):
      "expected \(shown(opening.closing)) for the \(shown(opening.mark)) at \(opening.position), "
        + "found \(shown(found))"
    case .comment: "JSON has no comments"
    case .singleQuote: "expected double quotes, found a single quote"
    case .curlyQuote(let mark): "expected straight double quotes, found the curly quote \(mark)"
    case .unquotedKey(let word): "expected a key in double quotes, found \(printable(word))"
    case .quoteInText(let word): "expected a comma after this quote, found \(quoted(word))"
    case .unclosedText: "this text has no closing quote on its line"
    case .bareUnit(let number, let unit):
      "expected a number or a text, found \(printable(number)) with the unit \(printable(unit))"
    case .notANumber(let word): "expected a finite number, found \(printable(word))"
    case .leadingZero: "expected a number without leading zeros"
    case .numberOverflow(let text): "the number \(printable(text)) is too large"
    case .badEscape(let text): "unknown escape \(printable(text))"
    case .loneSurrogate(let text): "\(printable(text)) is half of a surrogate pair"
    case .invalidUTF8(let byte): "the byte \(hexadecimal(byte)) is not valid UTF-8 here"
    case .controlCharacter(let byte): "control character \(hexadecimal(byte)) inside a text"
    case .byteOrderMark: "the file begins with a byte order mark"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    // Files are read up to the limit only.
    case .tooLarge(_, let limit): "the file has more than \(limit) bytes"
    case .tooManyValues(let limit): "the file has more than \(limit) values"
    case .trailingContent(let found, _): "expected the end of the file, found \(found)"
    case .duplicateKey(let key, _): "duplicate key \(quoted(key))"
    }
  }

  /// The hint, unless the message makes it obvious.
  package var hint: String? {
    switch reason {
    case .unexpected(let found, let expected): remedy(found: found, expected: expected)
    case .truncated(_, nil): "is the file complete?"
    // A quotation mark between two of them is hard to read.
    case .truncated(_, let opening?) where opening.mark == Byte.quote: "add the closing quote"
    case .truncated(_, let opening?): "add the closing \(shown(opening.closing))"
    case .missingComma: "write a comma here"
    case .trailingComma: "remove the comma"
    case .mismatch(_, let opening): "write \(shown(opening.closing)) here"
    case .comment: #"remove it; put remarks into a key for them, such as "about""#
    case .singleQuote(let text):
      text.isEmpty ? #"write " instead of '"# : "write \(quoted(text))"
    case .curlyQuote(let mark): #"write " instead of \#(mark)"#
    case .unquotedKey(let word): "write \(quoted(word))"
    case .quoteInText: #"write \" for a quote inside a text"#
    case .unclosedText: #"close the text before the end of the line, or write \n"#
    case .bareUnit(let number, let unit): "write \(quoted("\(number) \(unit)"))"
    case .numberOverflow: "the largest number is about 1.8e308"
    case .badEscape(let text) where text.utf8.count == 2: #"write \\ for a backslash"#
    case .badEscape: #"allowed are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate: #"write both halves, high then low, for example \ud83d\ude00"#
    case .invalidUTF8, .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .controlCharacter(0x09): #"write \t"#
    case .controlCharacter: #"write it as \u with four hexadecimal digits"#
    case .duplicateKey(_, let first): "it is first at \(first); remove one"
    case .trailingContent(#""}""#, _), .trailingContent(#""]""#, _): "remove this bracket"
    case .trailingContent(_, let end):
      "the value of the file ends at \(end): remove the rest, or an extra bracket before it"
    case .notANumber: "write a number, or omit it"
    case .leadingZero: "remove the leading zeros"
    case .tooDeep, .tooLarge, .tooManyValues: nil
    }
  }

  private func remedy(found: String, expected: String) -> String? {
    switch found {
    case "\"+\"": "write the number without its plus sign"
    case "\".\"": "write a digit before the point, for example 0.5"
    case "\"=\"" where expected.hasPrefix("\":\""): #"write ":" instead of "=""#
    case "\",\"" where !expected.hasPrefix("\":\""): "remove this comma"
    case "\";\"": #"write "," instead of ";""#
    case "\"<\"": "this is HTML or XML, not JSON"
    case "\"}\"" where expected == "a value": "write the value of the key"
    default:
      expected.hasPrefix("\":\"")
        ? #"write ":" between the key and its value"#
        : expected == "a value" ? Self.remedy(forWord: found) : nil
    }
  }

  /// Returns the hint for a bare word that is not a value, given in quotation marks.
  private static func remedy(forWord word: String) -> String? {
    let bare = word.dropFirst().dropLast()
    guard bare.utf8.allSatisfy(Byte.isWordPart), !bare.isEmpty else { return nil }
    if let known = nearestName(to: String(bare), among: ["true", "false"]) {
      return "did you mean \(known)?"
    }
    return "write a text in quotes: \(word)"
  }

  private func shown(_ byte: UInt8) -> String { "\"\(Character(Unicode.Scalar(byte)))\"" }
}

extension JSONSyntaxError.Opening {
  /// The character that closes it.
  var closing: UInt8 {
    switch mark {
    case Byte.openingBrace: Byte.closingBrace
    case Byte.openingBracket: Byte.closingBracket
    default: mark
    }
  }

  fileprivate var message: String {
    switch mark {
    case Byte.openingBrace: #"this "{" is never closed"#
    case Byte.openingBracket: #"this "[" is never closed"#
    default: "this text has no closing quote"
    }
  }
}

/// Returns a byte as messages show it, for example `0x0A`.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count == 1 ? "0" : "") + digits
}
