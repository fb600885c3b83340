/// A 2D transform decomposed into translation, scale, rotation and a remaining shear.
///
/// Source: "Interpolation of decomposed 2D matrix values", CSS Transforms Level 1; values measured
/// on Core Animation agree (certain).
package struct PlaneParts: Equatable, Sendable {
  package var translation: SIMD2<Double>
  package var scale: SIMD2<Double>
  package var angle: Turn
  /// The rows a, b and c, d without scale and rotation.
  package var shear: SIMD4<Double>
}

extension PlaneParts {
  package init(_ transform: PlaneTransform) {
    var x = SIMD2(transform.a, transform.b)
    var y = SIMD2(transform.c, transform.d)
    translation = SIMD2(transform.tx, transform.ty)
    scale = SIMD2(Self.length(x), Self.length(y))
    if x.x * y.y - x.y * y.x < 0 {
      // One axis is mirrored: the one that points more against its own direction.
      if x.x < y.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { x /= scale.x }
    if scale.y != 0 { y /= scale.y }
    angle = Turn(ofX: x.x, y: x.y)
    if angle.turns != 0 {
      let (sin, cos) = (x.y, x.x)
      (x, y) = (cos * x - sin * y, sin * x + cos * y)
    }
    shear = SIMD4(x.x, x.y, y.x, y.y)
  }

  /// Rewrites two decompositions so that interpolating them takes the shorter rotation.
  package static func makeComparable(_ start: inout PlaneParts, _ end: inout PlaneParts) {
    let areMirroredOnOppositeAxes =
      (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0)
    if areMirroredOnOppositeAxes {
      start.scale = -start.scale
      start.angle.turns += start.angle.turns < 0 ? 0.5 : -0.5
    }
    if start.angle.turns == 0 { start.angle.turns = 1 }
    if end.angle.turns == 0 { end.angle.turns = 1 }
    if (start.angle.turns - end.angle.turns).magnitude > 0.5 {
      if start.angle.turns > end.angle.turns {
        start.angle.turns -= 1
      } else {
        end.angle.turns -= 1
      }
    }
  }

  package func mixed(with end: PlaneParts, fraction: Double) -> PlaneParts {
    PlaneParts(
      translation: translation + (end.translation - translation) * fraction,
      scale: scale + (end.scale - scale) * fraction,
      angle: Turn(turns: angle.turns + (end.angle.turns - angle.turns) * fraction),
      shear: shear + (end.shear - shear) * fraction
    )
  }

  package var transform: PlaneTransform {
    let (sin, cos) = angle.sinCos
    let (shearX, shearY) = (shear.lowHalf, shear.highHalf)
    let x = (cos * shearX + sin * shearY) * scale.x
    let y = (cos * shearY - sin * shearX) * scale.y
    return PlaneTransform(
      a: x.x,
      b: x.y,
      c: y.x,
      d: y.y,
      tx: translation.x,
      ty: translation.y
    )
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    let squares = vector * vector
    return (squares.x + squares.y).squareRoot()
  }
}
