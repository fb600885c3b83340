/// Numbers as decimal text with a fixed count of digits after the point.
package enum Decimal {
  /// Writes a number, rounded half away from zero.
  ///
  /// - Parameters:
  ///   - value: a number; from 10¹⁵ in magnitude on, where digits after the point mean nothing, it
  ///     is written as Swift writes it, and so is what is not finite.
  ///   - digits: how many digits follow the point, 0 to 6.
  /// - Returns: The digits, a minus sign before them where they are not all 0.
  package static func text(_ value: Double, digits: Int) -> String {
    guard value.magnitude < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    // The whole part is taken off first, so that scaling the rest rounds nothing of it away.
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
