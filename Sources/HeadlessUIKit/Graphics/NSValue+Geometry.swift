#if !canImport(Darwin)
public import Foundation

extension NSValue {
  /// Creates a value from a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value from a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value from a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The stored point.
  public var cgPointValue: CGPoint { pointValue }

  /// The stored size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The stored rectangle.
  public var cgRectValue: CGRect { rectValue }
}
#endif
