/// The spring of pop with pop's integration, frame by frame.
///
/// Fourth-order Runge-Kutta steps of a millisecond. The rest of a frame interpolates between the
/// last two steps, and the interpolated state starts the next frame. So the animation lags behind
/// the ideal spring by up to 3 % of the distance, and depends on the frame rate [certain: published
/// code of pop, whose printed numbers this matches to 10⁻¹²].
public struct PopSpring: Hashable, Sendable {
  /// The integrated spring; damping is never clamped.
  public let spring: Spring
  /// The distance from the target, in any unit.
  public private(set) var displacement: Double
  /// The velocity in that unit per second.
  public private(set) var velocity: Double
  /// The time not yet covered by steps, in seconds.
  private var accumulatedSeconds = 0.0

  /// The length of a step in seconds: a thousandth, rounded to binary32 as in pop's source.
  private static let stepSeconds = Double(Float(0.001))
  /// The frame duration in seconds from which pop moves the value to its target.
  private static let longestFrame = 30.0

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - spring: The spring to follow.
  ///   - displacement: The distance from the target, in any unit.
  ///   - velocity: The velocity in that unit per second.
  public init(_ spring: Spring, displacement: Double, velocity: Double) {
    self.spring = spring
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension PopSpring {
  /// Advances by a frame, and returns the displacement and velocity that pop would show.
  ///
  /// - Parameter seconds: The duration of the frame in seconds, at least 0.
  /// - Returns: The displacement and the velocity.
  @discardableResult
  public mutating func advance(
    by seconds: Double
  ) -> (displacement: Double, velocity: Double) {
    guard seconds <= Self.longestFrame else {
      (displacement, velocity) = (0, 0)
      return (0, 0)
    }
    accumulatedSeconds += seconds
    var previous = (displacement, velocity)
    var current = previous
    while accumulatedSeconds >= Self.stepSeconds {
      previous = current
      current = step(from: current)
      accumulatedSeconds -= Self.stepSeconds
    }
    let share = accumulatedSeconds / Self.stepSeconds
    displacement = current.0 * share + previous.0 * (1 - share)
    velocity = current.1 * share + previous.1 * (1 - share)
    return (displacement, velocity)
  }

  private func step(from start: (Double, Double)) -> (Double, Double) {
    let dt = Self.stepSeconds
    let (position, speed) = start
    let speedA = speed
    let forceA = acceleration(position, speedA)
    let speedB = speed + forceA * (dt * 0.5)
    let forceB = acceleration(position + speedA * (dt * 0.5), speedB)
    let speedC = speed + forceB * (dt * 0.5)
    let forceC = acceleration(position + speedB * (dt * 0.5), speedC)
    let speedD = speed + forceC * dt
    let forceD = acceleration(position + speedC * dt, speedD)
    let meanSpeed = (speedA + (speedB + speedC) * 2 + speedD) * (1 / 6.0)
    let meanForce = (forceA + (forceB + forceC) * 2 + forceD) * (1 / 6.0)
    return (position + meanSpeed * dt, speed + meanForce * dt)
  }

  private func acceleration(_ position: Double, _ speed: Double) -> Double {
    position * (-spring.stiffness / spring.mass) - speed * (spring.damping / spring.mass)
  }
}
