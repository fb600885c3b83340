/// A point of a curve, or a control point.
public struct CurvePoint: Hashable, Sendable {
  /// The first coordinate; for curves, progress in time.
  public var x: Double
  /// The second coordinate; for curves, progress in value.
  public var y: Double

  /// Creates a point from coordinates in the same unit or without dimension.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
