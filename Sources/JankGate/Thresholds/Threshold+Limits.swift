package import JankMetrics

extension Threshold {
  /// The figures between which a rule wants another, both ends included or not.
  package struct Bounds: Hashable {
    /// What the figure is compared with, before any slack.
    package let base: Figure
    /// The last figure that is allowed, or the first that is not, by the comparison.
    package let limit: Figure
    package let comparison: Comparison
    /// How far from the base the figure may lie, for `==` and `!=`.
    package let tolerance: Int64
  }

  /// What is wrong with a limit.
  package struct UnitMismatch: Error {
    package let unit: Unit
    package let wanted: Metric.Unit
  }

  /// The bounds of the rule for figures of a unit.
  ///
  /// Figures are whole steps. A limit between two of them is that which lets the same figures
  /// through. Slack is measured from the base, and of limit and slack the one that allows more
  /// counts: that of `<= baseline + 5 % or 1 ms` is a millisecond where 5 % are less.
  ///
  /// - Parameters:
  ///   - unit: the unit of the figures.
  ///   - baseline: the figure of the baseline, where the rule asks for it.
  /// - Returns: The bounds.
  /// - Throws: That limit or slack are in a unit the figures cannot have.
  package func bounds(in unit: Metric.Unit, baseline: Figure?) throws(UnitMismatch) -> Bounds {
    let base: Figure
    var more: Int64 = 0
    switch limit {
    case .fixed(let quantity):
      // A share of nothing would be 0, whatever the number.
      if quantity.unit == .percent, unit != .percent {
        throw UnitMismatch(unit: .percent, wanted: unit)
      }
      base = Figure(steps: try quantity.steps(in: unit, of: 0, comparison.rounding), unit)
    case .baseline(let plus):
      base = baseline ?? Figure(steps: 0, unit)
      more = try plus?.steps(in: unit, of: base.steps, comparison.rounding) ?? 0
    }
    let slack = try slack?.steps(in: unit, of: base.steps, comparison.roundingOfSlack)
    let offset =
      switch (comparison, slack) {
      case (.less, let slack?), (.atMost, let slack?): max(more, slack)
      case (.more, let slack?), (.atLeast, let slack?): min(more, -slack)
      default: more
      }
    return Bounds(
      base: base,
      limit: Figure(steps: base.steps.addingClamped(offset), unit),
      comparison: comparison,
      tolerance: slack ?? 0
    )
  }

  /// Whether the rule asks whether figures are a number that lies between two of them.
  ///
  /// - Throws: That the limit is in a unit the figures cannot have.
  package func isBetweenFigures(of unit: Metric.Unit) throws(UnitMismatch) -> Bool {
    guard case .fixed(let quantity) = limit, comparison == .equal || comparison == .different else {
      return false
    }
    return try quantity.steps(in: unit, of: 0, .down) != quantity.steps(in: unit, of: 0, .up)
  }
}

extension Threshold.Comparison {
  /// Which of the figures around a limit lets through what the limit does.
  fileprivate var rounding: FloatingPointRoundingRule {
    switch self {
    case .atMost, .more: .down
    case .less, .atLeast: .up
    case .equal, .different: .toNearestOrAwayFromZero
    }
  }

  /// The same for the distance from a limit.
  fileprivate var roundingOfSlack: FloatingPointRoundingRule {
    switch self {
    case .less, .more: .up
    case .atMost, .atLeast, .equal, .different: .down
    }
  }
}

extension Threshold.Bounds {
  /// Whether the rule holds for a figure.
  package func hold(for actual: Figure) -> Bool { margin(of: actual) >= 0 }

  /// How many steps the figure lies within the limit; below 0 beyond it.
  package func margin(of actual: Figure) -> Int64 {
    let below = limit.steps.addingClamped(-actual.steps)
    let distance = Int64(clamping: below.magnitude)
    return switch comparison {
    case .atMost: below
    case .less: below.addingClamped(-1)
    case .atLeast: -below
    case .more: (-below).addingClamped(-1)
    case .equal: tolerance - distance
    case .different: distance.addingClamped(-tolerance - 1)
    }
  }
}

extension Threshold.Quantity {
  /// The quantity in steps of a unit; percentages are of another number of steps.
  fileprivate func steps(
    in wanted: Metric.Unit,
    of base: Int64,
    _ rounding: FloatingPointRoundingRule
  ) throws(Threshold.UnitMismatch) -> Int64 {
    if unit == .percent, wanted != .percent {
      guard base != 0 || number == 0 else { return 0 }
      return rounded(number / 100 * Double(base.magnitude), rounding)
    }
    guard let unit else { return rounded(number * Double(wanted.stepCount), rounding) }
    guard let scale = unit.scale(in: wanted) else {
      throw Threshold.UnitMismatch(unit: unit, wanted: wanted)
    }
    return rounded(number * scale * Double(wanted.stepCount), rounding)
  }

  private func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int64 {
    guard value.magnitude < 0x1p62 else { return value < 0 ? -(1 << 62) : 1 << 62 }
    // Decimals that differ from a step by no more than their arithmetic are meant to be that step.
    let nearest = value.rounded()
    return Int64((value - nearest).magnitude <= 4 * value.ulp ? nearest : value.rounded(rule))
  }
}

extension Threshold.Unit {
  /// How many of a metric's unit make one of this, or nil where the two do not compare.
  fileprivate func scale(in unit: Metric.Unit) -> Double? {
    switch (self, unit) {
    case (.nanoseconds, .milliseconds): 1e-6
    case (.microseconds, .milliseconds): 1e-3
    case (.milliseconds, .milliseconds): 1
    case (.seconds, .milliseconds): 1e3
    case (.nanoseconds, .microseconds): 1e-3
    case (.microseconds, .microseconds): 1
    case (.milliseconds, .microseconds): 1e3
    case (.seconds, .microseconds): 1e6
    case (.frames, .frames), (.frames, .count), (.frames, .refreshes): 1
    case (.refreshes, .refreshes), (.points, .points), (.pointsPerSecond, .pointsPerSecond),
      (.millisecondsPerSecond, .millisecondsPerSecond), (.secondsPerHour, .secondsPerHour),
      (.framesPerSecond, .framesPerSecond), (.hertz, .hertz), (.percent, .percent):
      1
    default: nil
    }
  }
}

extension Int64 {
  /// The sum, or the nearest number there is.
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min / 2 : .max / 2) : sum
  }
}
