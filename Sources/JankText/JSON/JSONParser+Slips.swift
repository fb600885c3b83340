/// Common mistakes where the grammar requires something else.
extension JSONParser {
  /// The error for something other than a key.
  var misplacedKey: JSONSyntaxError {
    let word = bareWord
    return word.isEmpty
      ? unexpected("a key in double quotes") : failure(.unquotedKey(word), at: index)
  }

  /// Returns the error for something other than a comma or a closing bracket after a value.
  ///
  /// The position of the error is that of the necessary change.
  func missingSeparator(
    after value: Range<Int>,
    endingAt end: SourcePosition,
    before bracket: UInt8
  ) -> JSONSyntaxError {
    let expected = bracket == Byte.closingBrace ? "\",\" or \"}\"" : "\",\" or \"]\""
    guard let next, !isComment else { return unexpected(expected) }
    let isBracket = next == Byte.closingBrace || next == Byte.closingBracket
    if isBracket, let opening = openings.last {
      return failure(.mismatch(found: next, opening: opening), at: index)
    }
    let word = bareWord
    if !word.isEmpty, bytes[value.lowerBound] == Byte.quote, index == value.upperBound {
      let place = SourcePosition(line: end.line, column: end.column - 1)
      return JSONSyntaxError(reason: .quoteInText(word), position: place)
    }
    if Self.units.contains(word) || word.isEmpty && next == UInt8(ascii: "%"),
      let last = bytes[value].last, Byte.isDigit(last)
    {
      let number = String(decoding: bytes[value], as: UTF8.self)
      let unit = word.isEmpty ? "%" : word
      let place = SourcePosition(line: end.line, column: end.column - value.count)
      return JSONSyntaxError(reason: .bareUnit(number, unit), position: place)
    }
    guard !word.isEmpty || Self.startsOfValues.contains(next) || wrongQuotes != nil else {
      return unexpected(expected)
    }
    return JSONSyntaxError(reason: .missingComma(found: foundText ?? found), position: end)
  }

  /// The next text, for a message; nil if something else follows.
  private var foundText: String? {
    guard next == Byte.quote else { return nil }
    let text = bytes[(index + 1)...].prefix(64).prefix { $0 != Byte.quote && $0 >= 0x20 }
    return quoted(String(decoding: text, as: UTF8.self))
  }

  private static let units: Set<String> = [
    "ns", "us", "ms", "s", "sec", "seconds", "min", "Hz", "pt", "points", "px",
  ]

  private static let startsOfValues: [UInt8] = [
    Byte.quote, Byte.openingBrace, Byte.openingBracket, Byte.minus,
  ]

  /// The next bare word; empty if something else follows.
  private var bareWord: String {
    String(decoding: bytes[index...].prefix(64).prefix(while: Byte.isWordPart), as: UTF8.self)
  }

  /// The error for the next quotation mark; nil for any other character.
  var wrongQuotes: JSONSyntaxError.Reason? {
    let rest = bytes[index...]
    if rest.first == UInt8(ascii: "'") {
      let text = rest.dropFirst().prefix(64).prefix { $0 != UInt8(ascii: "'") && $0 >= 0x20 }
      let isClosed = rest.dropFirst(1 + text.count).first == UInt8(ascii: "'")
      return .singleQuote(isClosed ? String(decoding: text, as: UTF8.self) : "")
    }
    var decoder = UTF8()
    var iterator = rest.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator),
      Self.curlyQuotes.contains(scalar)
    else { return nil }
    return .curlyQuote(String(Character(scalar)))
  }

  private static let curlyQuotes: [Unicode.Scalar] = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}",
    "\u{AB}", "\u{BB}", "\u{FF02}",
  ]
}

// MARK: Brackets

extension JSONParser {
  /// The bracket that was most likely meant to be closed in a file that ends too early.
  ///
  /// If brackets are on lines of their own, it is the first whose apparent closing bracket is
  /// indented like a line above it. Otherwise it is the last that is open at the end.
  var unclosedOpening: JSONSyntaxError.Opening? {
    var stack: [(opening: JSONSyntaxError.Opening, indent: Int)] = []
    var line = IndentedLine()
    var (isInText, isEscaped) = (false, false)
    for (offset, byte) in bytes.enumerated() {
      let isFirst = line.take(byte, at: offset)
      if isInText {
        if byte == Byte.quote, !isEscaped { isInText = false }
        isEscaped = byte == Byte.backslash && !isEscaped
        continue
      }
      switch byte {
      case Byte.quote: isInText = true
      case Byte.openingBrace, Byte.openingBracket:
        let place = SourcePosition(line: line.number, column: offset - line.start + 1)
        stack.append((JSONSyntaxError.Opening(mark: byte, position: place), line.indent))
      case Byte.closingBrace, Byte.closingBracket:
        guard let last = stack.popLast() else { return openings.last }
        let isBelow = last.opening.position.line < line.number
        if isFirst, isBelow, line.indent < last.indent { return last.opening }
      default: break
      }
    }
    return stack.last?.opening ?? openings.last
  }
}

/// A line of a file that is read byte by byte.
private struct IndentedLine {
  private(set) var number = 1
  private(set) var start = 0
  /// The number of white-space bytes at the beginning of the line.
  private(set) var indent = 0
  private var isBlank = true

  /// Reads the next byte; returns whether it is the first of its line that is not white space.
  mutating func take(_ byte: UInt8, at offset: Int) -> Bool {
    if byte == Byte.lineFeed {
      (number, start, indent, isBlank) = (number + 1, offset + 1, 0, true)
      return false
    }
    guard isBlank else { return false }
    if byte == Byte.space || byte == Byte.tab {
      indent += 1
      return false
    }
    isBlank = false
    return true
  }
}
