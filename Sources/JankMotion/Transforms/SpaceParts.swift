/// A 3D transform decomposed into scale first, then skew, rotation, translation and perspective.
///
/// Source: "Interpolation of decomposed 3D matrix values", CSS Transforms Level 2, with the shorter
/// arc between rotations; values measured on Core Animation agree (certain). A transform that
/// flattens space changes at once half way, by the rule of CSS (inferred for Core Animation).
package struct SpaceParts: Equatable, Sendable {
  package var scale: SIMD3<Double>
  /// The factors of x in y, of x in z, and of y in z.
  package var skew: SIMD3<Double>
  package var rotation: Quaternion
  package var translation: SIMD3<Double>
  /// The last column of the perspective, which is applied last.
  package var perspective: SIMD4<Double>
}

extension SpaceParts {
  package init?(_ transform: Transform3D) {
    guard transform.row4.w != 0 else { return nil }
    let weight = transform.row4.w
    let rows = (
      transform.row1 / weight, transform.row2 / weight, transform.row3 / weight,
      transform.row4 / weight
    )
    translation = rows.3.xyz
    guard
      let perspective = Self.perspective(
        of: SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w),
        afterX: rows.0.xyz,
        y: rows.1.xyz,
        z: rows.2.xyz,
        translation: rows.3.xyz
      )
    else { return nil }
    self.perspective = perspective

    var (x, y, z) = (rows.0.xyz, rows.1.xyz, rows.2.xyz)
    scale = .zero
    skew = .zero
    scale.x = length(x)
    x /= scale.x
    skew.x = dot(x, y)
    y -= skew.x * x
    scale.y = length(y)
    y /= scale.y
    skew.x /= scale.y
    skew.y = dot(x, z)
    z -= skew.y * x
    skew.z = dot(y, z)
    z -= skew.z * y
    scale.z = length(z)
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if dot(x, cross(y, z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(rows: x, y, z)
  }

  package func mixed(with end: SpaceParts, fraction: Double) -> SpaceParts {
    SpaceParts(
      scale: scale + (end.scale - scale) * fraction,
      skew: skew + (end.skew - skew) * fraction,
      rotation: rotation.slerp(to: end.rotation, fraction: fraction),
      translation: translation + (end.translation - translation) * fraction,
      perspective: perspective + (end.perspective - perspective) * fraction
    )
  }

  package var transform: Transform3D {
    let axes = rotation.rows
    let x = scale.x * axes.x
    let y = scale.y * (skew.x * axes.x + axes.y)
    let z = scale.z * (skew.y * axes.x + skew.z * axes.y + axes.z)
    // A row (r, 0) times the perspective keeps r and gets r · p as its weight.
    func row(_ vector: SIMD3<Double>, _ weight: Double) -> SIMD4<Double> {
      SIMD4(vector, dot(vector, perspective.xyz) + weight * perspective.w)
    }
    return Transform3D(rows: row(x, 0), row(y, 0), row(z, 0), row(translation, 1))
  }

  /// Solves `affine · p = weights` for the perspective p, where the affine matrix has these rows
  /// and the weights 0, 0, 0, 1; returns `nil` if it flattens space.
  private static func perspective(
    of weights: SIMD4<Double>,
    afterX x: SIMD3<Double>,
    y: SIMD3<Double>,
    z: SIMD3<Double>,
    translation: SIMD3<Double>
  ) -> SIMD4<Double>? {
    let determinant = dot(x, cross(y, z))
    guard determinant != 0, determinant.isFinite else { return nil }
    if weights.xyz == .zero { return SIMD4(0, 0, 0, 1) }
    // Cramer's rule with the columns of the inverse, which are cross products of rows.
    let solution =
      (weights.x * cross(y, z) + weights.y * cross(z, x) + weights.z * cross(x, y))
      / determinant
    return SIMD4(solution, weights.w - dot(translation, solution))
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let products = a * b
  return products.x + products.y + products.z
}

private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
