/// The speed that UIScrollView tells its delegate when the finger leaves.
///
/// On steady movement it is exactly the finger's. A rest before the lift sends no movements and
/// so does not lower it, but a finger that was slow counts as still. Two measured releases after
/// 0.3 s of rest fix no more than that the limit lies between 187.5 points a second, reported
/// as 0, and 625, reported as 625; the value in between is chosen.
///
/// Source: measured scroll traces (certain for steady movement; the limit is inferred).
public struct ScrollReleaseEstimator: VelocityEstimator {
  /// The speed of the finger below which a release counts as still, in points a second.
  public static let slowestFling = 250.0

  private var moving = WeightedEstimator.iOS

  /// Makes an estimator that has seen nothing.
  public init() {}

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the finger has moved to.
  public mutating func add(_ sample: PositionSample) {
    moving.add(sample)
  }

  /// The speed of the finger in points a second; the content's is opposite in sign.
  public var velocity: SIMD2<Double>? {
    moving.velocity.map(Self.reported)
  }

  /// What a scroll view reports of a finger, in points a second.
  ///
  /// - Parameter moving: The speed of the finger while it last moved.
  /// - Returns: The same, or nothing if it was slow.
  public static func reported(_ moving: SIMD2<Double>) -> SIMD2<Double> {
    let squares = moving * moving
    let isStill = (squares.x + squares.y).squareRoot() < slowestFling
    return isStill ? .zero : moving
  }
}
