extension JSONParser {
  /// Reads a number: exactly if it is a 64-bit integer, otherwise as the nearest double.
  mutating func parseNumber() throws(JSONSyntaxError) -> JSONValue.Content {
    let start = index
    let isNegative = next == Byte.minus
    if isNegative { index += 1 }
    let magnitude = try parseInteger(isNegative: isNegative)
    let isWhole = next != Byte.point && next != UInt8(ascii: "e") && next != UInt8(ascii: "E")
    if isWhole, let magnitude { return .integer(magnitude) }

    if next == Byte.point {
      index += 1
      try skipDigits("a digit after the decimal point")
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == Byte.plus || next == Byte.minus { index += 1 }
      try skipDigits("a digit of the exponent")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure(.numberOverflow(text), at: start)
    }
    return .real(number)
  }

  /// Reads the digits before the point; returns their value with its sign, or `nil` beyond 64 bits.
  ///
  /// Digits of a negative number are subtracted, so the smallest integer needs no special case.
  private mutating func parseInteger(isNegative: Bool) throws(JSONSyntaxError) -> Int64? {
    let start = index
    var value: Int64? = 0
    while let byte = next, Byte.isDigit(byte) {
      value = value.flatMap { value in
        let digit = Int64(byte - Byte.zero)
        let (tens, overflowOfTens) = value.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tens.addingReportingOverflow(isNegative ? -digit : digit)
        return overflowOfTens || overflow ? nil : sum
      }
      index += 1
    }
    guard index > start else { throw misplacedSign }
    guard index - start == 1 || bytes[start] != Byte.zero else {
      throw failure(.leadingZero, at: start)
    }
    return value
  }

  /// The error for a minus sign without a digit after it.
  private var misplacedSign: JSONSyntaxError {
    guard bytes[index...].starts(with: "Infinity".utf8) || bytes[index...].starts(with: "NaN".utf8)
    else { return unexpected("a digit after the minus sign") }
    return failure(
      .notANumber("-" + (next == UInt8(ascii: "N") ? "NaN" : "Infinity")),
      at: index - 1
    )
  }

  private mutating func skipDigits(_ expected: String) throws(JSONSyntaxError) {
    let start = index
    while let byte = next, Byte.isDigit(byte) { index += 1 }
    guard index > start else { throw unexpected(expected) }
  }
}
