/// A JSON value that knows where in its file it stands.
///
/// Objects keep their members in the order of the file.
package struct JSONValue: Equatable, Sendable {
  /// What the value is.
  package enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// A number written without fraction or exponent that fits, exactly.
    case integer(Int64)
    /// Any other number, rounded to the nearest double; always finite.
    case real(Double)
    case text(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package let content: Content
  /// The place of its first byte.
  package let position: SourcePosition

  /// Creates a value; one that was made rather than read stands at the beginning of its file.
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
  /// The place of the key's opening quotation mark.
  package let keyPosition: SourcePosition
  package let value: JSONValue

  package init(key: String, keyPosition: SourcePosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }

  /// Makes a member that was not read from a file.
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

/// Whether two texts are equal byte for byte.
///
/// Swift's own comparison goes by canonical equivalence, whose cost on hostile text grows with the
/// square of its length; JSON compares code points.
package func isIdentical(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}
