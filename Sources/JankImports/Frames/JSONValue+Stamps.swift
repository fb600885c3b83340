internal import JankText

extension JSONValue {
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
