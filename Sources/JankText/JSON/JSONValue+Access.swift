/// Access to files of others, which may contain unknown keys.
extension JSONValue {
  /// The value of a key, or nil if there is none or the value is not an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { isIdentical($0.key, key) }?.value
  }

  /// The items, if the value is an array.
  package var items: [JSONValue]? {
    guard case .array(let items) = content else { return nil }
    return items
  }

  /// The text, if the value is one.
  package var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The number, if the value is one.
  package var number: Double? {
    switch content {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    default: nil
    }
  }
}
