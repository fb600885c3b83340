/// A 3D transform in the row-vector convention, with the fields of `CATransform3D`.
///
/// A point is the row (x, y, z, 1) on the left of the matrix, so `a * b` applies a first.
///
/// Source: Apple's documentation of CATransform3D (certain).
public struct Transform3D: Equatable, Hashable, Sendable {
  /// The row for x: m11 to m14.
  public var row1: SIMD4<Double>
  /// The row for y: m21 to m24.
  public var row2: SIMD4<Double>
  /// The row for z: m31 to m34.
  public var row3: SIMD4<Double>
  /// The row m41 to m44: the translation in points, and the weight.
  public var row4: SIMD4<Double>

  /// The identity.
  public static let identity = Transform3D(
    rows: SIMD4(1, 0, 0, 0),
    SIMD4(0, 1, 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(0, 0, 0, 1)
  )

  /// Creates a transform from its rows.
  public init(
    rows row1: SIMD4<Double>,
    _ row2: SIMD4<Double>,
    _ row3: SIMD4<Double>,
    _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// The element in a row and a column, both from 1 to 4 as in the name m34.
  public subscript(row: Int, column: Int) -> Double {
    switch row {
    case 1: row1[column - 1]
    case 2: row2[column - 1]
    case 3: row3[column - 1]
    default: row4[column - 1]
    }
  }
}

// MARK: - Making

extension Transform3D {
  /// Creates the 3D form of a 2D transform.
  public init(_ plane: PlaneTransform) {
    self = .identity
    row1 = SIMD4(plane.a, plane.b, 0, 0)
    row2 = SIMD4(plane.c, plane.d, 0, 0)
    row4 = SIMD4(plane.tx, plane.ty, 0, 1)
  }

  /// Creates a translation by distances in points.
  public static func translation(
    x: Double = 0,
    y: Double = 0,
    z: Double = 0
  ) -> Transform3D {
    var transform = identity
    transform.row4 = SIMD4(x, y, z, 1)
    return transform
  }

  /// Creates a scaling about the origin by plain factors.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    var transform = identity
    transform.row1.x = x
    transform.row2.y = y
    transform.row3.z = z
    return transform
  }

  /// Creates a rotation about an axis through the origin.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - axis: The direction of the axis; a length of 0 gives the identity.
  /// - Returns: The rotation.
  public static func rotation(angle: Double, axis: SIMD3<Double>) -> Transform3D {
    let squares = axis * axis
    let length = (squares.x + squares.y + squares.z).squareRoot()
    guard length > 0 else { return identity }
    let (sin, cos) = Maths.sinCos(angle)
    let n = axis / length
    let rest = 1 - cos
    return Transform3D(
      rows: SIMD4(
        cos + n.x * n.x * rest,
        n.x * n.y * rest + n.z * sin,
        n.x * n.z * rest - n.y * sin,
        0
      ),
      SIMD4(
        n.x * n.y * rest - n.z * sin,
        cos + n.y * n.y * rest,
        n.y * n.z * rest + n.x * sin,
        0
      ),
      SIMD4(
        n.x * n.z * rest + n.y * sin,
        n.y * n.z * rest - n.x * sin,
        cos + n.z * n.z * rest,
        0
      ),
      SIMD4(0, 0, 0, 1)
    )
  }

  /// Returns the transform that applies `first` and then `second`.
  public static func * (first: Transform3D, second: Transform3D) -> Transform3D {
    Transform3D(
      rows: first.row1 * second,
      first.row2 * second,
      first.row3 * second,
      first.row4 * second
    )
  }

  /// The 2D form of the transform, or `nil` if it leaves the plane.
  public var plane: PlaneTransform? {
    let isPlane =
      row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == SIMD4(0, 0, 1, 0) && row4.z == 0 && row4.w == 1
    guard isPlane else { return nil }
    return PlaneTransform(
      a: row1.x,
      b: row1.y,
      c: row2.x,
      d: row2.y,
      tx: row4.x,
      ty: row4.y
    )
  }
}

/// Multiplies a row vector by a transform.
private func * (vector: SIMD4<Double>, transform: Transform3D) -> SIMD4<Double> {
  let xy = vector.x * transform.row1 + vector.y * transform.row2
  return xy + (vector.z * transform.row3 + vector.w * transform.row4)
}
