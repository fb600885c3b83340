/// A rotation in space as a unit quaternion.
package struct Quaternion: Equatable, Sendable {
  /// The components x, y, z of the axis and w of the angle.
  package var parts: SIMD4<Double>

  package init(parts: SIMD4<Double>) {
    self.parts = parts
  }
}

extension Quaternion {
  /// Creates the rotation with these orthonormal rows, in the row-vector convention.
  ///
  /// The largest component is computed first and the others from it: the square root of a
  /// difference with cancellation would lose half the digits.
  package init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    var parts: SIMD4<Double>
    if trace > 0 {
      parts = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
    } else if x.x >= y.y && x.x >= z.z {
      parts = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
    } else if y.y >= z.z {
      parts = SIMD4(x.y + y.x, 1 + y.y - x.x - z.z, y.z + z.y, z.x - x.z)
    } else {
      parts = SIMD4(z.x + x.z, y.z + z.y, 1 + z.z - x.x - y.y, x.y - y.x)
    }
    parts /= Self.dot(parts, parts).squareRoot()
    self.parts = parts
  }

  /// The rows of the rotation, in the row-vector convention.
  package var rows: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation on the shorter arc to another, at constant speed.
  package func slerp(to end: Quaternion, fraction: Double) -> Quaternion {
    let goal = Self.dot(parts, end.parts) < 0 ? -end.parts : end.parts
    // Chord and sum give half the angle without the cancellation of an arc cosine.
    let (difference, sum) = (goal - parts, goal + parts)
    let chord = Self.dot(difference, difference).squareRoot()
    let angle = 2 * Maths.atan2(chord, Self.dot(sum, sum).squareRoot())
    let sine = Maths.sin(angle)
    guard sine > 0 else { return self }
    let mixed =
      (Maths.sin(angle * (1 - fraction)) / sine) * parts
      + (Maths.sin(angle * fraction) / sine) * goal
    return Quaternion(parts: mixed / Self.dot(mixed, mixed).squareRoot())
  }

  private static func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let products = a * b
    return (products.x + products.y) + (products.z + products.w)
  }
}
