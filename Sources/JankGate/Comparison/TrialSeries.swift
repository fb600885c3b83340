internal import JankMetrics

/// The values of one strategy by seed.
///
/// Trials may be added in any order without an effect on the result. A number takes eight bytes.
public struct TrialSeries: Sendable {
  /// The name of the strategy.
  public let strategy: String
  /// The value of each metric and seed in steps, `absent` if missing.
  private(set) var steps: [[Int64]]
  /// The reason of the first seed without a value, for each metric.
  private var reasons: [(seed: Int, text: String)?]
  private var firstFailure: (seed: Int, text: String)?
  private var firstRemark: (seed: Int, text: String)?
  private(set) var failureCount = 0
  private(set) var picture: RunChart?
  private(set) var transitions = HitchedTransitions()

  private static let absent = Int64.min

  /// Creates an empty series.
  ///
  /// - Parameters:
  ///   - strategy: the name of the strategy.
  ///   - metricCount: the number of values in a trial.
  ///   - seedCount: the number of trials.
  public init(of strategy: String, metricCount: Int, seedCount: Int) {
    self.strategy = strategy
    let row = [Int64](repeating: Self.absent, count: seedCount)
    steps = [[Int64]](repeating: row, count: metricCount)
    reasons = [(seed: Int, text: String)?](repeating: nil, count: metricCount)
  }
}

extension TrialSeries {
  /// Adds the trial of a seed.
  ///
  /// - Parameters:
  ///   - trial: the trial.
  ///   - seed: the index of the seed.
  public mutating func take(_ trial: Trial, seed: Int) {
    precondition(trial.metricValues.count == steps.count, "a trial has a value for each metric")
    for (metric, metricValue) in trial.metricValues.enumerated() {
      switch metricValue {
      case .known(let metricValue): steps[metric][seed] = metricValue.steps
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
    if trial.failure == nil { transitions.merge(trial.transitions) }
  }

  /// Why the first invalid run is invalid, or nil if all are valid.
  public var failure: String? { firstFailure?.text }

  /// A remark on the first run that has one, or nil.
  public var remark: String? { firstRemark?.text }

  func known(_ metric: Int) -> [Int64] { steps[metric].filter { $0 != Self.absent } }

  /// The value of a metric for a seed; nil if missing.
  func metricValue(_ metric: Int, seed: Int) -> Int64? {
    let value = steps[metric][seed]
    return value == Self.absent ? nil : value
  }

  func reason(_ metric: Int) -> String { reasons[metric]?.text ?? "there are no runs" }
}
