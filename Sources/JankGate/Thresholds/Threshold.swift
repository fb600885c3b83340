/// A rule that a figure of a run has to keep.
///
///     apple.hitch-time-ratio{strategy=core-*}: value <= baseline + 5 % or 1 ms/s
///
/// It names a metric, the runs it looks at, what to make of the metric's values there, and what
/// that has to be.
public struct Threshold: Hashable, Sendable {
  /// The name of the metric.
  public var metric: String
  /// The runs it looks at: those that every filter lets through.
  public var filters: [Filter]
  /// What is made of the values.
  public var aggregate: Aggregate
  /// How the figure has to compare with the limit.
  public var comparison: Comparison
  /// What the figure is compared with.
  public var limit: Limit
  /// How far beyond the limit the figure may lie, or nil for not at all.
  public var slack: Quantity?
  /// What follows if the rule is broken.
  public var level: Level

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - metric: the name of the metric.
  ///   - filters: the runs it looks at: those that every filter lets through.
  ///   - aggregate: what is made of the values.
  ///   - comparison: how the figure has to compare with the limit.
  ///   - limit: what the figure is compared with.
  ///   - slack: how far beyond the limit the figure may lie, or nil for not at all.
  ///   - level: what follows if the rule is broken.
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
  /// What follows if a rule is broken.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the rule is not looked at.
    case off
    /// It is reported.
    case warn
    /// It is reported, and the check fails.
    case error
  }

  /// A condition on a run.
  public struct Filter: Hashable, Sendable {
    /// What the condition looks at.
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

    /// What the condition looks at.
    public var key: Key
    /// What it has to match: `*` stands for any characters, `?` for one.
    public var glob: String

    /// Creates a condition.
    public init(_ key: Key, _ glob: String) {
      self.key = key
      self.glob = glob
    }
  }

  /// What is made of the values of a metric.
  public enum Aggregate: Hashable, Sendable {
    /// The smallest value with at least so many percent of the values at or below, above 0 to 100.
    case percentile(Double)
    /// Their mean.
    case average
    /// The one in the middle.
    case median
    /// The smallest.
    case minimum
    /// The largest.
    case maximum
    /// How many there are.
    case count
    /// Their sum.
    case sum
    /// Their sum in each second.
    case rate
    /// The one value, of a metric that has one a run.
    case value
  }

  /// How two figures compare, as written.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The figure is smaller.
    case less = "<"
    /// The figure is not larger.
    case atMost = "<="
    /// They are equal.
    case equal = "=="
    /// They are not.
    case different = "!="
    /// The figure is not smaller.
    case atLeast = ">="
    /// The figure is larger.
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
    /// Milliseconds in each second.
    case millisecondsPerSecond = "ms/s"
    /// Seconds in each hour.
    case secondsPerHour = "s/h"
    /// Frames in each second.
    case framesPerSecond = "fps"
    /// Refreshes in each second.
    case hertz = "Hz"
    /// Points of the layout.
    case points = "pt"
    /// Points in each second.
    case pointsPerSecond = "pt/s"
    /// Hundredths.
    case percent = "%"
  }

  /// A number and its unit.
  public struct Quantity: Hashable, Sendable {
    /// The number.
    public var number: Double
    /// The unit, or nil where the metric has none or its own is meant.
    public var unit: Unit?

    /// Creates a quantity.
    public init(_ number: Double, _ unit: Unit? = nil) {
      self.number = number
      self.unit = unit
    }
  }

  /// What a figure is compared with.
  public enum Limit: Hashable, Sendable {
    /// A figure written in the rule.
    case fixed(Quantity)
    /// The figure of the baseline, and so much more; less, if negative.
    case baseline(plus: Quantity? = nil)
  }
}

extension Threshold {
  /// Whether two rules differ in their level at most.
  package func hasSameLimit(as other: Threshold) -> Bool {
    withLevel(other.level) == other
  }

  /// The same rule with another consequence.
  package func withLevel(_ level: Level) -> Threshold {
    var leveled = self
    leveled.level = level
    return leveled
  }
}
