public import JankMetrics
public import JankTrace

/// Strategies side by side: the same scenario, device, fault and seeds for all of them.
public struct Comparison: Sendable {
  /// What is the same for all strategies.
  public struct Setting: Hashable, Sendable {
    /// The name of the scenario, with the outcome of its drags if it has several.
    public var scenario: String
    /// The name of the device.
    public var device: String
    /// The refreshes of its display per second.
    public var refreshRate: Int
    /// How long the main thread is stalled in each transition besides what the scenario says.
    public var stall: Interval
    /// The seeds that each strategy is played with.
    public var seeds: ClosedRange<UInt64>

    /// States what is the same for all strategies.
    ///
    /// - Parameters:
    ///   - scenario: the name of the scenario.
    ///   - device: the name of the device.
    ///   - refreshRate: the refreshes of its display per second.
    ///   - stall: how long the main thread is stalled in each transition.
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

  /// How a strategy stands among the others by one metric.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// None is better and some are worse.
    case best
    /// Some are better and some are worse.
    case between
    /// None is worse and some are better.
    case worst
    /// All that can be ranked are the same.
    case equal
    /// It is not ranked: the metric knows no better, has no figure, a run is worth nothing, or
    /// there is no other to be ranked with.
    case unranked
  }

  /// What came out for one strategy by one metric.
  public struct Cell: Sendable {
    /// The figures over the seeds, or why there are none.
    public let figures: Measured<Distribution>
    /// How the strategy stands.
    public let place: Place
    /// How it stands by each of the numbers that decide, 0 for the best; nil if it is not ranked.
    let standing: [Int]?
    /// The median less that of the best, 0 where they are the same; nil for what is not ranked and
    /// for what 64 bits cannot hold.
    public let toBest: Figure?
    /// With how many seeds none was better; nil for what is not ranked.
    public let wins: Int?
  }

  /// A strategy and what came out for it.
  public struct Contestant: Sendable {
    /// The name of the strategy.
    public let strategy: String
    /// Why the first run that is worth nothing is, or nil if all are in order.
    public let failure: String?
    /// How many runs are worth nothing.
    public let failureCount: Int
    /// What is to be known of the first run about which there is something to say, or nil.
    public let remark: String?
    /// What came out, in the order of the metrics.
    public fileprivate(set) var cells: [Cell]
    /// What can be drawn of the run with the first seed, if that was asked for.
    public let picture: RunPicture?
  }

  /// What is the same for all strategies.
  public let setting: Setting
  /// The metrics, in the order of the cells.
  public private(set) var metrics: [Metric]
  /// The strategies.
  public private(set) var contestants: [Contestant]
}

extension Comparison.Setting {
  /// How many seeds each strategy is played with.
  public var seedCount: Int { Int(seeds.upperBound - seeds.lowerBound) + 1 }
}

extension Comparison {
  /// The metrics of a comparison if nothing is said: what lateness, motion and the finger say.
  ///
  /// Hitch time is not divided by the length of the animation, which strategies need not share.
  public static let usualMetrics = [
    "apple.hitch-count", "apple.hitch-time", "frame-time.p95.nearest-rank", "freeze.longest",
    "motion.error.max", "motion.error.mean", "motion.fade-error.max", "motion.speed-jump.max",
    "transition.duration.max", "gesture.lag.max", "gesture.velocity-jump.max", "gesture.settle.max",
  ].compactMap(MetricRegistry.metric)

  /// Puts the trials of strategies side by side.
  ///
  /// - Parameters:
  ///   - setting: what is the same for all of them.
  ///   - metrics: the metrics.
  ///   - series: the trials, a series for each strategy.
  public init(_ setting: Setting, metrics: [Metric], _ series: [TrialSeries]) {
    let columns = metrics.indices.map { index in
      ComparisonColumn(metrics[index], at: index, series, seedCount: setting.seedCount).cells
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
        picture: series.picture
      )
    }
  }

  /// What came out for a strategy by a metric, or nil where the comparison does not have it.
  func cell(of contestant: Contestant, by metric: Metric) -> Cell? {
    metrics.firstIndex { $0.id == metric.id }.map { contestant.cells[$0] }
  }

  /// The strategies that none is better than by a metric; none where all are the same.
  ///
  /// - Parameter index: which metric.
  /// - Returns: The strategies and their figures, in the order of the table.
  public func winners(_ index: Int) -> [Contestant] {
    contestants.filter { $0.cells[index].place == .best }
  }

  /// Whether all strategies are the same by a metric, so that it tells nothing about them.
  ///
  /// - Parameter index: which metric.
  /// - Returns: Whether there are several strategies and each has the figure that all have; never
  ///   where all runs are worth nothing.
  public func isSame(_ index: Int) -> Bool {
    guard contestants.count > 1, contestants.contains(where: { $0.failure == nil }) else {
      return false
    }
    let cells = contestants.map { $0.cells[index] }
    if cells.allSatisfy({ $0.place == .equal }) { return true }
    let printed = cells.map { cell in
      cell.figures.value.map { [$0.min, $0.median, $0.p95, $0.max].map(\.hundredths) }
    }
    return printed[0] != nil && printed.allSatisfy { $0 == printed[0] }
  }

  /// The same without the metrics that no strategy has a figure of.
  public var withoutMissing: Comparison {
    let kept = metrics.indices.filter { index in
      contestants.contains { $0.cells[index].figures.value != nil }
    }
    var rest = self
    rest.metrics = kept.map { metrics[$0] }
    for place in contestants.indices {
      rest.contestants[place].cells = kept.map { contestants[place].cells[$0] }
    }
    return rest
  }

  /// The same with the better strategies first.
  ///
  /// - Parameter metrics: by which metrics, the first that tells two strategies apart decides;
  ///   those that the comparison does not have say nothing.
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
        // What is not ranked comes last.
        guard let first, let second else { return second == nil }
        return first.lexicographicallyPrecedes(second)
      }
      return left.offset < right.offset
    }.map(\.element)
    return sorted
  }
}
