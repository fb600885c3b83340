extension DurationText {
  /// Returns a regular expression of ECMA 262 for the durations in a range, anchored at both ends.
  ///
  /// It is exact if the range begins at zero or a power of ten and ends at a power of ten of at
  /// least a second, in nanoseconds. Otherwise it matches all durations, because other limits
  /// cannot be expressed in a few characters for every unit.
  package static func pattern(in range: ClosedRange<Int64>) -> String {
    "^\(expression(in: range))$"
  }

  /// Returns the expression without anchors, to be used inside another expression.
  package static func expression(in range: ClosedRange<Int64>) -> String {
    let least = exponent(of: range.lowerBound)
    let most = exponent(of: range.upperBound).flatMap { $0 >= 9 ? $0 : nil }
    let isExact = most != nil && (range.lowerBound == 0 || least != nil)
    let forms = units.map { unit in
      let start = isExact ? least.map { atLeast($0, in: unit.exponent) } ?? "" : ""
      return start + upTo(isExact ? most : nil, in: unit.exponent) + " ?" + unit.name
    }
    return "(?:" + forms.joined(separator: "|") + ")"
  }

  /// Returns a lookahead for a number of units that is at least a power of ten in nanoseconds.
  private static func atLeast(_ power: Int, in unit: Int) -> String {
    guard power < unit else { return "(?=0*[1-9][0-9]{\(power - unit)})" }
    let leadingZeros = unit - power - 1
    return "(?=0*[1-9]|[0-9]+\\.[0-9]{0,\(leadingZeros)}[1-9])"
  }

  /// Returns an expression for a whole number of nanoseconds in a unit, up to a power of ten.
  private static func upTo(_ power: Int?, in unit: Int) -> String {
    let zeros = "(?:\\.0+)?"
    let fraction = unit == 0 ? zeros : "(?:\\.[0-9]{1,\(unit)}0*)?"
    guard let power else { return "[0-9]+" + fraction }
    let digits = power - unit
    let below = digits == 0 ? "0" : "[0-9]{1,\(digits)}"
    return "0*(?:\(below)\(fraction)|1" + String(repeating: "0", count: digits) + zeros + ")"
  }

  /// Returns the exponent of a power of ten, or nil for other numbers.
  private static func exponent(of number: Int64) -> Int? {
    var (rest, exponent) = (number, 0)
    while rest > 1, rest.isMultiple(of: 10) { (rest, exponent) = (rest / 10, exponent + 1) }
    return rest == 1 ? exponent : nil
  }
}
