internal import JankText
internal import JankTrace

/// Option values that are more than a word: parsing and error messages.
enum OptionValue {
  /// Whether a word means yes or no in an environment variable; `nil` for neither.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: nil
    }
  }

  /// Whole numbers such as `1..100` or `7`, 0 or more.
  static func integers(_ text: String) -> ClosedRange<Int64>? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let ends = parts.count == 3 && parts[1].isEmpty ? [parts[0], parts[2]] : [text[...]]
    let numbers = ends.compactMap { end in
      end.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int64(end) : nil
    }
    guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last,
      first <= last
    else { return nil }
    return first...last
  }

  /// A finite number in JSON notation, with an optional plus sign.
  static func number(_ text: some StringProtocol) -> Double? {
    guard let number = Double(text), number.isFinite, text.allSatisfy(isNumberPart) else {
      return nil
    }
    return number
  }

  /// A duration such as `300 ms`.
  static func duration(_ text: String) -> Interval? {
    (try? DurationText.nanoseconds(in: text)).map { Interval(nanoseconds: $0) }
  }

  /// Two numbers separated by a comma.
  static func place(_ text: String) -> SIMD2<Double>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return SIMD2(x, y)
  }

  /// The error in a value, or `nil` if it is valid.
  static func problem(of text: String, for value: Option.Value) -> String? {
    let isRight: Bool
    switch value {
    case .integers(let range):
      isRight =
        integers(text).map { range.contains($0.lowerBound) && range.contains($0.upperBound) }
        ?? false
    case .number(let range): isRight = number(text).map(range.contains) ?? false
    case .duration(let range): isRight = duration(text).map(range.contains) ?? false
    case .place(let range):
      isRight = place(text).map { range.contains($0.x) && range.contains($0.y) } ?? false
    case .none, .text, .file, .folder, .choice, .integer, .list: return nil
    }
    return isRight ? nil : "expects \(expectation(of: value)), found \(quoted(text))"
  }

  /// The expected value, for example `a number from 0 to 1`.
  static func expectation(of value: Option.Value) -> String {
    switch value {
    case .integers: "FIRST..LAST or one number, each \(limits(of: value) ?? "")"
    case .number: "a number \(limits(of: value) ?? "")"
    case .duration: "a duration such as \"300 ms\" \(limits(of: value) ?? "")"
    case .place: "two numbers such as 187,120, each \(limits(of: value) ?? "")"
    case .none, .text, .file, .folder, .choice, .integer, .list: "a value"
    }
  }

  /// The range of a value, for example `from 0 to 1`; `nil` if it is not limited.
  static func limits(of value: Option.Value) -> String? {
    switch value {
    case .integers(let range): "from \(range.lowerBound) to \(range.upperBound)"
    case .integer(let range):
      range.upperBound == .max
        ? "at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range), .place(let range):
      "from \(short(range.lowerBound)) to \(short(range.upperBound))"
    case .duration(let range):
      "from \(DurationText.text(range.lowerBound.nanoseconds)) to "
        + DurationText.text(range.upperBound.nanoseconds)
    case .none, .text, .file, .folder, .choice, .list: nil
    }
  }

  private static func short(_ number: Double) -> String {
    number == Double(Int64(number)) ? "\(Int64(number))" : "\(number)"
  }

  /// Whether a character can be part of a decimal number, so that `nan` and `0x` are excluded.
  private static func isNumberPart(_ character: Character) -> Bool {
    "+-.eE0123456789".contains(character)
  }
}
