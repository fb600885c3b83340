/// A 2D transform in the row-vector convention, with the fields of `CGAffineTransform`.
///
///     x' = a·x + c·y + tx        y' = b·x + d·y + ty
///
/// Source: Apple's documentation of CGAffineTransform (certain).
public struct PlaneTransform: Equatable, Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// The identity.
  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1)

  /// Creates a transform from its factors and the translation `tx`, `ty` in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Interpolates two transforms like Core Animation; `fraction` may be outside 0…1.
  ///
  /// Both are decomposed as in CSS Transforms Level 1, the components are interpolated, and the
  /// rotation takes the shorter direction. Half a turn goes through −90°.
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
