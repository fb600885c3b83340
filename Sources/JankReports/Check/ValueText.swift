internal import JankGate
internal import JankMetrics
internal import JankText

/// Values of metrics for people: two decimals, or every digit if two would hide a difference.
enum ValueText {
  /// A value with its unit: `83.33 ms`, `2 refreshes`, `1`.
  static func text(_ value: MetricValue) -> String {
    guard hasDecimals(value) else { return value.description }
    let suffix = value.unit == .percent ? " %" : " \(value.unit.rawValue)"
    return number(value) + suffix
  }

  /// A value without its unit, to a hundredth unless it is a count.
  static func number(_ metricValue: MetricValue) -> String {
    let (whole, rest) = metricValue.hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    guard metricValue.unit.stepCount > 1 else { return "\(metricValue.steps)" }
    let sign = metricValue.hundredths < 0 ? "-" : ""
    return "\(sign)\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// A value with its unit and its sign, `+` included.
  static func signed(_ value: MetricValue) -> String {
    value.steps > 0 ? "+\(text(value))" : text(value)
  }

  /// Whether two decimals distinguish a value from another, and from a distance to it.
  static func isEnough(
    _ value: MetricValue,
    besides other: MetricValue?,
    distance: MetricValue?
  ) -> Bool {
    if let other, other != value, text(other) == text(value) { return false }
    if let distance, distance.steps != 0, distance.hundredths == 0 { return false }
    return true
  }

  /// Whether a value is measured and not counted.
  static func hasDecimals(_ value: MetricValue) -> Bool {
    switch value.unit {
    case .count, .frames, .words: return false
    case .refreshes, .hertz, .times: return !value.steps.isMultiple(of: value.unit.stepCount)
    default: return true
    }
  }
}
