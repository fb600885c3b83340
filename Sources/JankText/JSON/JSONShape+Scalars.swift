extension JSONShape where Value == JSONValue {
  /// Any value, left to the caller.
  package static var any: Self {
    JSONShape("a value", write: { $0.content }) { value, _ in value }
  }
}

extension JSONShape where Value == Bool {
  /// `true` or `false`.
  package static var boolean: Self {
    let expectation = "true or false"
    return JSONShape(expectation, schema: .boolean, write: { .boolean($0) }) { value, log in
      if case .boolean(let flag) = value.content { return flag }
      log.reportMismatch(value, expected: expectation, hint: value.bareHint)
      return nil
    }
  }
}

extension JSONShape where Value == String {
  /// Creates the shape of a text with an allowed number of Unicode scalars.
  ///
  /// JSON Schema counts in the same unit. A text may be cut in a message, never in a value.
  package static func text(length: ClosedRange<Int> = 0...4096) -> Self {
    let schema = JSONSchema.text(length: length, pattern: nil)
    return JSONShape("a text", schema: schema, write: { .text($0) }) { value, log in
      guard case .text(let text) = value.content else {
        log.reportMismatch(value, expected: "a text")
        return nil
      }
      if length.contains(text.unicodeScalars.count) { return text }
      let allowed = "a text of \(length.lowerBound) to \(length.upperBound) characters"
      log.reportMismatch(value, expected: allowed)
      return nil
    }
  }
}

extension JSONShape where Value == String {
  /// Creates the shape of a fingerprint of `digits` lower-case hexadecimal digits.
  package static func hexadecimal(digits: Int) -> Self {
    let expectation = "\(digits) hexadecimal digits"
    let schema = JSONSchema.text(length: digits...digits, pattern: "^[0-9a-f]{\(digits)}$")
    return JSONShape(expectation, schema: schema, write: { .text($0) }) { content in
      guard case .text(let text) = content, text.utf8.count == digits,
        text.utf8.allSatisfy(Set("0123456789abcdef".utf8).contains)
      else { return nil }
      return text
    }
  }
}

extension JSONShape where Value == Double {
  /// Creates the shape of a number in a range, whole or not; the unit is for messages.
  package static func number(in range: ClosedRange<Double>, unit: String = "") -> Self {
    let unit = unit.isEmpty ? "" : " " + unit
    let expectation = "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    return JSONShape(
      expectation + unit,
      schema: .number(range),
      write: { number in wholeNumber(number).map { .integer($0) } ?? .real(number) },
      read: { value, log in
        if let number = value.number, range.contains(number) { return number }
        log.reportMismatch(
          value,
          expected: expectation + unit,
          hint: value.rangeHint(range) ?? value.bareHint
        )
        return nil
      }
    )
  }
}

/// Returns a number as text, without a fraction if it is whole.
private func short(_ number: Double) -> String {
  wholeNumber(number).map { String($0) } ?? String(number)
}

/// Returns the integer that is equal to a number, or `nil` if it is not whole or does not fit.
///
/// `Int64(exactly:)` does the same, but without optimisation it calls the C library's rounding,
/// which a program without Foundation would then have to link.
private func wholeNumber(_ number: Double) -> Int64? {
  guard number >= -0x1p63, number < 0x1p63, Double(Int64(number)) == number else { return nil }
  return Int64(number)
}

extension JSONShape where Value == Int64 {
  /// Creates the shape of a whole number in a range; `2.0` and `2e0` are whole, as in JSON Schema.
  ///
  /// `hint` states why other numbers are rejected, or what to do.
  package static func integer(in range: ClosedRange<Int64>, hint: String? = nil) -> Self {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return JSONShape(expectation, schema: .integer(range), write: { .integer($0) }) { value, log in
      let number: Int64?
      switch value.content {
      case .integer(let integer): number = integer
      case .real(let real): number = wholeNumber(real)
      default: number = nil
      }
      if let number, range.contains(number) { return number }
      let limits = Double(range.lowerBound)...Double(range.upperBound)
      log.reportMismatch(
        value,
        expected: expectation,
        hint: hint ?? value.rangeHint(limits) ?? value.wholeHint ?? value.bareHint
      )
      return nil
    }
  }

  /// Creates the shape of a duration with its unit, such as `"80 ms"`, in nanoseconds.
  package static func duration(in range: ClosedRange<Int64> = 0...Int64.max) -> Self {
    let expectation = #"a duration such as "80 ms""#
    let schema = JSONSchema.text(length: 0...Int.max, pattern: DurationText.pattern(in: range))
    let write: @Sendable (Int64) -> JSONValue.Content? = { .text(DurationText.text($0)) }
    return JSONShape(expectation, schema: schema, write: write) { value, log in
      guard case .text(let text) = value.content else {
        log.reportMismatch(value, expected: expectation, hint: value.unitHint)
        return nil
      }
      do throws(DurationTextError) {
        let nanoseconds = try DurationText.nanoseconds(in: text)
        if range.contains(nanoseconds) { return nanoseconds }
        let (least, most) = (range.lowerBound, range.upperBound)
        log.reportMismatch(
          value,
          expected: "a duration from \(DurationText.text(least)) to \(DurationText.text(most))",
          hint: nanoseconds < least
            ? "write \(quoted(DurationText.text(least))) or more"
            : "write \(quoted(DurationText.text(most))) or less"
        )
      } catch {
        log.report(error.message, at: value.position, hint: error.hint)
      }
      return nil
    }
  }
}

extension JSONValue {
  /// The hint for a number that should be a duration.
  package var unitHint: String? {
    switch content {
    case .integer(let number): "write the unit in the text: \"\(number) ms\""
    // UIKit's durations are seconds.
    case .real(let number): DurationText.unitHint("\(number)")
    default: nil
    }
  }

  /// Returns the hint for a number beyond a range.
  fileprivate func rangeHint(_ range: ClosedRange<Double>) -> String? {
    guard let number, !range.contains(number) else { return nil }
    return number < range.lowerBound
      ? "write \(short(range.lowerBound)) or more" : "write \(short(range.upperBound)) or less"
  }

  /// The hint for a number with a fraction.
  fileprivate var wholeHint: String? {
    guard let number, wholeNumber(number) == nil else { return nil }
    return "write a number without a fraction"
  }

  /// The hint for a number or Boolean in quotation marks, also for a number with a unit.
  fileprivate var bareHint: String? {
    guard let text else { return nil }
    if text == "true" || text == "false" || Double(text) != nil {
      return "write \(printable(text)) without quotes"
    }
    let number = text.prefix { "0123456789.-".contains($0) }
    guard let value = Double(number), value.isFinite else { return nil }
    switch text.dropFirst(number.count).trimmed {
    case "%": return "write \(short(value / 100)), a fraction without a unit"
    case "pt", "pts", "px", "points", "point": return "write \(short(value)) without a unit"
    case "ns", "us", "ms", "s", "Hz", "fps", "x", "°", "deg":
      return "write the number alone, in the unit of the key: \(short(value))"
    default: return nil
    }
  }
}
