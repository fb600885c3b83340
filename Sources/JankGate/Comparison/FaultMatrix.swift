public import JankMetrics
public import JankTrace

/// A matrix of one metric over strategies and faults.
public struct FaultMatrix: Sendable {
  /// A fault on a device.
  public struct Fault: Hashable, Sendable {
    /// The name of the device.
    public var device: String
    /// The stall of the main thread in each transition, in addition to those of the scenario.
    public var stall: Interval

    /// Takes the fault of a comparison.
    package init(_ setting: Comparison.Setting) {
      (device, stall) = (setting.device, setting.stall)
    }
  }

  /// The meaning of the levels of a matrix.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Apple's scale for the hitch time ratio of all animations.
    case hitches
    /// Quarters of the range from the best to the worst value of the matrix, which do not rate
    /// either.
    case quarters
  }

  /// The level of a value.
  public enum Level: Int, Hashable, Sendable, CaseIterable {
    /// Not noticeable, or the best quarter of the matrix.
    case good
    /// Some users notice, or the second quarter.
    case warning
    /// Most users notice, or the third quarter.
    case critical
    /// Fix at once, or the worst quarter.
    case severe
  }

  /// The result of a strategy with a fault.
  public struct Cell: Hashable, Sendable {
    /// The value of the worst seed, the median if neither direction is worse, or nil for none.
    public let metricValue: MetricValue?
    /// The level; nil if not rated, for example if all cells are equal.
    public let level: Level?
    /// Why there is no value, or why it is invalid; nil if it is valid.
    public let remark: String?
  }

  /// The name of the scenario.
  public let scenario: String
  /// The metric.
  public let metric: Metric
  /// The seeds of each strategy with each fault.
  public let seeds: ClosedRange<UInt64>
  /// The meaning of the levels.
  public let scale: Scale
  /// The columns.
  public let faults: [Fault]
  /// The rows.
  public let strategies: [String]
  /// The cells of each strategy, in the order of the faults.
  public let rows: [[Cell]]
  /// The transitions of each strategy with any fault, and which of them had late frames.
  package let transitions: [HitchedTransitions]
}

extension FaultMatrix {
  /// Returns the matrices of comparisons, one for each scenario and metric, in the order of both.
  ///
  /// - Parameter comparisons: the comparisons, grouped by scenario.
  /// - Returns: The matrices, for all metrics that any comparison of a scenario has.
  public static func matrices(_ comparisons: [Comparison]) -> [FaultMatrix] {
    var groups: [[Comparison]] = []
    for comparison in comparisons {
      if groups.last?.first?.setting.scenario == comparison.setting.scenario {
        groups[groups.count - 1].append(comparison)
      } else {
        groups.append([comparison])
      }
    }
    return groups.flatMap { group in
      var metrics: [Metric] = []
      for metric in group.flatMap(\.metrics) where !metrics.contains(where: { $0.id == metric.id })
      {
        metrics.append(metric)
      }
      return metrics.map { FaultMatrix(group, $0) }
    }
  }

  private init(_ group: [Comparison], _ metric: Metric) {
    var strategies: [String] = []
    for name in group.flatMap(\.contestants).map(\.strategy) where !strategies.contains(name) {
      strategies.append(name)
    }
    let metricValues = group.flatMap { comparison in
      comparison.contestants.filter { $0.failure == nil }.compactMap {
        comparison.cell(of: $0, by: metric)?.metricValues.value?.worst(metric.polarity).value
      }
    }
    scale = metric.id == FaultMatrix.hitchRatio ? .hitches : .quarters
    let levels = LevelScale(metric, scale, over: metricValues)
    scenario = group[0].setting.scenario
    seeds = group[0].setting.seeds
    self.metric = metric
    self.strategies = strategies
    transitions = strategies.map { name in
      group.flatMap(\.contestants).filter { $0.strategy == name }
        .reduce(into: HitchedTransitions()) { $0.merge($1.transitions) }
    }
    faults = group.map { Fault($0.setting) }
    rows = strategies.map { name in
      group.map { comparison in
        let contestant = comparison.contestants.first { $0.strategy == name }
        let cell = contestant.flatMap { comparison.cell(of: $0, by: metric) }
        return Self.cell(contestant, cell, metric, levels)
      }
    }
  }

  private static func cell(
    _ contestant: Comparison.Contestant?,
    _ cell: Comparison.Cell?,
    _ metric: Metric,
    _ levels: LevelScale
  ) -> Cell {
    guard let contestant else {
      return Cell(metricValue: nil, level: nil, remark: "the strategy was not played")
    }
    let worst = cell?.metricValues.value?.worst(metric.polarity)
    let remark =
      contestant.failure ?? (cell.map(\.metricValues.reason) ?? "no strategy has a value")
    let level = remark == nil ? worst.flatMap { levels.level(of: $0.value) } : nil
    return Cell(metricValue: worst, level: level, remark: remark)
  }
}

private struct LevelScale {
  private let polarity: Metric.Polarity
  private let scale: FaultMatrix.Scale
  private let range: ClosedRange<Double>?

  init(_ metric: Metric, _ scale: FaultMatrix.Scale, over metricValues: [Double]) {
    polarity = metric.polarity
    self.scale = scale
    range = metricValues.min().flatMap { least in metricValues.max().map { least...$0 } }
  }

  func level(of value: Double) -> FaultMatrix.Level? {
    if scale == .hitches {
      return switch HitchScale.animation.rating(of: value) {
      case .good: .good
      case .warning: .warning
      case .critical: .critical
      case .severe: .severe
      }
    }
    guard let range, polarity != .neutral, range.upperBound > range.lowerBound else { return nil }
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let badness = polarity == .lower ? share : 1 - share
    return FaultMatrix.Level(rawValue: min(3, Int(badness * 4)))
  }
}

extension FaultMatrix {
  /// The metric that Apple's scale rates.
  public static let hitchRatio = "apple.hitch-time-ratio"

  /// The default metrics of matrices: lateness and its effect on motion.
  ///
  /// The ratio alone favours strategies that end late, because it is divided by the duration.
  public static let usualMetrics = [hitchRatio, "motion.error.max"]
    .compactMap(MetricRegistry.metric)
}
