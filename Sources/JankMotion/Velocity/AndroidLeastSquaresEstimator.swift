/// Android's older tracker: a parabola through the samples of `TouchMemory`.
///
/// Two samples give a line; fewer give nil.
///
/// Source: the least-squares strategy of Android's VelocityTracker, whose expectations on recorded
/// flings agree within their single precision (certain).
public struct AndroidLeastSquaresEstimator: VelocityEstimator {
  private var memory = TouchMemory()

  /// Creates an estimator without samples.
  public init() {}

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) { memory.add(sample) }

  /// Discards all samples if the touch rested before its release at `time`, in seconds.
  public mutating func lift(at time: Double) { memory.lift(at: time) }

  /// The velocity at the newest sample in units per second; nil with fewer than two samples.
  public var velocity: SIMD2<Double>? {
    let samples = memory.samples
    return samples.count < 2
      ? nil : PolynomialFit.slope(atNewestOf: samples, degree: samples.count == 2 ? 1 : 2)
  }
}
