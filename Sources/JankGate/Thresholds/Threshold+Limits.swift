package import JankMetrics

extension Threshold {
  /// The range of values that a rule allows.
  package struct Bounds: Hashable {
    /// The value to compare with, before any slack.
    package let base: MetricValue
    /// The last allowed or the first forbidden value, depending on the comparison.
    package let limit: MetricValue
    package let comparison: Comparison
    /// The largest distance from the base, for `==` and `!=`.
    package let tolerance: Int64
  }

  /// A limit in a unit that the values cannot have.
  package struct UnitMismatch: Error {
    package let unit: Unit
    package let wanted: Metric.Unit
  }

  /// The bounds of the rule for values of a unit.
  ///
  /// Values are whole steps. A limit between two steps is moved to a step that allows the same
  /// values. Slack counts from the base. Of limit and slack, the more generous one applies:
  /// `<= baseline + 5 % or 1 ms` allows a millisecond if 5 % are less.
  ///
  /// - Parameters:
  ///   - unit: the unit of the values.
  ///   - baseline: the value in the baseline, if the rule uses it.
  /// - Returns: The bounds.
  /// - Throws: An error if limit or slack have a unit that the values cannot have.
  package func bounds(in unit: Metric.Unit, baseline: MetricValue?) throws(UnitMismatch) -> Bounds {
    let base: MetricValue
    var more: Int64 = 0
    switch limit {
    case .fixed(let quantity):
      // A percentage of nothing would be 0 for every number.
      if quantity.unit == .percent, unit != .percent {
        throw UnitMismatch(unit: .percent, wanted: unit)
      }
      base = MetricValue(steps: try quantity.steps(in: unit, of: 0, comparison.rounding), unit)
    case .baseline(let plus):
      base = baseline ?? MetricValue(steps: 0, unit)
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
      limit: MetricValue(steps: base.steps.addingClamped(offset), unit),
      comparison: comparison,
      tolerance: slack ?? 0
    )
  }

  /// Whether the rule compares with a number between two possible values by `==` or `!=`.
  ///
  /// - Throws: An error if the limit has a unit that the values cannot have.
  package func isBetweenValues(of unit: Metric.Unit) throws(UnitMismatch) -> Bool {
    guard case .fixed(let quantity) = limit, comparison == .equal || comparison == .different else {
      return false
    }
    return try quantity.steps(in: unit, of: 0, .down) != quantity.steps(in: unit, of: 0, .up)
  }
}

extension Threshold.Comparison {
  /// The rounding of a limit to a step that allows the same values.
  fileprivate var rounding: FloatingPointRoundingRule {
    switch self {
    case .atMost, .more: .down
    case .less, .atLeast: .up
    case .equal, .different: .toNearestOrAwayFromZero
    }
  }

  /// The rounding of the distance from a limit.
  fileprivate var roundingOfSlack: FloatingPointRoundingRule {
    switch self {
    case .less, .more: .up
    case .atMost, .atLeast, .equal, .different: .down
    }
  }
}

extension Threshold.Bounds {
  package func hold(for actual: MetricValue) -> Bool { margin(of: actual) >= 0 }

  /// How many steps the value lies within the limit; negative beyond it.
  package func margin(of actual: MetricValue) -> Int64 {
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
  /// The quantity in steps of a unit; percentages refer to another number of steps.
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
    // Decimals that differ from a step only by their arithmetic mean that step.
    let nearest = value.rounded()
    return Int64((value - nearest).magnitude <= 4 * value.ulp ? nearest : value.rounded(rule))
  }
}

extension Threshold.Unit {
  /// The number of a metric's units in one of this unit, or nil if they are not compatible.
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
      (.framesPerSecond, .framesPerSecond), (.hertz, .hertz), (.percent, .percent),
      (.megabytes, .megabytes):
      1
    default: nil
    }
  }
}

extension Int64 {
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min / 2 : .max / 2) : sum
  }
}

extension Threshold.Unit {
  /// The unit of rules for a unit of metrics; nil for counts and words.
  init?(_ unit: Metric.Unit) {
    self.init(rawValue: unit == .microseconds ? Self.microseconds.rawValue : unit.rawValue)
  }
}
