package import JankMetrics

/// How the values of a candidate's cases become one value.
package enum SweepStatistic: String, CaseIterable, Hashable, Sendable {
  case worst, best, mean, p50, p90, p95, p99

  /// The names with other words for them.
  static let synonyms = [
    ["mean", "average", "avg"], ["p50", "median"], ["worst", "maximum"], ["best", "minimum"],
  ]

  /// The percentile, or nil for the others.
  package var percent: Int? { Int(rawValue.dropFirst()) }
}

extension SweepStatistic {
  /// Computes the value, in steps of the metric.
  ///
  /// Percentiles are by nearest rank, counted from the better end. A mean is rounded half away from
  /// zero. All are computed in whole numbers.
  ///
  /// - Parameters:
  ///   - values: the values of the cases, in any order, at least one.
  ///   - isHigherBetter: whether the worst value is the smallest.
  /// - Returns: The value.
  package func value(of values: [Int64], isHigherBetter: Bool) -> Int64 {
    switch self {
    case .mean:
      let sum = values.reduce(Int128(0)) { $0 + Int128($1) }
      return SweepHistogram.quotient(sum, Int128(values.count))
    case .worst: return isHigherBetter ? values.min() ?? 0 : values.max() ?? 0
    case .best: return isHigherBetter ? values.max() ?? 0 : values.min() ?? 0
    case .p50, .p90, .p95, .p99:
      let sorted = isHigherBetter ? values.sorted(by: >) : values.sorted()
      let rank = (sorted.count * (percent ?? 50) + 99) / 100
      return sorted[max(rank, 1) - 1]
    }
  }
}

/// A goal of a sweep: a metric to make as small or as large as possible.
package struct SweepObjective: Hashable, Sendable {
  package let metric: String
  package let statistic: SweepStatistic
  package let isMaximized: Bool

  package init(_ metric: String, _ statistic: SweepStatistic = .worst, isMaximized: Bool = false) {
    self.metric = metric
    self.statistic = statistic
    self.isMaximized = isMaximized
  }
}

/// A limit of a sweep: the range that a metric must stay in on every device.
package struct SweepLimit: Hashable, Sendable {
  package let metric: String
  package let statistic: SweepStatistic
  /// The largest allowed value in the metric's unit, or nil for no such limit.
  package let most: Double?
  /// The smallest allowed value, or nil for no such limit.
  package let least: Double?

  package init(
    _ metric: String,
    _ statistic: SweepStatistic = .worst,
    atMost most: Double? = nil,
    atLeast least: Double? = nil
  ) {
    self.metric = metric
    self.statistic = statistic
    self.most = most
    self.least = least
  }
}

extension SweepLimit {
  /// Whether a value, in steps of the metric, is in the range.
  package func allows(_ steps: Int64, _ unit: Metric.Unit) -> Bool {
    let value = MetricValue(steps: steps, unit)
    if let most, let limit = MetricValue(most, unit), value.steps > limit.steps { return false }
    if let least, let limit = MetricValue(least, unit), value.steps < limit.steps { return false }
    return true
  }

  /// How far a value, in steps of the metric, is outside the range, as a share of the bound that
  /// it breaks; in the metric's unit for a bound of 0, and 0 inside the range.
  package func excess(_ steps: Int64, _ unit: Metric.Unit) -> Double {
    guard !allows(steps, unit) else { return 0 }
    let value = MetricValue(steps: steps, unit).value
    let shares = [most.map { (value - $0, $0) }, least.map { ($0 - value, $0) }].compactMap {
      $0.map { excess, bound in bound == 0 ? excess : excess / bound.magnitude }
    }
    return max(shares.max() ?? 0, 0)
  }

  /// The limit in words, for example `worst apple.hitch-time-ratio <= 5 ms/s`.
  package var text: String {
    let unit = MetricRegistry.metric(metric)?.unit.label ?? ""
    return [(most, "<="), (least, ">=")].compactMap { bound, sign in
      bound.map { "\(statistic.rawValue) \(metric) \(sign) \(short($0)) \(unit)" }
    }.joined(separator: ", ")
  }
}

extension SweepObjective {
  /// The goal in words, for example `worst transition.settle.max`.
  package var text: String { "\(statistic.rawValue) \(metric)" }
}

/// A number without a fraction if it is whole.
private func short(_ number: Double) -> String {
  number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
}
