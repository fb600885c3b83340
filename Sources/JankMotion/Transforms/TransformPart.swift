/// One component of a decomposed transform.
///
/// The components correspond to the key paths `transform.rotation.z`, `transform.scale` and so on.
/// The rotation consists of three rotations, about x first, then y, then z.
///
/// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions" (certain); the
/// order of the three rotations is inferred, and irrelevant if there is only one.
public enum TransformPart: String, Hashable, Sendable, CaseIterable {
  /// The translation along x and y, in points.
  case translation
  /// The translation along x, in points.
  case translationX = "translation.x"
  /// The translation along y, in points.
  case translationY = "translation.y"
  /// The translation along z, in points.
  case translationZ = "translation.z"
  /// The factor along all axes; their mean when read.
  case scale
  /// The factor along x.
  case scaleX = "scale.x"
  /// The factor along y.
  case scaleY = "scale.y"
  /// The factor along z.
  case scaleZ = "scale.z"
  /// The rotation about z, in radians.
  case rotation
  /// The rotation about x, in radians.
  case rotationX = "rotation.x"
  /// The rotation about y, in radians.
  case rotationY = "rotation.y"
  /// The rotation about z, in radians, under its full name.
  case rotationZ = "rotation.z"
}

extension TransformPart {
  /// The component of a transform: lengths in points, factors, or angles in radians.
  ///
  /// Translations use two lanes, the others one; the rest is 0. A transform that flattens space has
  /// no scale and rotation; they read as 1 and 0.
  public func value(of transform: Transform3D) -> SIMD4<Double> {
    let moved = transform.row4
    let parts = SpaceParts(transform)
    let scale = parts?.scale ?? SIMD3(repeating: 1)
    let angles = parts?.rotation.turns ?? .zero
    return switch self {
    case .translation: [moved.x, moved.y, 0, 0]
    case .translationX: [moved.x, 0, 0, 0]
    case .translationY: [moved.y, 0, 0, 0]
    case .translationZ: [moved.z, 0, 0, 0]
    case .scale: [(scale.x + scale.y + scale.z) / 3, 0, 0, 0]
    case .scaleX: [scale.x, 0, 0, 0]
    case .scaleY: [scale.y, 0, 0, 0]
    case .scaleZ: [scale.z, 0, 0, 0]
    case .rotationX: [angles.x, 0, 0, 0]
    case .rotationY: [angles.y, 0, 0, 0]
    case .rotation, .rotationZ: [angles.z, 0, 0, 0]
    }
  }

  /// Returns a transform with this component replaced.
  ///
  /// Of a transform that flattens space only the translation is kept.
  ///
  /// - Parameters:
  ///   - value: Lengths in points, a factor, or an angle in radians.
  ///   - transform: The transform with the other components.
  /// - Returns: The recomposed transform.
  public func setting(_ value: SIMD4<Double>, in transform: Transform3D) -> Transform3D {
    var transform = transform
    switch self {
    case .translation: transform.row4.lowHalf = value.lowHalf
    case .translationX: transform.row4.x = value.x
    case .translationY: transform.row4.y = value.x
    case .translationZ: transform.row4.z = value.x
    default:
      var parts = SpaceParts(transform) ?? SpaceParts(translation: transform.row4)
      set(value.x, in: &parts)
      return parts.transform
    }
    return transform
  }

  private func set(_ value: Double, in parts: inout SpaceParts) {
    var angles = parts.rotation.turns
    switch self {
    case .scale: parts.scale = SIMD3(repeating: value)
    case .scaleX: parts.scale.x = value
    case .scaleY: parts.scale.y = value
    case .scaleZ: parts.scale.z = value
    case .rotationX: angles.x = value
    case .rotationY: angles.y = value
    case .rotation, .rotationZ: angles.z = value
    case .translation, .translationX, .translationY, .translationZ: break
    }
    parts.rotation = Quaternion(turns: angles)
  }
}

extension SpaceParts {
  fileprivate init(translation: SIMD4<Double>) {
    self.init(
      scale: SIMD3(repeating: 1),
      skew: .zero,
      rotation: Quaternion(parts: SIMD4(0, 0, 0, 1)),
      translation: SIMD3(translation.x, translation.y, translation.z),
      perspective: SIMD4(0, 0, 0, 1)
    )
  }
}

extension Quaternion {
  /// The angles about x, y and z, in this order, that give the rotation; in radians.
  fileprivate var turns: SIMD3<Double> {
    let (x, y, z) = rows
    // The last column of Rx·Ry·Rz is (−sin y, sin x · cos y, cos x · cos y).
    let level = (y.z * y.z + z.z * z.z).squareRoot()
    return SIMD3(
      Maths.atan2(y.z, z.z),
      Maths.atan2(-x.z, level),
      Maths.atan2(x.y, x.x)
    )
  }

  /// The rotation about x, then y, then z, by angles in radians.
  fileprivate init(turns: SIMD3<Double>) {
    let rotation =
      Transform3D.rotation(angle: turns.x, axis: SIMD3(1, 0, 0))
      * .rotation(angle: turns.y, axis: SIMD3(0, 1, 0))
      * .rotation(angle: turns.z, axis: SIMD3(0, 0, 1))
    self.init(
      rows: SIMD3(rotation.row1.x, rotation.row1.y, rotation.row1.z),
      SIMD3(rotation.row2.x, rotation.row2.y, rotation.row2.z),
      SIMD3(rotation.row3.x, rotation.row3.y, rotation.row3.z)
    )
  }
}
