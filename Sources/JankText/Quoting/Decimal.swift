/// Numbers as decimal text with a fixed number of digits after the point.
package enum Decimal {
  /// Returns a number as text, rounded half away from zero.
  ///
  /// Numbers that are not finite, or at least 10¹⁵ in magnitude, where digits after the point mean
  /// nothing, are written as Swift does. `digits` is 0 to 6. There is no minus sign if all digits
  /// are 0.
  package static func text(_ value: Double, digits: Int) -> String {
    guard value.magnitude < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    // The whole part is removed first, so that scaling the rest loses no precision.
    var whole = Int64(value.magnitude)
    let rest = (value.magnitude - Double(whole)) * scale
    var fraction = Int64(rest.rounded(.toNearestOrAwayFromZero))
    if fraction == Int64(scale) { (whole, fraction) = (whole + 1, 0) }
    let sign = value < 0 && (whole, fraction) != (0, 0) ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let padding = String(repeating: "0", count: digits - "\(fraction)".count)
    return "\(sign)\(whole).\(padding)\(fraction)"
  }
}
