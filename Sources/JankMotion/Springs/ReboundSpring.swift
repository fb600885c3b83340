/// The spring of Rebound with Rebound's integration, frame by frame.
///
/// Like `PopSpring`, but the first stage of a step computes its force at the last stage's position
/// of the previous step, which reduces the order of the Runge-Kutta method. Frames over 64 ms are
/// shortened to 64 ms [certain: published code and test of rebound-js].
public struct ReboundSpring: Hashable, Sendable {
  /// The integrated spring, with mass 1; damping is never clamped.
  public let spring: Spring
  /// The distance from the target, in any unit.
  public private(set) var displacement: Double
  /// The velocity in that unit per second.
  public private(set) var velocity: Double
  /// The position of the previous step's last stage.
  private var probe: Double
  /// The state before the last step.
  private var previous: State
  /// The time not yet covered by steps, in seconds.
  private var accumulatedSeconds = 0.0

  private struct State: Hashable {
    var displacement: Double
    var velocity: Double
  }

  private static let stepSeconds = 0.001
  private static let longestFrame = 0.064

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - spring: The spring to follow. Rebound has no mass: stiffness and damping are divided by it
  ///     here.
  ///   - displacement: The distance from the target, in any unit.
  ///   - velocity: The velocity in that unit per second.
  public init(_ spring: Spring, displacement: Double, velocity: Double) {
    self.spring = spring
    self.displacement = displacement
    self.velocity = velocity
    probe = displacement
    previous = State(displacement: displacement, velocity: velocity)
  }
}

extension ReboundSpring {
  /// Advances by a frame, and returns the displacement and velocity that Rebound would show.
  ///
  /// - Parameter seconds: The duration of the frame in seconds, at least 0.
  /// - Returns: The displacement and the velocity.
  @discardableResult
  public mutating func advance(
    by seconds: Double
  ) -> (displacement: Double, velocity: Double) {
    accumulatedSeconds += Double.minimum(seconds, Self.longestFrame)
    while accumulatedSeconds >= Self.stepSeconds {
      accumulatedSeconds -= Self.stepSeconds
      if accumulatedSeconds < Self.stepSeconds {
        previous = State(displacement: displacement, velocity: velocity)
      }
      step()
    }
    if accumulatedSeconds > 0 {
      let share = accumulatedSeconds / Self.stepSeconds
      displacement = displacement * share + previous.displacement * (1 - share)
      velocity = velocity * share + previous.velocity * (1 - share)
    }
    return (displacement, velocity)
  }

  private mutating func step() {
    let dt = Self.stepSeconds
    let speedA = velocity
    let forceA = force(at: probe, speedA)
    let speedB = velocity + forceA * dt * 0.5
    let forceB = force(at: displacement + speedA * dt * 0.5, speedB)
    let speedC = velocity + forceB * dt * 0.5
    let forceC = force(at: displacement + speedB * dt * 0.5, speedC)
    let speedD = velocity + forceC * dt
    probe = displacement + speedC * dt
    let forceD = force(at: probe, speedD)
    displacement += 1 / 6.0 * (speedA + 2 * (speedB + speedC) + speedD) * dt
    velocity += 1 / 6.0 * (forceA + 2 * (forceB + forceC) + forceD) * dt
  }

  private func force(at position: Double, _ speed: Double) -> Double {
    -(spring.stiffness / spring.mass) * position - spring.damping / spring.mass * speed
  }
}
