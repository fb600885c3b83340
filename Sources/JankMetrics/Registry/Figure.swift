/// A figure as a whole number of steps of its unit, so that two are equal or are not.
///
/// Counts go in ones, all else in millionths of its unit: of milliseconds these are nanoseconds.
/// What is compared and what stands in files is this number, and never a rounded decimal.
public struct Figure: Hashable, Sendable {
  /// How many steps.
  public let steps: Int64
  /// The unit that a step is a part of.
  public let unit: Metric.Unit

  /// Creates a figure from its steps.
  public init(steps: Int64, _ unit: Metric.Unit) {
    self.steps = steps
    self.unit = unit
  }
}

extension Figure {
  /// Takes the value of a metric, or nil for words and for what 64 bits cannot hold.
  public init?(_ quantity: Quantity, _ unit: Metric.Unit) {
    switch quantity {
    case .integer(let value):
      let (steps, overflows) = Int64(value).multipliedReportingOverflow(by: unit.stepCount)
      guard !overflows else { return nil }
      self.init(steps: steps, unit)
    case .number(let value): self.init(value, unit)
    case .counts, .text: return nil
    }
  }

  /// Rounds a number of units to the nearest step, or nil for what 64 bits cannot hold.
  public init?(_ value: Double, _ unit: Metric.Unit) {
    let steps = (value * Double(unit.stepCount)).rounded(.toNearestOrAwayFromZero)
    guard steps.isFinite, steps.magnitude < 0x1p63 else { return nil }
    self.init(steps: Int64(steps), unit)
  }

  /// The figure as tables for people print it: in hundredths of its unit, rounded half away from
  /// zero; what is counted in ones as it is.
  public var hundredths: Int64 {
    let size = max(1, unit.stepCount / 100)
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: size)
    return 2 * rest.magnitude >= size.magnitude && size > 1 ? whole + steps.signum() : whole
  }

  /// The figure less another of the same unit, or nil for what 64 bits cannot hold with either
  /// sign.
  public func difference(from other: Figure) -> Figure? {
    let (steps, overflows) = steps.subtractingReportingOverflow(other.steps)
    return overflows || steps == .min ? nil : Figure(steps: steps, unit)
  }

  /// The figure in its unit, rounded to the nearest double.
  public var value: Double { Double(steps) / Double(unit.stepCount) }
}

extension Metric.Unit {
  /// How many steps of a ``Figure`` make one of the unit.
  public var stepCount: Int64 {
    switch self {
    case .count, .frames, .words: 1
    case .microseconds, .milliseconds, .millisecondsPerSecond, .secondsPerHour, .framesPerSecond,
      .percent, .refreshes, .hertz, .points, .pointsPerSecond, .times:
      1_000_000
    }
  }
}

extension Figure: CustomStringConvertible {
  /// The figure as an exact decimal with its unit, for example `16.666667 ms`.
  public var description: String {
    let suffix: String
    switch unit {
    case .count, .words: suffix = ""
    case .percent: suffix = " %"
    default: suffix = " \(unit.rawValue)"
    }
    return decimal + suffix
  }

  /// The figure as an exact decimal without its unit.
  public var decimal: String {
    let sign = steps < 0 ? "-" : ""
    let (whole, part) = steps.magnitude.quotientAndRemainder(
      dividingBy: UInt64(unit.stepCount)
    )
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension Metric {
  /// The figure of the metric over a run, or why there is none.
  ///
  /// - Parameter tally: what was counted over the run.
  /// - Returns: The figure, or the reason; a metric of words has none.
  package func figure(_ tally: FrameTally) -> Measured<Figure> {
    value(tally).flatMap { quantity in
      Measured(Figure(quantity, unit), orElse: "it is no number that could be compared")
    }
  }
}
