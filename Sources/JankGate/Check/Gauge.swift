public import JankMetrics

/// The subject of a rule: a value of the whole run, or a quantity measured on every frame.
public enum Gauge: Sendable {
  /// A metric of the registry, with one value per run.
  case metricValue(Metric)
  /// A quantity measured on every frame.
  case frames(FrameGauge)
}

extension Gauge {
  /// The names for rules: those of frames first, then those of the registry.
  public static var names: [String] {
    FrameGauge.allCases.map(\.rawValue) + MetricRegistry.all.filter(\.isNumeric).map(\.id)
  }

  /// Creates the subject with a name; nil if there is none.
  public init?(_ name: String) {
    if let gauge = FrameGauge(rawValue: name) {
      self = .frames(gauge)
    } else if let metric = MetricRegistry.metric(name), metric.isNumeric {
      self = .metricValue(metric)
    } else {
      return nil
    }
  }

  /// The unit of its values.
  public var unit: Metric.Unit {
    switch self {
    case .metricValue(let metric): metric.unit
    case .frames: .milliseconds
    }
  }

  /// The id of its metric, or nil for a quantity measured on every frame.
  var metricID: String? {
    if case .metricValue(let metric) = self { metric.id } else { nil }
  }

  /// The direction that is better.
  public var polarity: Metric.Polarity {
    switch self {
    case .metricValue(let metric): metric.polarity
    case .frames: .lower
    }
  }
}

extension Metric {
  /// Whether its values are numbers, which have limits.
  public var isNumeric: Bool { unit != .words }
}
