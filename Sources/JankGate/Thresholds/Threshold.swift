/// A rule that a value of a run must meet.
///
///     apple.hitch-time-ratio{strategy=core-*}: value <= baseline + 5 % or 1 ms/s
///
/// It names a metric, the runs to check, the aggregate of the metric's values, and the requirement.
public struct Threshold: Hashable, Sendable {
  /// The name of the metric.
  public var metric: String
  /// The filters, which must all match a run.
  public var filters: [Filter]
  /// The aggregate of the values.
  public var aggregate: Aggregate
  /// The comparison of the value with the limit.
  public var comparison: Comparison
  /// The limit.
  public var limit: Limit
  /// How far beyond the limit the value may lie, or nil for no slack.
  public var slack: Quantity?
  /// The consequence of breaking the rule.
  public var level: Level

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - metric: the name of the metric.
  ///   - filters: the filters, which must all match a run.
  ///   - aggregate: the aggregate of the values.
  ///   - comparison: the comparison of the value with the limit.
  ///   - limit: the limit.
  ///   - slack: how far beyond the limit the value may lie, or nil for no slack.
  ///   - level: the consequence of breaking the rule.
  public init(
    metric: String,
    filters: [Filter] = [],
    aggregate: Aggregate = .value,
    comparison: Comparison,
    limit: Limit,
    slack: Quantity? = nil,
    level: Level = .error
  ) {
    self.metric = metric
    self.filters = filters
    self.aggregate = aggregate
    self.comparison = comparison
    self.limit = limit
    self.slack = slack
    self.level = level
  }
}

extension Threshold {
  /// The consequence of breaking a rule.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// None: the rule is ignored.
    case off
    /// The breach is reported.
    case warn
    /// The breach is reported, and the check fails.
    case error
  }

  /// A condition on a run.
  public struct Filter: Hashable, Sendable {
    /// The property that a condition tests.
    public enum Key: String, Hashable, Sendable, CaseIterable {
      /// The name of the scenario.
      case scenario
      /// The name of the strategy.
      case strategy
      /// The name of the device profile.
      case device
      /// Any of the scenario's tags.
      case tag
    }

    /// The property that the condition tests.
    public var key: Key
    /// The pattern to match: `*` matches any characters, `?` one.
    public var glob: String

    /// Creates a condition.
    public init(_ key: Key, _ glob: String) {
      self.key = key
      self.glob = glob
    }
  }

  /// An aggregate of the values of a metric.
  public enum Aggregate: Hashable, Sendable {
    /// The smallest value with at least this percentage of values at or below it, above 0 to 100.
    case percentile(Double)
    /// The mean.
    case average
    /// The median.
    case median
    /// The minimum.
    case minimum
    /// The maximum.
    case maximum
    /// The number of values.
    case count
    /// The sum.
    case sum
    /// The sum per second of animation.
    case rate
    /// The one value of a metric that has one per run.
    case value
  }

  /// A comparison of two values, as written.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Less.
    case less = "<"
    /// Less or equal.
    case atMost = "<="
    /// Equal.
    case equal = "=="
    /// Not equal.
    case different = "!="
    /// Greater or equal.
    case atLeast = ">="
    /// Greater.
    case more = ">"
  }

  /// A unit, as written.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Nanoseconds.
    case nanoseconds = "ns"
    /// Microseconds.
    case microseconds = "us"
    /// Milliseconds.
    case milliseconds = "ms"
    /// Seconds.
    case seconds = "s"
    /// Frames.
    case frames
    /// Refreshes of the display.
    case refreshes
    /// Milliseconds per second.
    case millisecondsPerSecond = "ms/s"
    /// Seconds per hour.
    case secondsPerHour = "s/h"
    /// Frames per second.
    case framesPerSecond = "fps"
    /// Refreshes per second.
    case hertz = "Hz"
    /// Points of the layout.
    case points = "pt"
    /// Points per second.
    case pointsPerSecond = "pt/s"
    /// Millions of bytes.
    case megabytes = "MB"
    /// Percent.
    case percent = "%"
  }

  /// A number and its unit.
  public struct Quantity: Hashable, Sendable {
    /// The number.
    public var number: Double
    /// The unit, or nil for that of the metric or none.
    public var unit: Unit?

    /// Creates a quantity.
    public init(_ number: Double, _ unit: Unit? = nil) {
      self.number = number
      self.unit = unit
    }
  }

  /// The limit of a rule.
  public enum Limit: Hashable, Sendable {
    /// A value in the rule.
    case fixed(Quantity)
    /// The value in the baseline plus a quantity, which may be negative.
    case baseline(plus: Quantity? = nil)
  }
}

extension Threshold {
  /// Whether two rules differ at most in their level.
  package func hasSameLimit(as other: Threshold) -> Bool {
    withLevel(other.level) == other
  }

  package func withLevel(_ level: Level) -> Threshold {
    var leveled = self
    leveled.level = level
    return leveled
  }
}
