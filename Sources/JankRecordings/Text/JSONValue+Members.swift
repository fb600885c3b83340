internal import JankScenarios

extension JSONValue {
  /// The member of an object, or nil if there is none.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { isIdentical($0.key, key) }?.value
  }

  var number: Double? {
    if case .integer(let value) = content { return Double(value) }
    if case .real(let value) = content { return value }
    return nil
  }

  var text: String? {
    guard case .text(let value) = content else { return nil }
    return value
  }

  var items: [JSONValue]? {
    guard case .array(let items) = content else { return nil }
    return items
  }

  /// A number of microseconds in nanoseconds.
  var microseconds: Int64? {
    if case .integer(let value) = content { return value.magnitude < 1 << 52 ? 1_000 * value : nil }
    return number.flatMap { DecimalTime.nanoseconds($0, .microseconds) }
  }

  /// The same, or its digits as a text.
  var stamp: Int64? {
    guard case .text(let digits) = content else { return microseconds }
    return DecimalTime.nanoseconds(ArraySlice(digits.utf8), .microseconds)
  }

  /// The text of a member, or nil if it is none.
  func text(_ key: String) -> String? { self[key]?.text }

  /// The microseconds of a member in nanoseconds, as a number or as text; nil if it is neither.
  func stamp(_ key: String) -> Int64? { self[key]?.stamp }
}
