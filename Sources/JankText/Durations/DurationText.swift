/// Durations as people write them: a decimal number and a unit.
///
///     try DurationText.nanoseconds(in: "80 ms")  // 80_000_000
///     try DurationText.nanoseconds(in: "1.5s")   // 1_500_000_000
///
/// Parsing is exact: the digits never become a binary fraction, and a duration that is not a whole
/// number of nanoseconds is an error. The grammar is digits, optionally a point and more digits, at
/// most one space, and a unit: `ns`, `us`, `ms` or `s`.
package enum DurationText {
  /// The units and the powers of ten that convert them into nanoseconds.
  static let units: [(name: String, exponent: Int)] = [
    ("ns", 0), ("us", 3), ("ms", 6), ("s", 9),
  ]

  /// The names of the units, smallest first.
  package static var unitNames: [String] { units.map(\.name) }
}

/// The reason why a text is not a duration.
package enum DurationTextError: Error, Equatable, Sendable {
  /// The text is not a number and a unit.
  case malformed(String)
  /// The text begins with a minus sign.
  case negative(String)
  /// The number has a comma.
  case comma(String)
  /// The number has an exponent.
  case exponent(String)
  /// The unit is missing or unknown.
  case unknownUnit(String, text: String)
  /// The duration is finer than nanoseconds.
  case notWholeNanoseconds(String)
  /// The duration exceeds 64-bit nanoseconds, some 292 years.
  case tooLong(String)
}

extension DurationText {
  /// Parses a text such as `80 ms` into nanoseconds.
  ///
  /// - Throws: What is wrong with the text.
  package static func nanoseconds(in text: String) throws(DurationTextError) -> Int64 {
    guard text.utf8.first != Byte.minus else { throw .negative(text) }
    let whole = text.utf8.prefix(while: Byte.isDigit)
    var rest = text.utf8[whole.endIndex...]
    var fraction = rest.prefix(0)
    if rest.first == Byte.point {
      fraction = rest.dropFirst().prefix(while: Byte.isDigit)
      guard !fraction.isEmpty else { throw .malformed(text) }
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty else { throw .malformed(text) }
    if rest.first == Byte.comma { throw .comma(text) }
    if hasExponent(rest) { throw .exponent(text) }
    if rest.first == Byte.space { rest = rest.dropFirst() }
    guard let unit = units.first(where: { rest.elementsEqual($0.name.utf8) }) else {
      throw .unknownUnit(String(Substring(rest)), text: text)
    }
    guard fraction.dropFirst(unit.exponent).allSatisfy({ $0 == Byte.zero }) else {
      throw .notWholeNanoseconds(text)
    }
    var digits = Array(whole)
    digits += fraction.prefix(unit.exponent)
    digits += repeatElement(Byte.zero, count: whole.count + unit.exponent - digits.count)
    guard let nanoseconds = integer(digits) else { throw .tooLong(text) }
    return nanoseconds
  }

  /// Returns a duration in the largest unit that leaves it whole, for example `80 ms`.
  package static func text(_ nanoseconds: Int64) -> String {
    var (count, exponent) = (nanoseconds, 0)
    while exponent < 9, count != 0, count.isMultiple(of: 1000) {
      count /= 1000
      exponent += 3
    }
    return "\(count) \(unitNames[exponent / 3])"
  }

  /// Returns how to write a number with its unit, in forms that can be parsed.
  package static func unitHint(_ number: String) -> String {
    let digits = decimal(number)
    // UIKit's durations are seconds, so a fraction probably is in seconds.
    let seconds = digits.contains(".") ? try? nanoseconds(in: "\(digits)s") : nil
    let milliseconds = (try? nanoseconds(in: "\(digits)ms")).map { _ in quoted("\(digits) ms") }
    let ways = [
      seconds.map { quoted(text($0)) + " for \(digits) seconds" },
      milliseconds.map { $0 + (seconds == nil ? "" : " for milliseconds") },
    ].compactMap(\.self)
    return "write the unit in the text: "
      + (ways.isEmpty ? "for example \(quoted("80 ms"))" : ways.joined(separator: ", "))
  }

  /// A number without an exponent, for example `0.0000001` for `1e-07`.
  private static func decimal(_ number: String) -> String {
    let parts = number.lowercased().split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), abs(exponent) < 30 else { return number }
    let whole = parts[0].prefix { $0 != "." }
    let fraction = parts[0].dropFirst(whole.count + 1)
    let digits =
      String(repeating: "0", count: 30) + whole + fraction
      + String(repeating: "0", count: 30)
    let point = digits.index(digits.startIndex, offsetBy: 30 + whole.count + exponent)
    let left = digits[..<point].drop { $0 == "0" }
    var right = digits[point...]
    while right.last == "0" { right.removeLast() }
    return (left.isEmpty ? "0" : left) + (right.isEmpty ? "" : "." + right)
  }

  /// Returns whether a number continues with an exponent, such as `e3`.
  private static func hasExponent(_ rest: Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return false }
    let sign = rest.dropFirst().first
    let digits = sign == Byte.minus || sign == Byte.plus ? rest.dropFirst(2) : rest.dropFirst()
    return digits.first.map(Byte.isDigit) ?? false
  }

  private static func integer(_ digits: [UInt8]) -> Int64? {
    var value: Int64 = 0
    for digit in digits {
      let (tens, overflowOfTens) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(Int64(digit - Byte.zero))
      guard !overflowOfTens, !overflow else { return nil }
      value = sum
    }
    return value
  }
}

extension DurationTextError {
  /// What was found and what was expected.
  package var message: String {
    switch self {
    case .malformed(let text):
      "expected a duration such as \"80 ms\", found \(quoted(text))"
    case .negative(let text): "a duration cannot be negative, found \(quoted(text))"
    case .comma(let text): "expected a decimal point, found a comma in \(quoted(text))"
    case .exponent(let text): "a duration has no exponent, found \(quoted(text))"
    case .unknownUnit("", let text):
      "expected a duration such as \"80 ms\", found \(quoted(text)) without a unit"
    case .unknownUnit(let unit, _): "unknown unit of time \(quoted(unit))"
    case .notWholeNanoseconds(let text):
      "the duration \(quoted(text)) is not a whole number of nanoseconds"
    case .tooLong(let text): "the duration \(quoted(text)) is longer than 292 years"
    }
  }

  /// The hint, if there is one.
  package var hint: String? {
    switch self {
    case .malformed: Self.units
    case .negative(let text): "write \(quoted(String(text.drop { $0 == "-" || $0 == " " })))"
    case .comma(let text): "write \(quoted(text.replacing(",", with: ".")))"
    case .exponent(let text): "write \(quoted(Self.withoutExponent(text)))"
    case .unknownUnit("", let text):
      text.contains(".")
        ? "\(DurationText.unitHint(text.filter { $0 != " " })); \(Self.units)"
        : "write the unit, such as \(quoted(text.filter { $0 != " " } + " ms")); \(Self.units)"
    case .unknownUnit(let unit, let text):
      Self.known(unit).map { known in
        let number = text.dropLast(unit.count).filter { $0 != " " }
        return "write \(quoted("\(number) \(known)")); \(Self.units)"
      } ?? Self.units
    case .notWholeNanoseconds, .tooLong: nil
    }
  }

  private static let units = "units are ns, us, ms and s"

  /// Returns the duration with all its digits, or an example if there are too many.
  private static func withoutExponent(_ text: String) -> String {
    let number = text.prefix { "0123456789.eE+-".contains($0) }
    let unit = text[number.endIndex...].drop { $0 == " " }
    guard let value = Double(number), value < 1e15, value == value.rounded() else {
      return "1500 ms"
    }
    return "\(Int64(value)) \(unit)"
  }

  /// Returns the unit that another spelling means.
  private static func known(_ unit: String) -> String? {
    switch unit.lowercased().filter({ $0 != " " && $0 != "." }) {
    case "ns", "nsec", "nanosecond", "nanoseconds": "ns"
    case "us", "µs", "μs", "usec", "microsecond", "microseconds": "us"
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": "ms"
    case "s", "sec", "secs", "second", "seconds": "s"
    default: nil
    }
  }
}
