/// The range of speeds that a fling may have.
///
/// Source: Flutter's limits of 50 to 8000 pixels a second (certain).
public struct VelocityLimit: Equatable, Hashable, Sendable {
  /// The speed below which a release is no fling, in units per second.
  public let minimum: Double
  /// The greatest speed of a fling, in units per second.
  public let maximum: Double

  /// Flutter's limits, in pixels per second.
  public static let flutter = VelocityLimit(knownMinimum: 50, maximum: 8000)

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - minimum: The speed below which a release is no fling, from 0 to the maximum.
  ///   - maximum: The greatest speed of a fling, 0 or more.
  /// - Throws: `MotionError.outOfRange` naming the number outside its range.
  public init(minimum: Double = 0, maximum: Double) throws(MotionError) {
    self.maximum = try ParameterRange.notNegative.checked(maximum, "maximum")
    self.minimum = try ParameterRange.closed(0, maximum).checked(minimum, "minimum")
  }

  private init(knownMinimum minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The velocity shortened to the greatest speed, its direction kept.
  ///
  /// - Parameter velocity: A velocity, in units per second.
  /// - Returns: The velocity itself if it is not too fast.
  public func clamped(_ velocity: SIMD2<Double>) -> SIMD2<Double> {
    let squares = velocity * velocity
    let speed = (squares.x + squares.y).squareRoot()
    return speed > maximum ? velocity * (maximum / speed) : velocity
  }

  /// Whether a release at a velocity is a fling.
  ///
  /// - Parameter velocity: A velocity, in units per second.
  /// - Returns: True from the minimum on.
  public func isFling(_ velocity: SIMD2<Double>) -> Bool {
    let squares = velocity * velocity
    return (squares.x + squares.y).squareRoot() >= minimum
  }
}
