/// A JSON value with its position in its file.
///
/// Objects keep their members in the order of the file.
package struct JSONValue: Equatable, Sendable {
  /// The content of the value.
  package enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// A number without fraction or exponent that fits, exactly.
    case integer(Int64)
    /// Any other number, rounded to the nearest double; always finite.
    case real(Double)
    case text(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package let content: Content
  /// The position of the first byte.
  package let position: SourcePosition

  /// Creates a value; one that was not read has the position of the beginning of its file.
  package init(
    _ content: Content,
    at position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.content = content
    self.position = position
  }
}

/// A key of an object and its value.
package struct JSONMember: Equatable, Sendable {
  package let key: String
  /// The position of the key's opening quotation mark.
  package let keyPosition: SourcePosition
  package let value: JSONValue

  package init(key: String, keyPosition: SourcePosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }

  /// Creates a member that was not read from a file.
  package init(_ key: String, _ content: JSONValue.Content) {
    value = JSONValue(content)
    self.key = key
    keyPosition = value.position
  }
}

extension JSONValue {
  /// The value in a message, for example `the number 80`.
  package var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "the number \(number)"
    case .real(let number): "the number \(number)"
    case .text(let text): "the text \(quoted(text))"
    case .array(let items) where items.isEmpty: "an empty array"
    case .array(let items): "an array of \(items.count)"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object: "an object"
    }
  }
}

/// Returns whether two texts are equal byte for byte.
///
/// Swift compares by canonical equivalence, whose cost on hostile text grows with the square of its
/// length; JSON compares code points.
package func isIdentical(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}
