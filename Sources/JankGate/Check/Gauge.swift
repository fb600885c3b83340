public import JankMetrics

/// What a rule is about: a figure of the whole run, or something measured on every frame.
public enum Gauge: Sendable {
  /// A metric of the registry, which has one value a run.
  case figure(Metric)
  /// Something measured on every frame.
  case frames(FrameGauge)
}

extension Gauge {
  /// The names that rules can use: those of frames first, then those of the registry.
  public static var names: [String] {
    FrameGauge.allCases.map(\.rawValue) + MetricRegistry.all.filter(\.isNumeric).map(\.id)
  }

  /// What a name stands for, or nil if it stands for nothing.
  public init?(_ name: String) {
    if let gauge = FrameGauge(rawValue: name) {
      self = .frames(gauge)
    } else if let metric = MetricRegistry.metric(name), metric.isNumeric {
      self = .figure(metric)
    } else {
      return nil
    }
  }

  /// The unit of its values.
  public var unit: Metric.Unit {
    switch self {
    case .figure(let metric): metric.unit
    case .frames: .milliseconds
    }
  }

  /// The id of its metric, or nil for something measured on every frame.
  var metricID: String? {
    if case .figure(let metric) = self { metric.id } else { nil }
  }

  /// Which way is better.
  public var polarity: Metric.Polarity {
    switch self {
    case .figure(let metric): metric.polarity
    case .frames: .lower
    }
  }
}

extension Metric {
  /// Whether its values are numbers, which can be compared with a limit.
  public var isNumeric: Bool { unit != .words }
}
