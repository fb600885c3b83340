/// SwiftUI's fluid spring with SwiftUI's integration, 300 times per second.
///
/// Velocity Verlet, with the damping computed from the velocity in the middle of a step. A frame
/// shows the first step at or after its time. The result is up to 1.6 % of the distance off the
/// ideal spring, more at frame times between steps [certain as far as the published code of
/// OpenSwiftUI goes, which was derived from SwiftUI].
public struct FluidSpring: Hashable, Sendable {
  /// The integrated spring; damping is never clamped.
  public let spring: Spring
  /// The distance from the target, in any unit.
  public private(set) var displacement: Double
  /// The velocity in that unit per second.
  public private(set) var velocity: Double
  /// The acceleration in that unit per second squared; zero before the first step.
  private var acceleration = 0.0
  /// The time of the last step in seconds.
  private var time = 0.0

  private static let stepSeconds = 1 / 300.0
  private static let halfStepSeconds = 1 / 600.0
  /// The largest stiffness for mass 1, per second squared, at which the steps are short enough.
  private static let largestStiffness = 45_000.0

  /// Creates an animation at time 0.
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

extension FluidSpring {
  /// Advances to the time of a frame, and returns the displacement and velocity SwiftUI would show.
  ///
  /// After a pause of more than a second, only its last sixtieth counts. A spring that is too quick
  /// for the steps ends with the first one; otherwise it would oscillate with growing amplitude
  /// [ours; what SwiftUI shows of such springs is unknown].
  ///
  /// - Parameter seconds: The time since the start of the animation, in seconds.
  /// - Returns: The displacement and the velocity.
  @discardableResult
  public mutating func advance(
    to seconds: Double
  ) -> (displacement: Double, velocity: Double) {
    let stiffness = Double.minimum(spring.stiffness / spring.mass, Self.largestStiffness)
    let damping = spring.damping / spring.mass
    if seconds - time > 1 { time = seconds - 1 / 60.0 }
    if time < seconds, !Self.isStable(stiffness: stiffness, damping: damping) {
      (displacement, velocity, acceleration, time) = (0, 0, 0, seconds)
    }
    while time < seconds {
      let middle = velocity + acceleration * Self.halfStepSeconds
      displacement += middle * Self.stepSeconds
      acceleration = -damping * middle - stiffness * displacement
      velocity = middle + acceleration * Self.halfStepSeconds
      time += Self.stepSeconds
    }
    return (displacement, velocity)
  }

  /// Whether the integrator's steps settle a spring of mass 1.
  ///
  /// A step maps the distance and the velocity in the middle of a step to the next ones by a matrix
  /// of trace 2 - ch - kh² and determinant 1 - ch. Both its eigenvalues are inside the unit circle
  /// where ch + kh²/2 < 2.
  private static func isStable(stiffness: Double, damping: Double) -> Bool {
    damping * stepSeconds + stiffness * stepSeconds * halfStepSeconds < 2
  }
}
