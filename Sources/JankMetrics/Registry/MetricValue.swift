/// A metric value as a whole number of steps of its unit, for exact comparison.
///
/// Counts have steps of one, all other units steps of a millionth: of milliseconds these are
/// nanoseconds. Comparisons and files use this number, never a rounded decimal.
public struct MetricValue: Hashable, Sendable {
  /// The number of steps.
  public let steps: Int64
  /// The unit of the value.
  public let unit: Metric.Unit

  /// Creates a value from its steps.
  public init(steps: Int64, _ unit: Metric.Unit) {
    self.steps = steps
    self.unit = unit
  }
}

extension MetricValue {
  /// Converts the value of a metric; nil for text and for numbers that exceed 64 bits.
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

  /// Rounds a number of units to the nearest step; nil for numbers that exceed 64 bits.
  public init?(_ value: Double, _ unit: Metric.Unit) {
    let steps = (value * Double(unit.stepCount)).rounded(.toNearestOrAwayFromZero)
    guard steps.isFinite, steps.magnitude < 0x1p63 else { return nil }
    self.init(steps: Int64(steps), unit)
  }

  /// The value for tables, in hundredths of its unit, rounded half away from zero; counts in ones.
  public var hundredths: Int64 {
    let size = max(1, unit.stepCount / 100)
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: size)
    return 2 * rest.magnitude >= size.magnitude && size > 1 ? whole + steps.signum() : whole
  }

  /// Returns the value minus another of the same unit; nil if the difference or its negative
  /// exceeds 64 bits.
  public func difference(from other: MetricValue) -> MetricValue? {
    let (steps, overflows) = steps.subtractingReportingOverflow(other.steps)
    return overflows || steps == .min ? nil : MetricValue(steps: steps, unit)
  }

  /// The value in its unit, rounded to the nearest double.
  public var value: Double { Double(steps) / Double(unit.stepCount) }
}

extension Metric.Unit {
  /// The unit in tables for people: none for a bare count or a text.
  public var label: String {
    switch self {
    case .count, .words: ""
    default: rawValue
    }
  }

  /// The number of steps of a ``Figure`` in one unit.
  public var stepCount: Int64 {
    switch self {
    case .count, .frames, .words: 1
    case .microseconds, .milliseconds, .millisecondsPerSecond, .secondsPerHour, .framesPerSecond,
      .percent, .refreshes, .hertz, .points, .pointsPerSecond, .megabytes, .times:
      1_000_000
    }
  }
}

extension MetricValue: CustomStringConvertible {
  /// The value as an exact decimal with its unit, for example `16.666667 ms`.
  public var description: String {
    let suffix: String
    switch unit {
    case .count, .words: suffix = ""
    case .percent: suffix = " %"
    case .refreshes where steps.magnitude == UInt64(unit.stepCount): suffix = " refresh"
    case .frames where steps.magnitude == 1: suffix = " frame"
    default: suffix = " \(unit.rawValue)"
    }
    return decimal + suffix
  }

  /// The value as an exact decimal without its unit.
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
  /// The value of the metric over a run, or the reason why there is none, as for a metric of words.
  package func metricValue(_ tally: FrameTally) -> Measured<MetricValue> {
    value(tally).flatMap { quantity in
      Measured(MetricValue(quantity, unit), orElse: "it is not a comparable number")
    }
  }
}
