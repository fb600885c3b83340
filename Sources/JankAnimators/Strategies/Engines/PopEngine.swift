internal import HeadlessUIKit

/// A spring as pop computes it.
///
/// Used by Facebook's apps of its time and by many since, for what a finger let go of. Good: takes
/// over any speed. Bad: each frame feeds its rounded-off state back, so the motion lags behind the
/// spring by up to 3 % of the way and depends on the frame rate.
struct PopEngine: SpringEngine {
  private var spring: PopSpring
  private var time = 0.0

  // Certain: pop's source. Of a property in points half of one is left, at 5 points per second.
  private static let restDistance = 0.5
  private static let restSpeed = 5.0
  private static let restAcceleration = 25.0

  init(_ spring: Spring, displacement: Double, velocity: Double = 0) {
    self.spring = PopSpring(spring, displacement: displacement, velocity: velocity)
  }

  var displacement: Double { spring.displacement }
  var velocity: Double { spring.velocity }

  var isAtRest: Bool {
    // pop asks the last step for its acceleration; at rest the two differ by nothing that matters.
    let constants = spring.spring
    let pull =
      (-constants.stiffness * displacement - constants.damping * velocity) / constants.mass
    return displacement.magnitude < Self.restDistance && velocity.magnitude < Self.restSpeed
      && pull.magnitude < Self.restAcceleration
  }

  mutating func advance(to seconds: Double) {
    spring.advance(by: max(seconds - time, 0))
    time = max(seconds, time)
  }
}
