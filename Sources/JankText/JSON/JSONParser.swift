/// Reads one JSON text by the grammar of RFC 8259, without extensions.
///
///     let value = try JSONParser.parse(Array(#"{"at": "100 ms"}"#.utf8))
///
/// A recursive descent that reads each byte once, from front to back. The time grows with the size
/// of the text and the stack with its depth; the limits bound both. Any bytes give a value or an
/// error, never a trap.
///
/// - Complexity: O(*n*) for a text of *n* bytes.
package struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  /// The index of the next byte.
  var index = 0
  /// The line changes in white space only, because texts cannot contain a bare line feed.
  private var line = 1
  private var lineStart = 0
  /// The arrays and objects around the next byte, outermost first.
  var openings: [JSONSyntaxError.Opening] = []
  private var depth: Int { openings.count }
  /// The duplicate keys so far, if they are no reason to stop.
  private var duplicates: [JSONSyntaxError] = []
  /// The number of values in memory, including those around the current one.
  private var valueCount = 0
  private let condensing: Condensing?
  /// The number of steps of the condensed path that lead to the current value, from the top.
  private var matchedSteps = 0

  /// The path of values to condense, and the closure that returns what is kept instead.
  private typealias Condensing = (path: [JSONPathStep], condense: (JSONValue) -> JSONValue)

  private init(bytes: [UInt8], limits: JSONLimits, condensing: Condensing? = nil) {
    self.bytes = bytes
    self.limits = limits
    self.condensing = condensing
  }

  /// Parses a whole file.
  package static func parse(
    _ bytes: [UInt8],
    limits: JSONLimits = JSONLimits()
  ) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, limits: limits)
    return try parser.parseFile()
  }

  /// Parses a whole file and continues after duplicate keys.
  ///
  /// The first member with a duplicate key counts. The result has an error for each of the others.
  package static func parseTellingDuplicates(
    _ bytes: [UInt8]
  ) throws(JSONSyntaxError) -> (value: JSONValue, duplicates: [JSONSyntaxError]) {
    var parser = JSONParser(bytes: bytes, limits: JSONLimits(duplicateKeys: .told))
    let value = try parser.parseFile()
    return (value, parser.duplicates)
  }

  /// Parses a whole file that has too many values to keep them all.
  ///
  /// `condense` returns what is kept instead of a value at `path`.
  package static func parse(
    _ bytes: [UInt8],
    limits: JSONLimits = JSONLimits(),
    condensingAt path: [JSONPathStep],
    _ condense: @escaping (JSONValue) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, limits: limits, condensing: (path, condense))
    return try parser.parseFile()
  }
}

/// A step from a value of a JSON file to a value inside it.
package enum JSONPathStep: Sendable {
  /// To the member with this key.
  case key(String)
  /// To any member of an object.
  case anyKey
  /// To any item of an array.
  case item
}

extension JSONPathStep {
  /// Returns whether the step leads to the member with a key, or to an item if there is no key.
  fileprivate func leads(to key: String?) -> Bool {
    switch self {
    case .key(let own): key.map { isIdentical($0, own) } ?? false
    case .anyKey: key != nil
    case .item: key == nil
    }
  }
}

extension JSONParser {
  /// The next byte, or `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns the position of a byte on the current line.
  func position(of index: Int) -> SourcePosition {
    SourcePosition(line: line, column: index - lineStart + 1)
  }

  func failure(_ reason: JSONSyntaxError.Reason, at index: Int) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, position: position(of: index))
  }

  private mutating func parseFile() throws(JSONSyntaxError) -> JSONValue {
    guard bytes.count <= limits.byteCount else {
      throw failure(.tooLarge(byteCount: bytes.count, limit: limits.byteCount), at: 0)
    }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw failure(.byteOrderMark, at: 0) }
    skipSpace()
    let value = try parseValue()
    let end = position(of: max(lineStart, index - 1))
    skipSpace()
    guard next == nil else {
      throw failure(isComment ? .comment : .trailingContent(found: found, end: end), at: index)
    }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case Byte.space, Byte.tab, Byte.carriageReturn: index += 1
      case Byte.lineFeed:
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  /// Reads an item of the current array, or the value of a key of the current object.
  private mutating func parsePart(_ key: String? = nil) throws(JSONSyntaxError) -> JSONValue {
    guard let condensing, matchedSteps == depth - 1, depth <= condensing.path.count,
      condensing.path[depth - 1].leads(to: key)
    else { return try parseValue() }
    let countBefore = valueCount
    matchedSteps = depth
    defer { matchedSteps = depth - 1 }
    let value = try parseValue()
    guard depth == condensing.path.count else { return value }
    valueCount = countBefore + 1
    return condensing.condense(value)
  }

  private mutating func parseValue() throws(JSONSyntaxError) -> JSONValue {
    valueCount += 1
    guard valueCount <= limits.valueCount else {
      throw failure(.tooManyValues(limit: limits.valueCount), at: index)
    }
    let start = position(of: index)
    let content: JSONValue.Content =
      switch next {
      case Byte.openingBrace: .object(try parseMembers())
      case Byte.openingBracket: .array(try parseItems())
      case Byte.quote: .text(try parseText())
      case .some(Byte.minus), .some(Byte.zero...Byte.nine): try parseNumber()
      default: try parseWord()
      }
    return JSONValue(content, at: start)
  }

  private mutating func parseItems() throws(JSONSyntaxError) -> [JSONValue] {
    try open()
    var items: [JSONValue] = []
    var hasMore = !close(with: Byte.closingBracket)
    while hasMore {
      let start = index
      items.append(try parsePart())
      hasMore = try parseSeparator(before: Byte.closingBracket, after: start)
    }
    return items
  }

  private mutating func parseMembers() throws(JSONSyntaxError) -> [JSONMember] {
    try open()
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    var hasMore = !close(with: Byte.closingBrace)
    while hasMore {
      guard next == Byte.quote else { throw misplacedKey }
      let start = position(of: index)
      let key = try parseText()
      let first = limits.duplicateKeys == .kept ? nil : keys.insert(key, at: start)
      if let first { try take(duplicate: key, of: first, at: start) }
      skipSpace()
      guard next == Byte.colon else { throw unexpected("\":\" after the key") }
      index += 1
      skipSpace()
      let valueStart = index
      let value = try parsePart(key)
      if first == nil { members.append(JSONMember(key: key, keyPosition: start, value: value)) }
      hasMore = try parseSeparator(before: Byte.closingBrace, after: valueStart)
    }
    return members
  }

  /// Records a duplicate key, or throws if the limits reject it.
  private mutating func take(
    duplicate key: String,
    of first: SourcePosition,
    at position: SourcePosition
  ) throws(JSONSyntaxError) {
    let error = JSONSyntaxError(reason: .duplicateKey(key, first: first), position: position)
    guard limits.duplicateKeys == .told else { throw error }
    duplicates.append(error)
  }

  /// Enters an array or object.
  private mutating func open() throws(JSONSyntaxError) {
    guard depth < limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: index) }
    openings.append(JSONSyntaxError.Opening(mark: bytes[index], position: position(of: index)))
    index += 1
    skipSpace()
  }

  /// Leaves an array or object if the closing bracket is next; returns whether it was.
  private mutating func close(with bracket: UInt8) -> Bool {
    guard next == bracket else { return false }
    openings.removeLast()
    index += 1
    return true
  }

  /// Reads what follows the value that began at `start`; returns whether another item must follow.
  private mutating func parseSeparator(
    before bracket: UInt8,
    after start: Int
  ) throws(JSONSyntaxError) -> Bool {
    let end = (index: index, position: position(of: index))
    skipSpace()
    if close(with: bracket) { return false }
    guard next == Byte.comma else {
      throw missingSeparator(after: start..<end.index, endingAt: end.position, before: bracket)
    }
    let comma = failure(.trailingComma(before: bracket), at: index)
    index += 1
    skipSpace()
    guard next != bracket else { throw comma }
    return true
  }
}
