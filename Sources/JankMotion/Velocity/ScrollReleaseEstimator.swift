/// The speed that UIScrollView tells its delegate when the finger leaves.
///
/// On steady movement it is exactly the finger's. A rest before the lift sends no movements and
/// so does not lower it, but a finger that was slow before it rested counts as still. Two measured
/// releases after 0.3 s of rest fix no more than that the limit lies between 187.5 points a second,
/// reported as 0, and 625, reported as 625; the value in between is chosen. A finger that leaves
/// while it moves was measured from 750 points a second on; that a slower one is told as it moves,
/// too, is inferred.
///
/// Source: measured scroll traces (certain for steady movement; the limit is inferred).
public struct ScrollReleaseEstimator: VelocityEstimator {
  /// The speed below which a finger that rested before it left counts as still, in points a second.
  public static let slowestFling = 250.0

  private var moving = StopRule(WeightedEstimator.iOS)
  private var hasRested = false

  /// Makes an estimator that has seen nothing.
  public init() {}

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the finger has moved to.
  public mutating func add(_ sample: PositionSample) {
    moving.add(sample)
    hasRested = false
  }

  /// Takes in that the finger left the panel.
  ///
  /// - Parameter time: When the finger left, in seconds.
  public mutating func lift(at time: Double) {
    hasRested = moving.isResting(at: time)
  }

  /// The speed of the finger in points a second; the content's is opposite in sign.
  public var velocity: SIMD2<Double>? {
    moving.velocity.map { Self.reported($0, afterRest: hasRested) }
  }

  /// What a scroll view reports of a finger, in points a second.
  ///
  /// - Parameters:
  ///   - moving: The speed of the finger while it last moved.
  ///   - hasRested: Whether it rested between that and leaving.
  /// - Returns: The same, or nothing if it was slow and rested.
  public static func reported(
    _ moving: SIMD2<Double>,
    afterRest hasRested: Bool
  ) -> SIMD2<Double> {
    let squares = moving * moving
    let isSlow = (squares.x + squares.y).squareRoot() < slowestFling
    return hasRested && isSlow ? .zero : moving
  }
}
