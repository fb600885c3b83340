/// Decimal numbers as exact whole nanoseconds.
///
/// Recordings contain milliseconds with four digits or seconds with seven. As binary numbers their
/// differences would be wrong in the last digit, and so would durations exactly at a limit.
package enum DecimalTime {
  /// The units of times in files, by their number of nanoseconds.
  package enum Unit: Int64 {
    case nanoseconds = 1
    case microseconds = 1_000
    case milliseconds = 1_000_000
    case seconds = 1_000_000_000
  }

  /// Reads a number, rounded half away from zero to a nanosecond.
  ///
  /// `digits` are an optional sign, digits, and optionally a point with digits after it. The result
  /// is nil for anything else, and beyond 292 years.
  package static func nanoseconds(_ digits: ArraySlice<UInt8>, _ unit: Unit) -> Int64? {
    var rest = digits
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    // A number that ends with its point is cut off.
    guard rest.contains(where: \.isDigit), rest.last != UInt8(ascii: ".") else { return nil }
    var value: Int64 = 0
    // The value of the next digit; 0 after the last digit of whole nanoseconds.
    var worth = unit.rawValue
    var isFraction = false
    var isRounded = false
    for byte in rest {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte.isDigit else { return nil }
      let digit = Int64(byte - UInt8(ascii: "0"))
      if !isFraction {
        let (tens, tensOverflow) = value.multipliedReportingOverflow(by: 10)
        let (part, partOverflow) = digit.multipliedReportingOverflow(by: worth)
        let (sum, overflow) = tens.addingReportingOverflow(part)
        guard !tensOverflow, !partOverflow, !overflow else { return nil }
        value = sum
      } else if worth >= 10 {
        worth /= 10
        value &+= digit * worth
      } else if !isRounded {
        isRounded = true
        if digit >= 5 { value &+= 1 }
      }
    }
    guard value >= 0 else { return nil }
    return isNegative ? -value : value
  }

  /// Reads a number of a JSON file, which was already rounded to a binary number.
  package static func nanoseconds(_ number: Double, _ unit: Unit) -> Int64? {
    let value = (number * Double(unit.rawValue)).rounded(.toNearestOrAwayFromZero)
    return value.magnitude < 9e18 ? Int64(value) : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
