/// A point that a curve goes through or is drawn by.
public struct CurvePoint: Hashable, Sendable {
  /// The first coordinate; for curves, progress in time.
  public var x: Double
  /// The second coordinate; for curves, progress in value.
  public var y: Double

  /// Creates a point from its coordinates, in the same unit or without dimension.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
