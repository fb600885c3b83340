extension JSONParser {
  /// Reads a text from its opening quotation mark to its closing one.
  mutating func parseText() throws(JSONSyntaxError) -> String {
    let opening = JSONSyntaxError.Opening(mark: Byte.quote, position: position(of: index))
    index += 1
    var start = index
    var decoded: [UInt8] = []
    while true {
      try skipPlainCharacters(of: opening)
      let run = bytes[start..<index]
      guard let byte = next else {
        let expected = "a closing quotation mark"
        throw failure(.truncated(expected: expected, opening: opening), at: index)
      }
      if byte == Byte.quote {
        index += 1
        guard !decoded.isEmpty else { return String(decoding: run, as: UTF8.self) }
        return String(decoding: decoded + run, as: UTF8.self)
      }
      decoded += run
      decoded += String(try parseEscape()).utf8
      start = index
    }
  }

  /// Stops at the next quotation mark or backslash, or at the end of the file.
  private mutating func skipPlainCharacters(
    of opening: JSONSyntaxError.Opening
  ) throws(JSONSyntaxError) {
    while let byte = next, byte != Byte.quote, byte != Byte.backslash {
      switch byte {
      case Byte.lineFeed, Byte.carriageReturn:
        throw JSONSyntaxError(reason: .unclosedText, position: opening.position)
      case ..<0x20: throw failure(.controlCharacter(byte), at: index)
      case ..<0x80: index += 1
      default: try skipWideCharacter()
      }
    }
  }

  /// Skips one character of two to four bytes.
  ///
  /// The ranges are those of the Unicode Standard, table "Well-Formed UTF-8 Byte Sequences". They
  /// exclude overlong forms, surrogates, and everything above U+10FFFF.
  private mutating func skipWideCharacter() throws(JSONSyntaxError) {
    let lead = bytes[index]
    let (second, length): (ClosedRange<UInt8>, Int)
    switch lead {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: throw failure(.invalidUTF8(lead), at: index)
    }
    for offset in 1..<length {
      guard index + offset < bytes.count else { throw failure(.invalidUTF8(lead), at: index) }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[index + offset]) else {
        throw failure(.invalidUTF8(lead), at: index)
      }
    }
    index += length
  }

  /// Reads a backslash and the character it represents.
  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = next else {
      throw failure(.truncated(expected: "the rest of an escape", opening: nil), at: index)
    }
    index += 1
    switch byte {
    case Byte.quote: return "\""
    case Byte.backslash: return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseCodePoint(from: start)
    default: throw badEscape(from: start, length: 2)
    }
  }

  /// Reads the digits of an escape, and its second half if the first is a high surrogate.
  private mutating func parseCodePoint(
    from start: Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = UInt32(try parseCodeUnit(from: start))
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = failure(.loneSurrogate(escape(from: start, length: 6)), at: start)
    let secondStart = index
    guard first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { throw lone }
    index += 2
    let second = UInt32(try parseCodeUnit(from: secondStart))
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  /// Reads the four hexadecimal digits of the escape that begins at `start`.
  private mutating func parseCodeUnit(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else {
        let expected = "four hexadecimal digits"
        throw failure(.truncated(expected: expected, opening: nil), at: index)
      }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw badEscape(from: start, length: index - start + 1)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  private func badEscape(from start: Int, length: Int) -> JSONSyntaxError {
    failure(.badEscape(escape(from: start, length: length)), at: start)
  }

  private func escape(from start: Int, length: Int) -> String {
    String(decoding: bytes[start...].prefix(length), as: UTF8.self)
  }
}
