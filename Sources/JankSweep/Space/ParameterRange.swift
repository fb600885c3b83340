internal import JankText

/// A range of numbers or durations.
package struct ParameterRange: Hashable, Sendable {
  /// How the values lie in the range.
  package enum Spacing: Hashable, Sendable {
    /// A step apart; the last value is the last that is not above the end.
    case step(Double)
    /// A number of values, each the same distance from the one before.
    case even(count: Int)
    /// A number of values, each the same multiple of the one before.
    case logarithmic(count: Int)
    /// Anywhere, for samples.
    case anywhere
    /// Anywhere, the same number of values in each decade, for samples.
    case anywhereLogarithmic
  }

  /// The first value, in nanoseconds if it is a duration.
  package let start: Double
  /// The last value.
  package let end: Double
  /// Whether the values are durations.
  package let isDuration: Bool
  package let spacing: Spacing

  package init(from start: Double, to end: Double, isDuration: Bool, _ spacing: Spacing) {
    self.start = start
    self.end = end
    self.isDuration = isDuration
    self.spacing = spacing
  }
}

extension ParameterRange {
  /// The number of values, or nil for any number.
  package var count: Int? {
    switch spacing {
    case .step(let step): TidyNumber.termCount(from: start, through: end, step: step)
    case .even(let count), .logarithmic(let count): count
    case .anywhere, .anywhereLogarithmic: nil
    }
  }

  /// Returns one of the values, counted from 0.
  func number(at index: Int) -> Double {
    switch spacing {
    case .step(let step): return TidyNumber.term(index, from: start, step: step)
    case .even(let count), .logarithmic(let count):
      guard index > 0 else { return start }
      guard index < count - 1 else { return end }
      return number(share: Double(index) / Double(count - 1))
    case .anywhere, .anywhereLogarithmic: preconditionFailure("the range has no steps")
    }
  }

  /// Returns the value at a share of the range, from 0 to 1, to six significant digits.
  func number(share: Double) -> Double {
    switch spacing {
    case .logarithmic, .anywhereLogarithmic:
      TidyNumber.rounded(start * TidyNumber.power(end / start, share))
    case .step, .even, .anywhere: TidyNumber.rounded(start + share * (end - start))
    }
  }

  /// Returns a number of the range as a scenario file has it.
  func content(_ number: Double) -> JSONValue.Content {
    if isDuration { return .text(DurationText.text(Int64(number.rounded()))) }
    return number == number.rounded() && number.magnitude < 1e15
      ? .integer(Int64(number)) : .real(number)
  }
}
