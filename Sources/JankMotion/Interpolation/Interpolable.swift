/// A value that an animation can interpolate.
public protocol Interpolable: Equatable, Sendable {
  /// Interpolates between two values; `fraction` may be outside 0…1.
  static func interpolated(from start: Self, to end: Self, fraction: Double) -> Self
}

/// A value that is interpolated by component: a number, point, size or colour.
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
  /// Interpolates between two values, exact at both ends; `fraction` may be outside 0…1.
  public static func interpolated(from start: Self, to end: Self, fraction: Double) -> Self {
    // start + (end − start) · 1 may differ from end; interpolating from the nearer end is exact.
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
  /// Returns `end` for every fraction above 0, else `start`.
  ///
  /// Source: measured on Core Animation's `hidden` (certain).
  public static func interpolated(from start: Bool, to end: Bool, fraction: Double) -> Bool {
    fraction > 0 ? end : start
  }
}

extension PlaneTransform: Interpolable {}
extension Transform3D: Interpolable {}
