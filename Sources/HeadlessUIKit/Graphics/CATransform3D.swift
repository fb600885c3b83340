public import Foundation

/// A transform in three dimensions.
///
/// A point is a row vector to the left of the matrix, so the first of two concatenated transforms
/// applies first. The element m34 is the perspective: −1/d for an eye distance d, in points.
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
  /// Creates a transform from its elements, row by row.
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

  /// The factor of x in x.
  public var m11: CGFloat {
    get { matrix.row1.x }
    set { matrix.row1.x = newValue }
  }

  /// The factor of x in y.
  public var m12: CGFloat {
    get { matrix.row1.y }
    set { matrix.row1.y = newValue }
  }

  /// The factor of x in z.
  public var m13: CGFloat {
    get { matrix.row1.z }
    set { matrix.row1.z = newValue }
  }

  /// The factor of x in the weight.
  public var m14: CGFloat {
    get { matrix.row1.w }
    set { matrix.row1.w = newValue }
  }

  /// The factor of y in x.
  public var m21: CGFloat {
    get { matrix.row2.x }
    set { matrix.row2.x = newValue }
  }

  /// The factor of y in y.
  public var m22: CGFloat {
    get { matrix.row2.y }
    set { matrix.row2.y = newValue }
  }

  /// The factor of y in z.
  public var m23: CGFloat {
    get { matrix.row2.z }
    set { matrix.row2.z = newValue }
  }

  /// The factor of y in the weight.
  public var m24: CGFloat {
    get { matrix.row2.w }
    set { matrix.row2.w = newValue }
  }

  /// The factor of z in x.
  public var m31: CGFloat {
    get { matrix.row3.x }
    set { matrix.row3.x = newValue }
  }

  /// The factor of z in y.
  public var m32: CGFloat {
    get { matrix.row3.y }
    set { matrix.row3.y = newValue }
  }

  /// The factor of z in z.
  public var m33: CGFloat {
    get { matrix.row3.z }
    set { matrix.row3.z = newValue }
  }

  /// The factor of z in the weight: the perspective, per point.
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
  /// Returns the transform between two others, interpolated as in Core Animation.
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
