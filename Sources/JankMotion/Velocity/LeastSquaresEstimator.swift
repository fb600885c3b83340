/// Flutter's touch tracker: a parabola through the last tenth of a second.
///
/// From the newest sample back, samples are taken until one is older than 100 ms, or was
/// followed by a gap of more than 40 ms, or there are 20. Fewer than three, or three at fewer
/// than three times, read 0.
///
/// Source: Flutter's velocity tracker, whose printed expectations on recorded swipes are met
/// (certain).
public struct LeastSquaresEstimator: VelocityEstimator {
  private var samples: [PositionSample] = []

  /// Makes an estimator that has seen nothing.
  public init() {}

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the touch is now.
  public mutating func add(_ sample: PositionSample) {
    if samples.count == TouchMemory.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// The speed at the newest sample in units per second; 0 with too few samples.
  public var velocity: SIMD2<Double>? {
    let run = recentRun
    guard run.count >= 3 else { return .zero }
    return PolynomialFit.slope(atNewestOf: run, degree: 2) ?? .zero
  }

  /// The way over the samples that the speed is read from, in units.
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
