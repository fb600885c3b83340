public import Foundation

/// A transform of space.
///
/// A point is a row that the matrix stands behind, so of two transforms that are concatenated the
/// first acts first. The element m34 makes the perspective: −1/d for an eye at the distance d, in
/// points.
public struct CATransform3D: Hashable, Sendable {
  var matrix: Transform3D

  init(_ matrix: Transform3D) {
    self.matrix = matrix
  }

  /// Creates a transform whose elements are all zero.
  public init() {
    matrix = Transform3D(rows: .zero, .zero, .zero, .zero)
  }
}

// MARK: Elements

extension CATransform3D {
  /// Creates a transform of its elements, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    matrix = Transform3D(
      rows: [m11, m12, m13, m14],
      [m21, m22, m23, m24],
      [m31, m32, m33, m34],
      [m41, m42, m43, m44]
    )
  }

  /// What x adds to x.
  public var m11: CGFloat {
    get { matrix.row1.x }
    set { matrix.row1.x = newValue }
  }

  /// What x adds to y.
  public var m12: CGFloat {
    get { matrix.row1.y }
    set { matrix.row1.y = newValue }
  }

  /// What x adds to z.
  public var m13: CGFloat {
    get { matrix.row1.z }
    set { matrix.row1.z = newValue }
  }

  /// What x adds to the weight.
  public var m14: CGFloat {
    get { matrix.row1.w }
    set { matrix.row1.w = newValue }
  }

  /// What y adds to x.
  public var m21: CGFloat {
    get { matrix.row2.x }
    set { matrix.row2.x = newValue }
  }

  /// What y adds to y.
  public var m22: CGFloat {
    get { matrix.row2.y }
    set { matrix.row2.y = newValue }
  }

  /// What y adds to z.
  public var m23: CGFloat {
    get { matrix.row2.z }
    set { matrix.row2.z = newValue }
  }

  /// What y adds to the weight.
  public var m24: CGFloat {
    get { matrix.row2.w }
    set { matrix.row2.w = newValue }
  }

  /// What z adds to x.
  public var m31: CGFloat {
    get { matrix.row3.x }
    set { matrix.row3.x = newValue }
  }

  /// What z adds to y.
  public var m32: CGFloat {
    get { matrix.row3.y }
    set { matrix.row3.y = newValue }
  }

  /// What z adds to z.
  public var m33: CGFloat {
    get { matrix.row3.z }
    set { matrix.row3.z = newValue }
  }

  /// What z adds to the weight: the perspective, per point.
  public var m34: CGFloat {
    get { matrix.row3.w }
    set { matrix.row3.w = newValue }
  }

  /// The translation along x, in points.
  public var m41: CGFloat {
    get { matrix.row4.x }
    set { matrix.row4.x = newValue }
  }

  /// The translation along y, in points.
  public var m42: CGFloat {
    get { matrix.row4.y }
    set { matrix.row4.y = newValue }
  }

  /// The translation along z, in points.
  public var m43: CGFloat {
    get { matrix.row4.z }
    set { matrix.row4.z = newValue }
  }

  /// The weight.
  public var m44: CGFloat {
    get { matrix.row4.w }
    set { matrix.row4.w = newValue }
  }
}

extension CATransform3D: Interpolable {
  /// The transform between two others as Core Animation passes through it.
  ///
  /// - Parameters:
  ///   - start: The transform at 0.
  ///   - end: The transform at 1.
  ///   - fraction: The position between them, possibly outside 0…1.
  /// - Returns: The transform in between.
  public static func interpolated(
    from start: CATransform3D,
    to end: CATransform3D,
    fraction: Double
  ) -> CATransform3D {
    CATransform3D(.interpolated(from: start.matrix, to: end.matrix, fraction: fraction))
  }
}
