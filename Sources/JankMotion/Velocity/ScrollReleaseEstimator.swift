/// The release velocity that UIScrollView reports to its delegate.
///
/// For a steady touch it is exactly the touch's velocity. A rest before the release sends no moves
/// and so does not lower it, but a touch that was slow before it rested counts as still. Two
/// measured releases after 0.3 s of rest show only that the limit lies between 187.5 points per
/// second, reported as 0, and 625, reported as 625; a value in between is chosen. A touch released
/// while it moves was measured from 750 points per second on; for a slower one it is inferred that
/// its velocity is reported as well.
///
/// Source: measured scroll traces (certain for steady touches; the limit is inferred).
public struct ScrollReleaseEstimator: VelocityEstimator {
  /// The velocity below which a touch that rested before its release counts as still, in points per
  /// second.
  public static let slowestFling = 250.0

  private var moving = StopRule(WeightedEstimator.iOS)
  private var hasRested = false

  /// Creates an estimator without samples.
  public init() {}

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    moving.add(sample)
    hasRested = false
  }

  /// Releases the touch at `time`, in seconds.
  public mutating func lift(at time: Double) {
    hasRested = moving.isResting(at: time)
  }

  /// The velocity of the touch in points per second; the content's has the opposite sign.
  public var velocity: SIMD2<Double>? {
    moving.velocity.map { Self.reported($0, afterRest: hasRested) }
  }

  /// The velocity that a scroll view reports, in points per second.
  ///
  /// - Parameters:
  ///   - moving: The velocity of the touch when it last moved.
  ///   - hasRested: Whether the touch rested between that and its release.
  /// - Returns: `moving`, or zero if the touch was slow and rested.
  public static func reported(
    _ moving: SIMD2<Double>,
    afterRest hasRested: Bool
  ) -> SIMD2<Double> {
    let squares = moving * moving
    let isSlow = (squares.x + squares.y).squareRoot() < slowestFling
    return hasRested && isSlow ? .zero : moving
  }
}
