internal import JankMetrics

/// The headings of metrics in tables.
enum MetricHeading {
  /// The headings of the default columns, the same in all tables.
  private static let names = [
    "frames.presented": "frames", "apple.hitch-count": "hitches", "apple.hitch-time": "hitch time",
    "apple.hitch-time-ratio": "hitch ratio", "frame-time.p50.nearest-rank": "p50",
    "frame-time.p95.nearest-rank": "p95", "frame-time.p99.nearest-rank": "p99",
    "freeze.longest": "freeze", "transition.settle.max": "settle", "refreshes.missed": "missed",
  ]

  /// The name of a default column without its unit; the id of any other metric.
  static func name(_ id: String) -> String { names[id] ?? id }

  /// The name of a default column and its unit; the id of any other metric and its unit.
  static func short(_ metric: Metric) -> String { name(metric.id) + unit(metric) }

  /// The id of a metric and its unit.
  static func long(_ metric: Metric) -> String { metric.id + unit(metric) }

  /// The unit, unless the values are counts or the id begins with it.
  private static func unit(_ metric: Metric) -> String {
    let unit = metric.unit.rawValue
    return metric.unit.stepCount == 1 || metric.id.hasPrefix("\(unit).") ? "" : " \(unit)"
  }
}
