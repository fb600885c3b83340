public import HeadlessUIKit

/// A value that a property passes through between two others.
public protocol Mixable: Equatable, Sendable {
  /// The value at a share of the way from one to another, as Core Animation passes through it.
  static func mixed(_ start: Self, _ end: Self, _ share: Double) -> Self
}

/// A value that is mixed number by number, so that a smooth way leads through several.
public protocol MixableNumbers: Mixable {
  /// The value as numbers, unused ones zero.
  var numbers: SIMD4<Double> { get }

  /// Creates the value of its numbers; unused ones are ignored.
  init(numbers: SIMD4<Double>)
}

// Counted from the end, or from the beginning where that is zero: ways that begin or end at rest in
// the corner are met to the bit, and so are both ends of every other.
private func between(_ start: Double, _ end: Double, _ share: Double) -> Double {
  if start == end || share == 0 { return start }
  return start == 0 ? end * share : end + (start - end) * (1 - share)
}

extension CGFloat: MixableNumbers {
  /// The number in between.
  public static func mixed(_ start: CGFloat, _ end: CGFloat, _ share: Double) -> CGFloat {
    between(start, end, share)
  }

  /// The number and three zeros.
  public var numbers: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }

  /// Creates the first of the numbers.
  public init(numbers: SIMD4<Double>) { self.init(numbers.x) }
}

extension CGPoint: MixableNumbers {
  /// The point in between.
  public static func mixed(_ start: CGPoint, _ end: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: between(start.x, end.x, share), y: between(start.y, end.y, share))
  }

  /// The coordinates and two zeros.
  public var numbers: SIMD4<Double> { [x, y, 0, 0] }

  /// Creates a point of the first two numbers.
  public init(numbers: SIMD4<Double>) { self.init(x: numbers.x, y: numbers.y) }
}

extension CGRect: MixableNumbers {
  /// The rectangle in between, origin and size mixed each for itself.
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

  /// Creates a rectangle of its origin and size.
  public init(numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}

extension CGAffineTransform: Mixable {
  /// The transform in between, taken apart and turned by the shorter way.
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
  /// The transform in between, taken apart and turned by the shorter way.
  public static func mixed(
    _ start: CATransform3D,
    _ end: CATransform3D,
    _ share: Double
  ) -> CATransform3D {
    start == end ? start : .interpolated(from: start, to: end, fraction: share)
  }
}
