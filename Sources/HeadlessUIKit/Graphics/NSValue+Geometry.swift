#if !canImport(Darwin)
public import Foundation

extension NSValue {
  /// Creates a value from a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value from a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value from a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value from a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    let numbers = transform.numbers
    unsafe self.init(bytes: numbers, objCType: Self.transformType)
  }

  /// The stored transform in space.
  public var caTransform3DValue: CATransform3D {
    guard isTransform else { fatalError("the value is not a CATransform3D") }
    var numbers = [CGFloat](repeating: 0, count: 16)
    unsafe getValue(&numbers)
    return CATransform3D(numbers: numbers)
  }

  /// Whether the value is a transform in space.
  var isTransform: Bool { unsafe String(cString: objCType) == Self.transformType }

  // Foundation on Linux knows no structure of this name, but arrays of numbers.
  private static let transformType = "[16d]"

  /// The stored point.
  public var cgPointValue: CGPoint { pointValue }

  /// The stored size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The stored rectangle.
  public var cgRectValue: CGRect { rectValue }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(numbers n: [CGFloat]) {
    self.init()
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }
}
#endif
