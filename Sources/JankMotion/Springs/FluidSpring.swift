/// SwiftUI's fluid spring as SwiftUI integrates it, 300 times a second.
///
/// Velocity Verlet, with the damping taken at the velocity in the middle of a step. A frame shows
/// the first step at or after its time. The motion is up to 1.6 % of the distance off the spring
/// it stands for, more at frame times between steps [certain as far as the published code of
/// OpenSwiftUI goes, which was read off SwiftUI].
public struct FluidSpring: Hashable, Sendable {
  /// The spring that the integrator follows; damping is never clamped.
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
  /// The largest stiffness for mass 1, per second squared, for which the steps are short enough.
  private static let largestStiffness = 45_000.0

  /// Starts a motion at time zero.
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
  /// Goes on to the time of a frame.
  ///
  /// After a pause of more than a second, all but the last sixtieth of it is left out. A spring
  /// that is too quick for the steps ends with the first one: stepped, it would swing ever farther
  /// [ours; what SwiftUI shows of such springs is unknown].
  ///
  /// - Parameter seconds: The time in seconds since the beginning of the motion.
  /// - Returns: The displacement and velocity that SwiftUI would show.
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

  /// Whether the steps of the integrator bring a spring of mass 1 to rest.
  ///
  /// A step takes the distance and the velocity in the middle of a step to the next ones by a
  /// matrix of trace 2 - ch - kh² and determinant 1 - ch. Both its eigenvalues are inside the unit
  /// circle where ch + kh²/2 < 2.
  private static func isStable(stiffness: Double, damping: Double) -> Bool {
    damping * stepSeconds + stiffness * stepSeconds * halfStepSeconds < 2
  }
}
