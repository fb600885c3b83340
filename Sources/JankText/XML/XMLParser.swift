/// Reads the XML that tools export: elements, attributes and text, nothing else.
///
/// Declarations, comments and processing instructions are skipped. Document types are rejected, so
/// no text can be made to grow.
package struct XMLParser {
  private let bytes: [UInt8]
  private let path: String
  private let limit: Int
  private var index = 0
  private var line = 1
  /// The index of the first byte of the line.
  private var lineStart = 0
  /// The number of elements and attributes so far.
  private var count = 0
  private static let depthLimit = 64

  /// Parses a document of at most `limit` elements and attributes.
  ///
  /// - Throws: The first error, with its line.
  package static func parse(
    _ text: TextFile,
    limit: Int
  ) throws(FileError) -> XMLElement {
    var parser = XMLParser(bytes: text.bytes, path: text.path, limit: limit)
    try parser.skipMisc()
    guard parser.next == UInt8(ascii: "<") else { throw parser.failure("expected an element") }
    let root = try parser.parseElement(depth: 0)
    try parser.skipMisc()
    guard parser.next == nil else {
      throw parser.failure("expected the end of the file after </\(root.name)>")
    }
    return root
  }

  private init(bytes: [UInt8], path: String, limit: Int) {
    self.bytes = bytes
    self.path = path
    self.limit = limit
  }
}

extension XMLParser {
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart + 1)
  }

  private func failure(_ message: String) -> FileError { FileError(path, position, message) }

  private mutating func advance(_ count: Int = 1) {
    let end = min(index + count, bytes.count)
    for place in index..<end where bytes[place] == UInt8(ascii: "\n") {
      line += 1
      lineStart = place + 1
    }
    index = end
  }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Counts an element or an attribute.
  private mutating func takeOne() throws(FileError) {
    count += 1
    guard count <= limit else {
      throw failure("the file has more than \(limit) elements and attributes")
    }
  }

  private mutating func skipSpace() {
    while let byte = next, byte.isSpace { advance() }
  }

  /// Skips everything up to and including a text.
  private mutating func skip(past text: String) throws(FileError) {
    while !isNext(text) {
      guard next != nil else {
        throw failure("expected \(quoted(text)), found the end of the file")
      }
      advance()
    }
    advance(text.utf8.count)
  }

  /// Skips what may surround the root element.
  private mutating func skipMisc() throws(FileError) {
    skipSpace()
    while isNext("<?") || isNext("<!") {
      try skipMarkup()
      skipSpace()
    }
  }

  private mutating func skipMarkup() throws(FileError) {
    if isNext("<!--") {
      try skip(past: "-->")
    } else if isNext("<?") {
      try skip(past: "?>")
    } else {
      throw failure("document types are not supported")
    }
  }

  private mutating func parseElement(depth: Int) throws(FileError) -> XMLElement {
    guard depth < Self.depthLimit else {
      throw failure("more than \(Self.depthLimit) elements inside each other")
    }
    let start = position
    advance()
    try takeOne()
    var element = XMLElement(name: try parseName(), at: start)
    skipSpace()
    while let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      try takeOne()
      let start = position
      let (name, value) = try parseAttribute()
      guard element.attributes.updateValue(value, forKey: name) == nil else {
        throw FileError(path, start, "the attribute \(printable(name)) is repeated")
      }
      skipSpace()
    }
    if isNext("/>") {
      advance(2)
      return element
    }
    guard next == UInt8(ascii: ">") else { throw failure("expected > after <\(element.name)") }
    advance()
    try parseContent(of: &element, depth: depth)
    return element
  }

  private mutating func parseContent(
    of element: inout XMLElement,
    depth: Int
  ) throws(FileError) {
    while !isNext("</") {
      guard let byte = next else {
        throw failure("expected </\(element.name)>, found the end of the file")
      }
      if isNext("<!") || isNext("<?") {
        try skipMarkup()
      } else if byte == UInt8(ascii: "<") {
        element.children.append(try parseElement(depth: depth + 1))
      } else {
        element.text += try parseText(until: UInt8(ascii: "<"))
      }
    }
    advance(2)
    let name = try parseName()
    guard name == element.name else {
      let isCut = next == nil && element.name.hasPrefix(name)
      let found = isCut ? "the end of the file" : "</\(name)>"
      throw failure("expected </\(element.name)>, found \(found)")
    }
    skipSpace()
    guard next == UInt8(ascii: ">") else { throw failure("expected > after </\(name)") }
    advance()
  }

  private mutating func parseName() throws(FileError) -> String {
    let ends: Set<UInt8> = [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")]
    let name = bytes[index...].prefix { !$0.isSpace && !ends.contains($0) }
    guard !name.isEmpty else { throw failure("expected a name") }
    advance(name.count)
    return name.string
  }

  private mutating func parseAttribute() throws(FileError) -> (String, String) {
    let name = try parseName()
    skipSpace()
    guard next == UInt8(ascii: "=") else { throw failure("expected = after \(printable(name))") }
    advance()
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("expected the value of \(printable(name)) in quotation marks")
    }
    advance()
    let value = try parseText(until: quote)
    guard next == quote else { throw failure("the value of \(printable(name)) is not closed") }
    advance()
    return (name, value)
  }

  /// Reads text up to a byte, replacing entities by their characters.
  private mutating func parseText(until end: UInt8) throws(FileError) -> String {
    var text = ""
    while let byte = next, byte != end {
      if byte == UInt8(ascii: "&") {
        text += try parseEntity()
      } else {
        let run = bytes[index...].prefix { $0 != end && $0 != UInt8(ascii: "&") }
        text += run.string
        advance(run.count)
      }
    }
    return text
  }

  private mutating func parseEntity() throws(FileError) -> String {
    let name = bytes[index...].dropFirst().prefix(10).prefix { $0 != UInt8(ascii: ";") }.string
    let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    var character = known[name]
    if name.hasPrefix("#") {
      let isHexadecimal = name.hasPrefix("#x")
      let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      character = code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    guard let character else { throw failure("unknown entity &\(printable(name));") }
    advance(name.utf8.count + 2)
    return character
  }
}
