extension JSONParser {
  /// Reads one of the three words of the grammar, or throws an error about what was found instead.
  mutating func parseWord() throws(JSONSyntaxError) -> JSONValue.Content {
    let word = String(decoding: bytes[index...].prefix(while: Byte.isWordPart), as: UTF8.self)
    let content: JSONValue.Content
    switch word {
    case "true": content = .boolean(true)
    case "false": content = .boolean(false)
    case "null": content = .null
    case "NaN", "Infinity": throw failure(.notANumber(word), at: index)
    default: throw unexpected("a value")
    }
    index += word.utf8.count
    return content
  }

  /// Returns the error for something other than what the grammar requires next.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    if next == nil {
      return failure(.truncated(expected: expected, opening: unclosedOpening), at: index)
    }
    if isComment { return failure(.comment, at: index) }
    if let quotes = wrongQuotes { return failure(quotes, at: index) }
    return failure(.unexpected(found: found, expected: expected), at: index)
  }

  /// Whether the next bytes begin a comment of another language.
  var isComment: Bool {
    let start = bytes[index...].prefix(2)
    return start.first == UInt8(ascii: "#") || start.elementsEqual("//".utf8)
      || start.elementsEqual("/*".utf8)
  }

  /// The next word, character or invalid byte, for a message.
  var found: String {
    guard let next else { return "the end of the file" }
    let word = bytes[index...].prefix(64).prefix(while: Byte.isWordPart)
    if !word.isEmpty { return quoted(String(decoding: word, as: UTF8.self)) }
    var decoder = UTF8()
    var rest = bytes[index...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      return "the byte \(hexadecimal(next))"
    }
    return quoted(String(Character(scalar)))
  }
}
