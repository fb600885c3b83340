/// A token of Swift code.
package struct Token: Equatable {
  /// What a token is made of.
  package enum Kind {
    /// A name, a keyword or a number.
    case word
    /// Any other single character.
    case mark
    case comment
    /// A string, a regular expression or a name in backticks, as a whole.
    case literal
  }

  package let kind: Kind
  package let text: String
  /// The line of the first byte, from 1.
  package let line: Int
  /// The offset of the first byte in the file, from 0.
  package let offset: Int
}

/// Splits Swift code into tokens, distinguishing code from comments and strings.
///
/// A string is one token, including its interpolations.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [Token] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the tokens of a file.
  package static func tokens(of text: String) -> [Token] {
    var lexer = SwiftLexer(text)
    while lexer.index < lexer.bytes.count { lexer.step() }
    return lexer.tokens
  }
}

extension SwiftLexer {
  private func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(index + distance) ? bytes[index + distance] : nil
  }

  private func isNext(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  /// Advances by one byte, but never beyond the end.
  private mutating func advance() {
    guard index < bytes.count else { return }
    if byte() == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func advance(past text: String) {
    while index < bytes.count, !isNext(text) { advance() }
    for _ in text.utf8 { advance() }
  }

  private mutating func step() {
    guard let next = byte() else { return }
    let (start, startLine) = (index, line)
    let kind: Token.Kind
    if next <= UInt8(ascii: " ") {
      advance()
      return
    } else if isNext("//") {
      while let byte = byte(), byte != UInt8(ascii: "\n") { advance() }
      kind = .comment
    } else if isNext("/*") {
      skipBlockComment()
      kind = .comment
    } else if skipLiteral() {
      kind = .literal
    } else if Self.isWordPart(next) {
      while let byte = byte(), Self.isWordPart(byte) { advance() }
      kind = .word
    } else {
      advance()
      kind = .mark
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, line: startLine, offset: start))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        advance()
      } else if isNext("*/") {
        depth -= 1
        advance()
      }
      advance()
    } while depth > 0 && index < bytes.count
  }

  /// Skips a string, a regular expression or a name in backticks, if one is next.
  private mutating func skipLiteral() -> Bool {
    let hashCount = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let hashes = String(repeating: "#", count: hashCount)
    switch byte(hashCount) {
    case UInt8(ascii: "\""): skipText(hashes: hashes)
    case UInt8(ascii: "/") where hashCount > 0:
      for _ in 0...hashCount { advance() }
      advance(past: "/" + hashes)
    case UInt8(ascii: "/") where beginsRegularExpression: skipBareRegularExpression()
    case UInt8(ascii: "`") where hashCount == 0:
      advance()
      advance(past: "`")
    default: return false
    }
    return true
  }

  private mutating func skipText(hashes: String) {
    for _ in hashes.utf8 { advance() }
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    for _ in quotes.utf8 { advance() }
    while index < bytes.count, !isNext(quotes + hashes) {
      if isNext("\\" + hashes + "(") {
        skipInterpolation()
      } else {
        if isNext("\\" + hashes) { for _ in 0...hashes.utf8.count { advance() } }
        advance()
      }
    }
    for _ in (quotes + hashes).utf8 { advance() }
  }

  /// Skips an interpolation, from the backslash to the closing parenthesis.
  private mutating func skipInterpolation() {
    var depth = 0
    while index < bytes.count {
      let next = byte()
      if next == UInt8(ascii: "\""), skipLiteral() { continue }
      advance()
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  /// Whether a slash begins a regular expression: no value before it and no space after it.
  private var beginsRegularExpression: Bool {
    guard let after = byte(1), after != UInt8(ascii: " "), after != UInt8(ascii: "\n"),
      after != UInt8(ascii: ")")
    else { return false }
    guard let before = tokens.last(where: { $0.kind != .comment }) else { return true }
    return "=(,:[{?!&|".contains(before.text) || before.text == "return"
  }

  private mutating func skipBareRegularExpression() {
    advance()
    while let next = byte(), next != UInt8(ascii: "/"), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "\\") { advance() }
      advance()
    }
    advance()
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
