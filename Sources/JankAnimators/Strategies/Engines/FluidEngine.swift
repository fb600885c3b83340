internal import HeadlessUIKit

/// A spring with SwiftUI's integration, 300 steps per second.
///
/// All springs of SwiftUI use it, such as `.spring`, `.smooth` and `.snappy`. Advantage: much
/// closer to the spring than libraries with feedback. Disadvantage: a frame shows the first step at
/// or after its time, up to 3 ms ahead, by a different amount in every frame.
struct FluidEngine: SpringEngine {
  private var spring: FluidSpring
  private let distance: Double

  // Certain as far as the published code of OpenSwiftUI goes; applied to the value's unit, here
  // points.
  private static let restSquare = 0.003_6
  private static let restShare = 0.01

  init(_ spring: Spring, displacement: Double, velocity: Double = 0) {
    distance = displacement.magnitude
    self.spring = FluidSpring(spring, displacement: displacement, velocity: velocity)
  }

  var displacement: Double { spring.displacement }
  var velocity: Double { spring.velocity }

  var isAtRest: Bool {
    velocity * velocity <= Self.restSquare && displacement.magnitude <= Self.restShare * distance
  }

  mutating func advance(to seconds: Double) {
    spring.advance(to: seconds)
  }
}
