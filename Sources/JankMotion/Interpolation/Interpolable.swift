/// A value that an animation can pass through on the way from one to another.
public protocol Interpolable: Equatable, Sendable {
  /// The value between two others.
  ///
  /// - Parameters:
  ///   - start: The value at 0.
  ///   - end: The value at 1.
  ///   - fraction: The position between them, possibly outside 0…1.
  /// - Returns: The value in between.
  static func interpolated(from start: Self, to end: Self, fraction: Double) -> Self
}

/// A value with components that are mixed each for itself: a number, point, size or colour.
public protocol VectorValue: Interpolable {
  /// The value whose components are 0.
  static var zero: Self { get }
  /// The sum, component by component.
  static func + (a: Self, b: Self) -> Self
  /// The difference, component by component.
  static func - (a: Self, b: Self) -> Self
  /// The product of each component with a factor.
  static func * (a: Self, factor: Double) -> Self
  /// The Euclidean length, in the unit of the components.
  var vectorLength: Double { get }
}

extension VectorValue {
  /// The value between two others, which meets both of them exactly.
  ///
  /// - Parameters:
  ///   - start: The value at 0.
  ///   - end: The value at 1.
  ///   - fraction: The position between them, possibly outside 0…1.
  /// - Returns: The value in between.
  public static func interpolated(from start: Self, to end: Self, fraction: Double) -> Self {
    // start + (end − start) · 1 need not be end; counting from the nearer end is exact at both.
    fraction < 0.5
      ? start + (end - start) * fraction : end - (end - start) * (1 - fraction)
  }
}

extension Double: VectorValue {
  /// The magnitude.
  public var vectorLength: Double { magnitude }
}

extension SIMD2<Double>: Interpolable, VectorValue {
  /// The Euclidean length, in the unit of the components.
  public var vectorLength: Double {
    let squares = self * self
    return (squares.x + squares.y).squareRoot()
  }
}

extension SIMD3<Double>: Interpolable, VectorValue {
  /// The Euclidean length, in the unit of the components.
  public var vectorLength: Double {
    let squares = self * self
    return (squares.x + squares.y + squares.z).squareRoot()
  }
}

extension SIMD4<Double>: Interpolable, VectorValue {
  /// The Euclidean length, in the unit of the components.
  public var vectorLength: Double {
    let squares = self * self
    return ((squares.x + squares.y) + (squares.z + squares.w)).squareRoot()
  }
}

extension Bool: Interpolable {
  /// The later value as soon as the fraction exceeds 0.
  ///
  /// Source: measured on Core Animation's `hidden` (certain).
  ///
  /// - Parameters:
  ///   - start: The value at 0.
  ///   - end: The value at every fraction above 0.
  ///   - fraction: The position between them.
  /// - Returns: One of the two.
  public static func interpolated(from start: Bool, to end: Bool, fraction: Double) -> Bool {
    fraction > 0 ? end : start
  }
}

extension PlaneTransform: Interpolable {}
extension Transform3D: Interpolable {}
