/// A transform of space in the row-vector convention and with the fields of `CATransform3D`.
///
/// A point is the row (x, y, z, 1) and is multiplied from the left, so in `a * b` the transform
/// a acts first.
///
/// Source: Apple's documentation of CATransform3D (certain).
public struct Transform3D: Equatable, Hashable, Sendable {
  /// The row that x is multiplied with.
  public var row1: SIMD4<Double>
  /// The row that y is multiplied with.
  public var row2: SIMD4<Double>
  /// The row that z is multiplied with.
  public var row3: SIMD4<Double>
  /// The row that is added: the translation in points, and the weight.
  public var row4: SIMD4<Double>

  /// The transform that moves nothing.
  public static let identity = Transform3D(
    rows: SIMD4(1, 0, 0, 0),
    SIMD4(0, 1, 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(0, 0, 0, 1)
  )

  /// Makes a transform of its rows.
  ///
  /// - Parameters:
  ///   - row1: m11 to m14.
  ///   - row2: m21 to m24.
  ///   - row3: m31 to m34.
  ///   - row4: m41 to m44.
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

  /// The element of a row and a column, both counted from 1 as in the name m34.
  ///
  /// - Parameters:
  ///   - row: 1 to 4.
  ///   - column: 1 to 4.
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
  /// The transform that does in space what another does in the plane.
  ///
  /// - Parameter plane: A transform of the plane.
  public init(_ plane: PlaneTransform) {
    self = .identity
    row1 = SIMD4(plane.a, plane.b, 0, 0)
    row2 = SIMD4(plane.c, plane.d, 0, 0)
    row4 = SIMD4(plane.tx, plane.ty, 0, 1)
  }

  /// A translation by a way in points.
  ///
  /// - Parameters:
  ///   - x: The way along x, in points.
  ///   - y: The way along y, in points.
  ///   - z: The way along z, in points.
  /// - Returns: The translation.
  public static func translation(
    x: Double = 0,
    y: Double = 0,
    z: Double = 0
  ) -> Transform3D {
    var transform = identity
    transform.row4 = SIMD4(x, y, z, 1)
    return transform
  }

  /// A scaling about the origin by plain factors.
  ///
  /// - Parameters:
  ///   - x: The factor along x.
  ///   - y: The factor along y.
  ///   - z: The factor along z.
  /// - Returns: The scaling.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    var transform = identity
    transform.row1.x = x
    transform.row2.y = y
    transform.row3.z = z
    return transform
  }

  /// A turn about an axis through the origin.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - axis: The direction of the axis, of any length but 0; a length of 0 gives identity.
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

  /// The transform that does first one and then another.
  ///
  /// - Parameters:
  ///   - first: The transform that acts first.
  ///   - second: The transform that acts on the result.
  /// - Returns: Both together.
  public static func * (first: Transform3D, second: Transform3D) -> Transform3D {
    Transform3D(
      rows: first.row1 * second,
      first.row2 * second,
      first.row3 * second,
      first.row4 * second
    )
  }

  /// The transform of the plane that this one is, or `nil` if it leaves the plane.
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

/// The row that a row vector becomes.
private func * (vector: SIMD4<Double>, transform: Transform3D) -> SIMD4<Double> {
  let xy = vector.x * transform.row1 + vector.y * transform.row2
  return xy + (vector.z * transform.row3 + vector.w * transform.row4)
}
