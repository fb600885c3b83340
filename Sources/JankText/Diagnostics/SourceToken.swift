/// The part of a line that a diagnostic marks, found from its first byte.
///
/// Diagnostics know where something begins. The line determines what it is: a text with its
/// quotation marks, a word of a text, a number, a bare word, a comment, or one character.
enum SourceToken {
  /// Returns the bytes of a line to mark, from `offset` on; empty at the end of the line.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes.
  static func range(in line: ArraySlice<UInt8>, from offset: Int) -> Range<Int> {
    let start = min(line.startIndex + max(0, offset), line.endIndex)
    let rest = line[start...]
    guard let first = rest.first else { return start..<start }
    if isInText(line[..<start]) {
      return start..<start + max(1, rest.prefix { $0 != Byte.space && $0 != Byte.quote }.count)
    }
    return start..<start + length(of: rest, first)
  }

  private static func length(of rest: ArraySlice<UInt8>, _ first: UInt8) -> Int {
    switch first {
    case Byte.quote, UInt8(ascii: "'"): return textLength(rest, closing: first)
    case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"):
      return commentLength(rest)
    case UInt8(ascii: "/") where rest.dropFirst().first == first, UInt8(ascii: "#"):
      return rest.count - trailingSpace(rest)
    case 0x80...: return 1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    default: return max(1, rest.prefix(while: isTokenPart).count)
    }
  }

  private static func isTokenPart(_ byte: UInt8) -> Bool {
    Byte.isWordPart(byte) || byte == Byte.point || byte == Byte.minus || byte == Byte.plus
  }

  /// Returns the number of bytes up to a closing quotation mark, or else to the end of the line.
  private static func textLength(_ rest: ArraySlice<UInt8>, closing: UInt8) -> Int {
    var isEscaped = false
    for (count, byte) in rest.enumerated().dropFirst() {
      if byte == closing, !isEscaped { return count + 1 }
      isEscaped = byte == Byte.backslash && !isEscaped
    }
    return max(1, rest.count - trailingSpace(rest))
  }

  private static func commentLength(_ rest: ArraySlice<UInt8>) -> Int {
    var last: UInt8 = 0
    for (count, byte) in rest.enumerated().dropFirst(2) {
      if last == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { return count + 1 }
      last = byte
    }
    return rest.count - trailingSpace(rest)
  }

  private static func trailingSpace(_ rest: ArraySlice<UInt8>) -> Int {
    rest.reversed().prefix { $0 == Byte.space || $0 == Byte.tab }.count
  }

  /// Returns whether a text is open after the beginning of a line.
  private static func isInText(_ start: ArraySlice<UInt8>) -> Bool {
    var isInText = false
    var isEscaped = false
    for byte in start {
      if byte == Byte.quote, !isEscaped { isInText.toggle() }
      isEscaped = isInText && byte == Byte.backslash && !isEscaped
    }
    return isInText
  }
}
