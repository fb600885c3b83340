/// Flutter's touch tracker: a parabola through the last 100 ms.
///
/// Starting from the newest, it uses up to 20 samples, until one is older than 100 ms or was
/// followed by a gap of more than 40 ms. Fewer than three samples, or three at fewer than three
/// times, give 0.
///
/// Source: Flutter's velocity tracker, whose printed expectations on recorded swipes are matched
/// (certain).
public struct LeastSquaresEstimator: VelocityEstimator {
  private var samples: [PositionSample] = []

  /// Creates an estimator without samples.
  public init() {}

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    if samples.count == TouchMemory.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// The velocity at the newest sample in units per second; 0 with too few samples.
  public var velocity: SIMD2<Double>? {
    let run = recentRun
    guard run.count >= 3 else { return .zero }
    return PolynomialFit.slope(atNewestOf: run, degree: 2) ?? .zero
  }

  /// The distance over the samples used for the velocity, in units.
  public var way: SIMD2<Double> {
    let run = recentRun
    guard let oldest = run.first, let newest = run.last else { return .zero }
    return newest.position - oldest.position
  }

  private var recentRun: [PositionSample] {
    guard let newest = samples.last else { return [] }
    var following = newest
    var run: [PositionSample] = []
    for sample in samples.reversed() {
      let age = newest.time - sample.time
      let gap = (following.time - sample.time).magnitude
      if TouchMemory.isLonger(age, than: TouchMemory.horizon)
        || TouchMemory.isLonger(gap, than: TouchMemory.longestGap)
      {
        break
      }
      run.append(sample)
      following = sample
    }
    return run.reversed()
  }
}
