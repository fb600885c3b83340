public import JankMetrics
public import JankTrace

/// A comparison of strategies with the same scenario, device, fault and seeds.
public struct Comparison: Sendable {
  /// The conditions common to all strategies.
  public struct Setting: Hashable, Sendable {
    /// The name of the scenario, with the outcome of its drags if it has several.
    public var scenario: String
    /// The name of the device.
    public var device: String
    /// The refresh rate of the display in hertz.
    public var refreshRate: Int
    /// The stall of the main thread in each transition, in addition to those of the scenario.
    public var stall: Interval
    /// The seeds of each strategy.
    public var seeds: ClosedRange<UInt64>

    /// Creates the conditions.
    ///
    /// - Parameters:
    ///   - scenario: the name of the scenario.
    ///   - device: the name of the device.
    ///   - refreshRate: the refresh rate of the display in hertz.
    ///   - stall: the additional stall of the main thread in each transition.
    ///   - seeds: the seeds.
    public init(
      scenario: String,
      device: String,
      refreshRate: Int,
      stall: Interval = .zero,
      seeds: ClosedRange<UInt64>
    ) {
      self.scenario = scenario
      self.device = device
      self.refreshRate = refreshRate
      self.stall = stall
      self.seeds = seeds
    }
  }

  /// The rank of a strategy by one metric.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// None is better and some are worse.
    case best
    /// Some are better and some are worse.
    case between
    /// None is worse and some are better.
    case worst
    /// All ranked strategies are equal.
    case equal
    /// Not ranked: the metric has no direction or no value, a run is invalid, or no other strategy
    /// is ranked.
    case unranked
  }

  /// The result of one strategy by one metric.
  public struct Cell: Sendable {
    /// The values over the seeds, or the reason why there are none.
    public let metricValues: Measured<Distribution>
    /// The rank of the strategy.
    public let place: Place
    /// The rank by each of the deciding numbers, 0 for the best; nil if not ranked.
    let standing: [Int]?
    /// The median minus that of the best strategy, 0 if equal; nil if not ranked or if the
    /// difference exceeds 64 bits.
    public let toBest: MetricValue?
    /// The number of seeds with which no strategy was better; nil if not ranked.
    public let wins: Int?
  }

  /// A strategy with its results.
  public struct Contestant: Sendable {
    /// The name of the strategy.
    public let strategy: String
    /// Why the first invalid run is invalid, or nil if all are valid.
    public let failure: String?
    /// The number of invalid runs.
    public let failureCount: Int
    /// A remark on the first run that has one, or nil.
    public let remark: String?
    /// The results, in the order of the metrics.
    public fileprivate(set) var cells: [Cell]
    /// The chart data of the run with the first seed, if requested.
    public let picture: RunChart?
    /// The transitions of all seeds, and which of them had late frames.
    package let transitions: HitchedTransitions
  }

  /// The conditions common to all strategies.
  public let setting: Setting
  /// The metrics, in the order of the cells.
  public private(set) var metrics: [Metric]
  /// The omitted metrics of the intended motion, each with the reason why no strategy has a value.
  public private(set) var unknownMotion: [(metric: Metric, reason: String)] = []
  /// The strategies.
  public private(set) var contestants: [Contestant]
}

extension Comparison.Setting {
  /// The number of seeds of each strategy.
  public var seedCount: Int { Int(seeds.upperBound - seeds.lowerBound) + 1 }
}

extension Comparison {
  /// The default metrics of a comparison: lateness, motion and touch.
  ///
  /// Hitch time is not divided by the length of the animation, which can differ between strategies.
  public static let usualMetrics = [
    "apple.hitch-count", "apple.hitch-time", "frame-time.p95.nearest-rank", "freeze.longest",
    "motion.error.max", "motion.error.mean", "motion.fade-error.max", "motion.speed-jump.max",
    "transition.duration.max", "gesture.lag.max", "gesture.velocity-jump.max", "gesture.settle.max",
  ].compactMap(MetricRegistry.metric)

  /// Compares the trials of strategies.
  ///
  /// - Parameters:
  ///   - setting: the conditions common to all of them.
  ///   - metrics: the metrics.
  ///   - series: the trials, one series per strategy; if they have more values than there are
  ///     metrics, these are of ``measured(for:)``.
  public init(_ setting: Setting, metrics: [Metric], _ series: [TrialSeries]) {
    let valueCount = series.first?.steps.count ?? 0
    let measured = Array(Self.measured(for: metrics).prefix(max(valueCount, metrics.count)))
    let columns = metrics.indices.map { index in
      ComparisonColumn(at: index, of: measured, series, setting).cells
    }
    self.setting = setting
    self.metrics = metrics
    contestants = series.enumerated().map { place, series in
      Contestant(
        strategy: series.strategy,
        failure: series.failure,
        failureCount: series.failureCount,
        remark: series.remark,
        cells: columns.map { $0[place] },
        picture: series.picture,
        transitions: series.transitions
      )
    }
  }

  /// Returns the metrics to measure for a comparison: its own, then those that decide whether a
  /// user notices a difference between their values.
  public static func measured(for metrics: [Metric]) -> [Metric] {
    let ids = Set(metrics.map(\.id))
    let needed = Set(metrics.compactMap { $0.resolution?.neededID }).subtracting(ids)
    return metrics + MetricRegistry.all.filter { needed.contains($0.id) }
  }

  /// The result of a strategy by a metric, or nil if the comparison does not have the metric.
  func cell(of contestant: Contestant, by metric: Metric) -> Cell? {
    metrics.firstIndex { $0.id == metric.id }.map { contestant.cells[$0] }
  }

  /// Returns the best strategies by the metric at an index; none if all are equal.
  public func winners(_ index: Int) -> [Contestant] {
    contestants.filter { $0.cells[index].place == .best }
  }

  /// Returns whether all strategies are equal by the metric at an index, so it does not distinguish
  /// them.
  ///
  /// This requires several strategies whose values are all equal, and at least one without invalid
  /// runs.
  public func isSame(_ index: Int) -> Bool {
    guard contestants.count > 1, contestants.contains(where: { $0.failure == nil }) else {
      return false
    }
    let cells = contestants.map { $0.cells[index] }
    if cells.allSatisfy({ $0.place == .equal }) { return true }
    let printed = cells.map { cell in
      cell.metricValues.value.map { [$0.min, $0.median, $0.p95, $0.max].map(\.hundredths) }
    }
    return printed[0] != nil && printed.allSatisfy { $0 == printed[0] }
  }

  /// The comparison without metrics that have no value for any strategy.
  public var withoutMissing: Comparison {
    let kept = metrics.indices.filter { index in
      contestants.contains { $0.cells[index].metricValues.value != nil }
    }
    var rest = self
    rest.metrics = kept.map { metrics[$0] }
    if !rest.metrics.contains(where: \.needsCourse) {
      rest.unknownMotion = metrics.indices.filter { metrics[$0].needsCourse }.compactMap { index in
        contestants.first?.cells[index].metricValues.reason.map { (metrics[index], $0) }
      }
    }
    for place in contestants.indices {
      rest.contestants[place].cells = kept.map { contestants[place].cells[$0] }
    }
    return rest
  }

  /// Returns the comparison sorted from best to worst strategy.
  ///
  /// - Parameter metrics: the sort criteria, most important first; others than those of the
  ///   comparison are ignored.
  /// - Returns: The comparison; strategies that are not ranked come last, in their order.
  public func sorted(by metrics: [Metric]) -> Comparison {
    let places = metrics.compactMap { metric in
      self.metrics.firstIndex { $0.id == metric.id }
    }
    var sorted = self
    sorted.contestants = contestants.enumerated().sorted { left, right in
      for index in places {
        let first = left.element.cells[index].standing
        let second = right.element.cells[index].standing
        guard first != second else { continue }
        guard let first, let second else { return second == nil }
        return first.lexicographicallyPrecedes(second)
      }
      return left.offset < right.offset
    }.map(\.element)
    return sorted
  }
}
