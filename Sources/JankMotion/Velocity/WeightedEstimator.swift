/// A weighted mean of the velocities of the last three segments.
///
/// A segment that is missing or has no duration counts as 0.
///
/// Source: Flutter's trackers for iOS and macOS, which describe the scroll views of those systems
/// and not their pan recognisers (certain as Flutter's, inferred as Apple's).
public struct WeightedEstimator: VelocityEstimator {
  /// The weights of the segments, newest first; plain factors.
  public let weights: SIMD3<Double>
  private var samples: [PositionSample] = []

  /// The weights of Flutter's tracker for iOS; the oldest segment has the largest one.
  public static let iOS = WeightedEstimator(weights: SIMD3(0.05, 0.35, 0.60))
  /// The weights of Flutter's tracker for macOS; the middle segment has the largest one.
  public static let macOS = WeightedEstimator(weights: SIMD3(0.20, 0.65, 0.15))

  /// Creates an estimator without samples.
  ///
  /// - Parameter weights: The weights of the segments, newest first.
  public init(weights: SIMD3<Double>) {
    self.weights = weights
  }

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    if samples.count == 4 { samples.removeFirst() }
    samples.append(sample)
  }

  /// The velocity in units per second.
  public var velocity: SIMD2<Double>? {
    // Oldest first: with equal velocities the sum is then that velocity without a rounding error.
    segment(2) * weights.z + segment(1) * weights.y + segment(0) * weights.x
  }

  /// The velocity of a segment counted back from the newest.
  private func segment(_ age: Int) -> SIMD2<Double> {
    let end = samples.count - 1 - age
    guard end >= 1 else { return .zero }
    let elapsed = samples[end].time - samples[end - 1].time
    guard elapsed > 0 else { return .zero }
    return (samples[end].position - samples[end - 1].position) / elapsed
  }
}
