/// The distribution that fits a list of frame costs, with its goodness of fit.
public struct FrameCostFit: Sendable {
  /// A quantile of the cost.
  public struct Quantile: Hashable, Sendable {
    /// The quantile in percent.
    public let percent: Int
    /// The cost in the list, by nearest rank, in milliseconds.
    public let measured: Double
    /// The cost by the distribution, in milliseconds.
    public let fitted: Double
  }

  /// The distribution: the mean and the deviation of the logarithms, and the correlation of
  /// neighbours within each run, at least 0.
  public let cost: LogNormalCost
  /// The number of costs.
  public let count: Int
  /// The Kolmogorov-Smirnov distance between list and distribution; 0 is a perfect fit, and 1 the
  /// worst.
  public let distance: Double
  /// The costs at 50, 90, 95 and 99 percent.
  public let quantiles: [Quantile]

  /// Fits a distribution to the costs of some runs.
  ///
  /// There is no fit for fewer than ten costs, or for a cost that is not above 0.
  ///
  /// - Parameter runs: The costs of each run in the order of its frames, all above 0.
  public init?(_ runs: [[Interval]]) {
    let all = runs.flatMap(\.self)
    guard all.count >= 10, all.allSatisfy({ $0 > .zero }) else { return nil }
    let logs = runs.map { run in run.map { Maths.log($0.milliseconds) } }
    let flat = logs.flatMap(\.self)
    let mean = flat.reduce(0, +) / Double(flat.count)
    let variance = flat.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(flat.count)
    let deviation = min(3, variance.squareRoot())
    // The deviation of equal costs is only rounding.
    let spread = deviation < Self.leastSpread ? 0 : deviation
    let cost = try? LogNormalCost(
      median: Interval(seconds: Maths.exp(mean) / 1e3),
      spread: spread,
      correlation: spread > 0 ? min(max(Self.correlation(logs), 0), 0.99) : 0
    )
    guard let cost else { return nil }
    self.cost = cost
    count = all.count
    let sorted = flat.sorted()
    distance = Self.distance(sorted, mean: mean, spread: spread)
    quantiles = [(50, 0), (90, 1.281551565545), (95, 1.644853626951), (99, 2.326347874041)].map {
      (percent, deviation) in
      // The rank ⌈p·n⌉ of the sorted list.
      let rank = (percent * sorted.count + 99) / 100
      return Quantile(
        percent: percent,
        measured: Maths.exp(sorted[max(0, rank - 1)]),
        fitted: cost.milliseconds(atDeviation: deviation)
      )
    }
  }
}

extension FrameCostFit {
  /// The goodness of fit in a word, by the limits 0.05 and 0.1 of ``distance``, which are ours.
  public var verdict: String {
    distance < 0.05 ? "good" : distance < 0.1 ? "fair" : "poor"
  }

  /// The spread below which costs are equal: 1e-9 of 16 ms is far below a nanosecond.
  private static let leastSpread = 1e-9

  /// The correlation of neighbours, each run about its own mean.
  private static func correlation(_ runs: [[Double]]) -> Double {
    var (shared, whole) = (0.0, 0.0)
    for run in runs where !run.isEmpty {
      let mean = run.reduce(0, +) / Double(run.count)
      for value in run { whole += (value - mean) * (value - mean) }
      for (one, next) in zip(run, run.dropFirst()) { shared += (one - mean) * (next - mean) }
    }
    // Runs of equal costs have no varying neighbours, even if the runs differ.
    return whole > leastSpread * leastSpread ? shared / whole : 0
  }

  private static func distance(_ sorted: [Double], mean: Double, spread: Double) -> Double {
    guard spread > 0 else { return 0 }
    let count = Double(sorted.count)
    return sorted.enumerated().reduce(0) { worst, entry in
      let share = normalShare(below: (entry.element - mean) / spread)
      let (low, high) = (Double(entry.offset) / count, Double(entry.offset + 1) / count)
      return max(worst, (share - low).magnitude, (share - high).magnitude)
    }
  }

  /// The standard normal distribution function, to 1.5 · 10⁻⁷: formula 7.1.26 of Abramowitz and
  /// Stegun, "Handbook of Mathematical Functions".
  private static func normalShare(below deviation: Double) -> Double {
    let x = deviation.magnitude / 2.0.squareRoot()
    let t = 1 / (1 + 0.3275911 * x)
    let terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
    let sum = terms.reduce(0) { ($0 + $1) * t }
    let tail = sum * Maths.exp(-x * x) / 2
    return deviation < 0 ? tail : 1 - tail
  }
}
