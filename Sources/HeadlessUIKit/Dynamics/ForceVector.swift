internal import Foundation

/// A force whose direction and magnitude can be set separately.
struct ForceVector: Hashable, Sendable {
  private(set) var direction: SIMD2<Double>
  /// The magnitude, in the unit of the force; negative values reverse it.
  var magnitude: Double

  var parts: CGVector {
    get { CGVector(dx: direction.x * magnitude, dy: direction.y * magnitude) }
    set {
      let parts = SIMD2<Double>(newValue.dx, newValue.dy)
      magnitude = (parts * parts).sum().squareRoot()
      // Documented by Apple for gravity: with a magnitude of 0 the angle is 0.
      direction = magnitude > 0 ? parts / magnitude : [1, 0]
    }
  }

  /// The direction as an angle from x towards y, in radians.
  var angle: Double {
    get { Maths.atan2(direction.y, direction.x) }
    set {
      let (sine, cosine) = Maths.sinCos(newValue)
      direction = [cosine, sine]
    }
  }

  var vector: SIMD2<Double> { direction * magnitude }

  init(direction: SIMD2<Double>, magnitude: Double) {
    self.direction = direction
    self.magnitude = magnitude
  }
}
