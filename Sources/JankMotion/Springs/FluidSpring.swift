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
  /// After a pause of more than a second, all but the last sixtieth of it is left out.
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
    while time < seconds {
      let middle = velocity + acceleration * Self.halfStepSeconds
      displacement += middle * Self.stepSeconds
      acceleration = -damping * middle - stiffness * displacement
      velocity = middle + acceleration * Self.halfStepSeconds
      time += Self.stepSeconds
    }
    return (displacement, velocity)
  }
}
