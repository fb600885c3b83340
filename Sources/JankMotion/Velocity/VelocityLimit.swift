/// The range of velocities of a fling.
///
/// Source: Flutter's limits of 50 to 8000 pixels per second (certain).
public struct VelocityLimit: Equatable, Hashable, Sendable {
  /// The velocity below which a release is not a fling, in units per second.
  public let minimum: Double
  /// The largest velocity of a fling, in units per second.
  public let maximum: Double

  /// Flutter's limits, in pixels per second.
  public static let flutter = VelocityLimit(knownMinimum: 50, maximum: 8000)

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - minimum: The velocity below which a release is not a fling, from 0 to the maximum.
  ///   - maximum: The largest velocity of a fling, 0 or more.
  /// - Throws: `MotionError.outOfRange` for the number outside its range.
  public init(minimum: Double = 0, maximum: Double) throws(MotionError) {
    self.maximum = try ParameterRange.notNegative.checked(maximum, "maximum")
    self.minimum = try ParameterRange.closed(0, maximum).checked(minimum, "minimum")
  }

  private init(knownMinimum minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Clamps a velocity, in units per second, to the maximum in the same direction.
  public func clamped(_ velocity: SIMD2<Double>) -> SIMD2<Double> {
    let squares = velocity * velocity
    let speed = (squares.x + squares.y).squareRoot()
    return speed > maximum ? velocity * (maximum / speed) : velocity
  }

  /// Whether a release at a velocity, in units per second, is a fling; true from the minimum on.
  public func isFling(_ velocity: SIMD2<Double>) -> Bool {
    let squares = velocity * velocity
    return (squares.x + squares.y).squareRoot() >= minimum
  }
}
