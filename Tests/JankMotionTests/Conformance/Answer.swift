/// The result of the code under test for a vector.
enum Answer {
  /// A value to compare with everything that the vector expects.
  case value(JSON)
  /// Single results beside their expectations, for files with their own structure.
  case comparisons([Comparison])
  /// The vector is answered elsewhere, with a reason.
  case notApplicable(String)
}

extension Answer {
  static func number(_ value: Double) -> Answer { .value(.number(value)) }

  /// The numbers of the result, in order.
  var leaves: [Double] {
    switch self {
    case .value(let value): value.leaves
    case .comparisons(let comparisons): comparisons.flatMap(\.got.leaves)
    case .notApplicable: []
    }
  }
}

extension Vector {
  /// The errors of a result in words; empty if it is correct.
  func differences(_ answer: Answer) -> [String] {
    switch answer {
    case .notApplicable: []
    case .comparisons(let comparisons):
      comparisons.isEmpty ? ["nothing was compared"] : comparisons.flatMap(\.differences)
    case .value(let value):
      differences(value)
    }
  }

  private func differences(_ got: JSON) -> [String] {
    let hasInterval = self["expectedMin"] != .null || self["expectedMax"] != .null
    let hasExact = self["exact"] != .null
    let hasValue =
      fields.object?["expected"] != nil && (self["expected"] != .null || !hasInterval)
    guard hasInterval || hasExact || hasValue else { return ["the vector expects nothing"] }
    return (hasValue ? expectation(got).differences : [])
      + (hasInterval ? intervalDifferences(got) : [])
      + (hasExact ? exactExpectation(got).differences : [])
  }

  /// The origin's result, or CSS's if the origin's library deviates from it.
  private func expectation(_ got: JSON) -> Comparison {
    let css = self["cssExpected"]
    return Comparison(
      got: got,
      expected: css == .null ? self["expected"] : css,
      tolerance: Tolerance(self["tolerance"]) ?? .none,
      memberTolerances: self["tolerance"]
    )
  }

  /// The result at 50 digits.
  private func exactExpectation(_ got: JSON) -> Comparison {
    let exact = self["exact"]
    return Comparison(
      label: "exact",
      got: got,
      expected: exact,
      tolerance: Tolerance(self["exactTolerance"]) ?? .exact,
      memberTolerances: self["exactTolerance"]
    )
  }

  /// The interval includes its ends, except the upper one of a bound.
  private func intervalDifferences(_ got: JSON) -> [String] {
    let low = self["expectedMin"].number ?? -.infinity
    let high = self["expectedMax"].number ?? .infinity
    guard let value = got.number else { return ["expected a number, got \(got)"] }
    let isInside = value >= low && (kind == "bound" ? value < high : value <= high)
    return isInside ? [] : ["expected \(low) to \(high), got \(value)"]
  }
}
