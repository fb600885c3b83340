public import HeadlessUIKit

/// A value of a property that can be interpolated.
public protocol Mixable: Equatable, Sendable {
  /// Interpolates between two values at a fraction, as Core Animation does.
  static func mixed(_ start: Self, _ end: Self, _ share: Double) -> Self
}

/// A value that is interpolated number by number, so that a smooth curve can pass through several.
public protocol MixableNumbers: Mixable {
  /// The value as numbers; unused ones are zero.
  var numbers: SIMD4<Double> { get }

  /// Creates a value from its numbers; unused ones are ignored.
  init(numbers: SIMD4<Double>)
}

// Counts from the end, or from the start if the end is 0: values that start or end at the origin
// are exact, and so are both ends of all others.
private func between(_ start: Double, _ end: Double, _ share: Double) -> Double {
  if start == end || share == 0 { return start }
  return start == 0 ? end * share : end + (start - end) * (1 - share)
}

extension CGFloat: MixableNumbers {
  /// Interpolates between two numbers.
  public static func mixed(_ start: CGFloat, _ end: CGFloat, _ share: Double) -> CGFloat {
    between(start, end, share)
  }

  /// The number and three zeros.
  public var numbers: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }

  /// Creates a value from the first number.
  public init(numbers: SIMD4<Double>) { self.init(numbers.x) }
}

extension CGPoint: MixableNumbers {
  /// Interpolates between two points.
  public static func mixed(_ start: CGPoint, _ end: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: between(start.x, end.x, share), y: between(start.y, end.y, share))
  }

  /// The coordinates and two zeros.
  public var numbers: SIMD4<Double> { [x, y, 0, 0] }

  /// Creates a point from the first two numbers.
  public init(numbers: SIMD4<Double>) { self.init(x: numbers.x, y: numbers.y) }
}

extension CGRect: MixableNumbers {
  /// Interpolates between two rectangles, origin and size separately.
  public static func mixed(_ start: CGRect, _ end: CGRect, _ share: Double) -> CGRect {
    CGRect(
      x: between(start.origin.x, end.origin.x, share),
      y: between(start.origin.y, end.origin.y, share),
      width: between(start.size.width, end.size.width, share),
      height: between(start.size.height, end.size.height, share)
    )
  }

  /// Origin and size.
  public var numbers: SIMD4<Double> { [origin.x, origin.y, size.width, size.height] }

  /// Creates a rectangle from its origin and size.
  public init(numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}

extension CGAffineTransform: Mixable {
  /// Interpolates between two transforms by decomposition, with the shorter rotation.
  public static func mixed(
    _ start: CGAffineTransform,
    _ end: CGAffineTransform,
    _ share: Double
  ) -> CGAffineTransform {
    CATransform3DGetAffineTransform(
      .mixed(CATransform3DMakeAffineTransform(start), CATransform3DMakeAffineTransform(end), share)
    )
  }
}

extension CATransform3D: Mixable {
  /// Interpolates between two transforms by decomposition, with the shorter rotation.
  public static func mixed(
    _ start: CATransform3D,
    _ end: CATransform3D,
    _ share: Double
  ) -> CATransform3D {
    start == end ? start : .interpolated(from: start, to: end, fraction: share)
  }
}
