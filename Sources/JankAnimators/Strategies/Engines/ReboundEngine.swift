internal import HeadlessUIKit

/// A spring as Rebound computes it.
///
/// Used on Android and the web, from 0 to 1. Good: small, and frames over 64 ms are cut, so that
/// nothing leaps after a stall. Bad: the same cut makes it late, and its steps are not the method
/// they are named after.
struct ReboundEngine: SpringEngine {
  private var spring: ReboundSpring
  private let distance: Double
  private var time = 0.0

  // Certain: Rebound's source, of a way from 0 to 1.
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
