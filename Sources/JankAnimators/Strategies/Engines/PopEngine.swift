internal import HeadlessUIKit

/// A spring with pop's integration.
///
/// Facebook's apps of its time used it, and many since, for released objects. Advantage: it takes
/// over any velocity. Disadvantage: each frame feeds its rounded state back, so the animation lags
/// behind the spring by up to 3 % of the distance and depends on the frame rate.
struct PopEngine: SpringEngine {
  private var spring: PopSpring
  private var time = 0.0

  // Certain: pop's source. A property in points is at rest within 0.5 points, at 5 points per
  // second.
  private static let restDistance = 0.5
  private static let restSpeed = 5.0
  private static let restAcceleration = 25.0

  init(_ spring: Spring, displacement: Double, velocity: Double = 0) {
    self.spring = PopSpring(spring, displacement: displacement, velocity: velocity)
  }

  var displacement: Double { spring.displacement }
  var velocity: Double { spring.velocity }

  var isAtRest: Bool {
    // pop uses the acceleration of the last step; at rest the difference is negligible.
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
