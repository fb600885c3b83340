public import JankMetrics
public import JankTrace

/// One figure over strategies and faults: what survives what.
public struct FaultMatrix: Sendable {
  /// What goes wrong, and where.
  public struct Fault: Hashable, Sendable {
    /// The name of the device.
    public var device: String
    /// How long the main thread is stalled in each transition besides what the scenario says.
    public var stall: Interval
  }

  /// What the levels of a matrix mean.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Apple's scale for the hitch time ratio of all animations.
    case hitches
    /// Quarters of the way from the best figure of the matrix to the worst, which say nothing of
    /// how bad either is.
    case quarters
  }

  /// How bad a figure is.
  public enum Level: Int, Hashable, Sendable, CaseIterable {
    /// Nobody notices, or the best quarter of the matrix.
    case good
    /// Some notice, or the second quarter.
    case warning
    /// Most notice, or the third quarter.
    case critical
    /// To be mended at once, or the worst quarter.
    case severe
  }

  /// What came of a strategy under a fault.
  public struct Cell: Hashable, Sendable {
    /// The figure of the worst seed, the median where neither way is worse, or nil for none.
    public let figure: Figure?
    /// How bad it is; nil for what is not rated, as where all cells are the same.
    public let level: Level?
    /// Why there is no figure, or why it is worth nothing; nil if it is in order.
    public let remark: String?
  }

  /// The name of the scenario.
  public let scenario: String
  /// The figure.
  public let metric: Metric
  /// The seeds that each strategy is played with under each fault.
  public let seeds: ClosedRange<UInt64>
  /// What the levels mean.
  public let scale: Scale
  /// The columns.
  public let faults: [Fault]
  /// The rows.
  public let strategies: [String]
  /// For each strategy the cells in the order of the faults.
  public let rows: [[Cell]]
}

extension FaultMatrix {
  /// The matrices of comparisons, one for each scenario and metric, in the order of both.
  ///
  /// - Parameter comparisons: comparisons, those of a scenario side by side.
  /// - Returns: The matrices, of all metrics that any comparison of a scenario has.
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
    let figures = group.flatMap { comparison in
      comparison.contestants.filter { $0.failure == nil }.compactMap {
        comparison.cell(of: $0, by: metric)?.figures.value?.worst(metric.polarity).value
      }
    }
    scale = metric.id == FaultMatrix.hitchRatio ? .hitches : .quarters
    let levels = LevelScale(metric, scale, over: figures)
    scenario = group[0].setting.scenario
    seeds = group[0].setting.seeds
    self.metric = metric
    self.strategies = strategies
    faults = group.map { Fault(device: $0.setting.device, stall: $0.setting.stall) }
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
      return Cell(figure: nil, level: nil, remark: "it was not played")
    }
    let worst = cell?.figures.value?.worst(metric.polarity)
    let remark = contestant.failure ?? (cell.map(\.figures.reason) ?? "no strategy has a figure")
    let level = remark == nil ? worst.flatMap { levels.level(of: $0.value) } : nil
    return Cell(figure: worst, level: level, remark: remark)
  }
}

/// Which figures of a matrix are how bad.
private struct LevelScale {
  private let polarity: Metric.Polarity
  private let scale: FaultMatrix.Scale
  private let range: ClosedRange<Double>?

  init(_ metric: Metric, _ scale: FaultMatrix.Scale, over figures: [Double]) {
    polarity = metric.polarity
    self.scale = scale
    range = figures.min().flatMap { least in figures.max().map { least...$0 } }
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

  /// The metrics that matrices show if nothing is said: what was late, and what that did to motion.
  ///
  /// The ratio alone would praise what ends late, since it is divided by how long it took.
  public static let usualMetrics = [hitchRatio, "motion.error.max"]
    .compactMap(MetricRegistry.metric)
}
