/// Android's older tracker: a parabola through what `TouchMemory` keeps.
///
/// Two samples give the line through them; fewer give no answer.
///
/// Source: the least-squares strategy of Android's VelocityTracker, whose expectations on
/// recorded flings agree within the single precision they were made with (certain).
public struct AndroidLeastSquaresEstimator: VelocityEstimator {
  private var memory = TouchMemory()

  /// Makes an estimator that has seen nothing.
  public init() {}

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the touch is now.
  public mutating func add(_ sample: PositionSample) { memory.add(sample) }

  /// Forgets everything if the finger rested before it left.
  ///
  /// - Parameter time: When the finger left, in seconds.
  public mutating func lift(at time: Double) { memory.lift(at: time) }

  /// The speed at the newest sample in units per second, if two or more are remembered.
  public var velocity: SIMD2<Double>? {
    let samples = memory.samples
    return samples.count < 2
      ? nil : PolynomialFit.slope(atNewestOf: samples, degree: samples.count == 2 ? 1 : 2)
  }
}
