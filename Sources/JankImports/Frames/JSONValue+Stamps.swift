internal import JankText

extension JSONValue {
  var microseconds: Int64? {
    if case .integer(let value) = content { return value.magnitude < 1 << 52 ? 1_000 * value : nil }
    return number.flatMap { DecimalTime.nanoseconds($0, .microseconds) }
  }

  /// A number of microseconds, or its digits as text, in nanoseconds.
  var stamp: Int64? {
    guard case .text(let digits) = content else { return microseconds }
    return DecimalTime.nanoseconds(ArraySlice(digits.utf8), .microseconds)
  }

  /// The text of a member, or nil for any other value.
  func text(_ key: String) -> String? { self[key]?.text }

  /// A member's microseconds, as a number or as text, in nanoseconds; nil for any other value.
  func stamp(_ key: String) -> Int64? { self[key]?.stamp }
}
