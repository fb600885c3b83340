/// A transform of the plane in the row-vector convention and with the fields of
/// `CGAffineTransform`.
///
///     x' = a·x + c·y + tx        y' = b·x + d·y + ty
///
/// Source: Apple's documentation of CGAffineTransform (certain).
public struct PlaneTransform: Equatable, Hashable, Sendable {
  /// What x adds to x', a plain factor.
  public var a: Double
  /// What x adds to y', a plain factor.
  public var b: Double
  /// What y adds to x', a plain factor.
  public var c: Double
  /// What y adds to y', a plain factor.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// The transform that moves nothing.
  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1)

  /// Makes a transform.
  ///
  /// - Parameters:
  ///   - a: What x adds to x'.
  ///   - b: What x adds to y'.
  ///   - c: What y adds to x'.
  ///   - d: What y adds to y'.
  ///   - tx: The translation along x, in points.
  ///   - ty: The translation along y, in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform between two others as Core Animation passes through it.
  ///
  /// Both are taken apart as CSS Transforms Level 1 does, the parts are mixed, and the turn goes
  /// the shorter way. Half a turn goes by way of −90°.
  ///
  /// - Parameters:
  ///   - start: The transform at 0.
  ///   - end: The transform at 1.
  ///   - fraction: The position between them, possibly outside 0…1.
  /// - Returns: The transform in between.
  public static func interpolated(
    from start: PlaneTransform,
    to end: PlaneTransform,
    fraction: Double
  ) -> PlaneTransform {
    var (start, end) = (PlaneParts(start), PlaneParts(end))
    PlaneParts.makeComparable(&start, &end)
    return start.mixed(with: end, fraction: fraction).transform
  }
}
