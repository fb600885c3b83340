import JankMotion

/// A function from interpolated numbers to a transform.
///
/// The transform replaces that of the layer. Angles are in radians and can exceed a turn, because
/// the numbers are interpolated.
///
/// Source: Apple's documentation of CAValueFunction and measured values (certain).
enum ValueFunction: String, Hashable, Sendable, CaseIterable {
  /// A rotation about the x axis, by an angle in radians.
  case rotateX
  /// A rotation about the y axis, by an angle in radians.
  case rotateY
  /// A rotation about the z axis, by an angle in radians.
  case rotateZ
  /// A scaling by three factors.
  case scale
  /// A scaling along x.
  case scaleX
  /// A scaling along y.
  case scaleY
  /// A scaling along z.
  case scaleZ
  /// A translation by three lengths in points.
  case translate
  /// A translation along x, in points.
  case translateX
  /// A translation along y, in points.
  case translateY
  /// A translation along z, in points.
  case translateZ

  /// The number of inputs.
  var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

  /// The transform for one number; functions of three numbers use it for each axis.
  func transform(_ input: Double) -> Transform3D {
    transform(SIMD3(repeating: input))
  }

  /// The transform for the numbers x, y and z; functions of one number use that of their axis.
  func transform(_ input: SIMD3<Double>) -> Transform3D {
    switch self {
    case .rotateX: .rotation(angle: input.x, axis: SIMD3(1, 0, 0))
    case .rotateY: .rotation(angle: input.y, axis: SIMD3(0, 1, 0))
    case .rotateZ: .rotation(angle: input.z, axis: SIMD3(0, 0, 1))
    case .scale: .scale(x: input.x, y: input.y, z: input.z)
    case .scaleX: .scale(x: input.x)
    case .scaleY: .scale(y: input.y)
    case .scaleZ: .scale(z: input.z)
    case .translate: .translation(x: input.x, y: input.y, z: input.z)
    case .translateX: .translation(x: input.x)
    case .translateY: .translation(y: input.y)
    case .translateZ: .translation(z: input.z)
    }
  }
}
