internal import JankMetrics

/// The trials of one strategy, a seed after the other, as numbers.
///
/// Trials may come in any order; what is known in the end does not depend on it. A number takes
/// eight bytes, whatever the run was.
public struct TrialSeries: Sendable {
  /// The name of the strategy.
  public let strategy: String
  /// For each metric the figure of each seed in steps, `absent` where there is none.
  private(set) var steps: [[Int64]]
  /// For each metric why the first seed without a figure has none.
  private var reasons: [(seed: Int, text: String)?]
  private var firstFailure: (seed: Int, text: String)?
  private var firstRemark: (seed: Int, text: String)?
  /// How many runs are worth nothing.
  private(set) var failureCount = 0
  /// What can be drawn of the first seed.
  private(set) var picture: RunPicture?

  private static let absent = Int64.min

  /// Makes room for trials.
  ///
  /// - Parameters:
  ///   - strategy: the name of the strategy.
  ///   - metricCount: how many figures a trial has.
  ///   - seedCount: how many trials there will be.
  public init(of strategy: String, metricCount: Int, seedCount: Int) {
    self.strategy = strategy
    let row = [Int64](repeating: Self.absent, count: seedCount)
    steps = [[Int64]](repeating: row, count: metricCount)
    reasons = [(seed: Int, text: String)?](repeating: nil, count: metricCount)
  }
}

extension TrialSeries {
  /// Takes in the trial of a seed.
  ///
  /// - Parameters:
  ///   - trial: the trial.
  ///   - seed: which of the seeds, from 0.
  public mutating func take(_ trial: Trial, seed: Int) {
    precondition(trial.figures.count == steps.count, "a trial has a figure for each metric")
    for (metric, figure) in trial.figures.enumerated() {
      switch figure {
      case .known(let figure): steps[metric][seed] = figure.steps
      case .unknown(let reason):
        if seed < reasons[metric]?.seed ?? .max { reasons[metric] = (seed, reason) }
      }
    }
    if let failure = trial.failure {
      failureCount += 1
      if seed < firstFailure?.seed ?? .max { firstFailure = (seed, failure) }
    }
    if let remark = trial.remark, seed < firstRemark?.seed ?? .max { firstRemark = (seed, remark) }
    if seed == 0 { picture = trial.picture }
  }

  /// Why the first run that is worth nothing is, or nil if all are in order.
  public var failure: String? { firstFailure?.text }

  /// What is to be known of the first run about which there is something to say, or nil.
  public var remark: String? { firstRemark?.text }

  /// The figures of a metric that are known, in the order of the seeds.
  func known(_ metric: Int) -> [Int64] { steps[metric].filter { $0 != Self.absent } }

  /// The figures of a metric, in the order of the seeds; nil where there is none.
  func figure(_ metric: Int, seed: Int) -> Int64? {
    let value = steps[metric][seed]
    return value == Self.absent ? nil : value
  }

  /// Why a metric has no figure.
  func reason(_ metric: Int) -> String { reasons[metric]?.text ?? "there are no runs" }
}
