internal import HeadlessUIKit

/// A spring with Rebound's integration.
///
/// Used on Android and the web, from 0 to 1. Advantage: it is small, and frames over 64 ms are
/// shortened, so nothing jumps after a stall. Disadvantage: the shortening makes it late, and its
/// steps deviate from the Runge-Kutta method.
struct ReboundEngine: SpringEngine {
  private var spring: ReboundSpring
  private let distance: Double
  private var time = 0.0

  // Certain: Rebound's source, for a distance from 0 to 1.
  private static let restDistance = 0.001
  private static let restSpeed = 0.001

  init(_ spring: Spring, displacement: Double, velocity: Double = 0) {
    distance = displacement.magnitude > 0 ? displacement.magnitude : 1
    self.spring = ReboundSpring(
      spring,
      displacement: displacement / distance,
      velocity: velocity / distance
    )
  }

  var displacement: Double { spring.displacement * distance }
  var velocity: Double { spring.velocity * distance }

  var isAtRest: Bool {
    spring.displacement.magnitude <= Self.restDistance
      && spring.velocity.magnitude <= Self.restSpeed
  }

  mutating func advance(to seconds: Double) {
    spring.advance(by: max(seconds - time, 0))
    time = max(seconds, time)
  }
}
