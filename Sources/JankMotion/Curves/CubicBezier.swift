/// A timing curve with two control points.
///
///     let curve = try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
///     curve.value(at: 0.5)  // 0.802403387584857
///
/// The curve runs from (0, 0) to (1, 1). For s from 0 to 1, x(s) = 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³,
/// and y likewise. The value at x is y(s) where x(s) = x. Outside 0…1 the curve continues along its
/// end tangents, as in CSS Easing Level 2; `UnitCurve` is held at its ends, as in SwiftUI.
public struct CubicBezier: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public let x1: Double
  /// The value of the first control point, without dimension.
  public let y1: Double
  /// The time of the second control point, 0 to 1.
  public let x2: Double
  /// The value of the second control point, without dimension.
  public let y2: Double

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - x1: The time of the first point, 0 to 1.
  ///   - y1: The value of the first point, finite.
  ///   - x2: The time of the second point, 0 to 1.
  ///   - y2: The value of the second point, finite.
  /// - Throws: `MotionError.outOfRange` for the first invalid coordinate.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    self.x1 = try ParameterRange.closed(0, 1).checked(x1, "x1")
    self.y1 = try ParameterRange.finite.checked(y1, "y1")
    self.x2 = try ParameterRange.closed(0, 1).checked(x2, "x2")
    self.y2 = try ParameterRange.finite.checked(y2, "y2")
  }

  init(knownX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension CubicBezier {
  /// The value of the curve at a time.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value, without dimension. The error is below 10⁻¹³ for control points
  ///   within 0…1, and grows in proportion to their distance.
  public func value(at x: Double) -> Double {
    if isLinear { return x }
    guard x > 0 else { return x == 0 ? 0 : x * startSlope }
    guard x < 1 else { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
    guard x > 0.5 else {
      return BezierComponent(first: y1, second: y2).value(at: parameter(at: x))
    }
    // Near the end, the remaining distance has a smaller error than the progress.
    let left = reversed
    let parameter = left.parameter(at: 1 - x)
    return 1 - BezierComponent(first: left.y1, second: left.y2).value(at: parameter)
  }

  /// The slope of the curve at a time.
  ///
  /// Where both control points coincide with an end, this is the limit from inside. A vertical
  /// tangent has an infinite slope; outside 0…1 the curve is flat there.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value per progress in time, without dimension. The relative error is
  ///   below 10⁻¹² unless the slope is near zero or infinity.
  public func slope(at x: Double) -> Double {
    if isLinear { return 1 }
    if x < 0 { return startSlope }
    if x > 1 { return endSlope }
    if x > 0.5 { return reversed.slope(at: 1 - x) }
    if x == 0, x1 == 0 {
      return y1 == 0 && (x2 > 0 || y2 == 0) ? startSlope : (y1 == 0 ? y2 : y1) * .infinity
    }
    let parameter = parameter(at: x)
    let run = BezierComponent(first: x1, second: x2).exactSlope(at: parameter)
    let rise = BezierComponent(first: y1, second: y2).exactSlope(at: parameter)
    return run.high > 0 ? (rise / run).high : rise.high < 0 ? -.infinity : .infinity
  }

  /// The smallest and the largest value for times from 0 to 1, without dimension.
  ///
  /// The error is that of a few roundings.
  public var valueRange: (minimum: Double, maximum: Double) {
    let component = BezierComponent(first: y1, second: y2)
    let values = component.turningPoints.map(component.value)
    return (values.reduce(0, Double.minimum), values.reduce(1, Double.maximum))
  }
}

extension CubicBezier {
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The curve turned by 180°, from its end to its start.
  private var reversed: CubicBezier {
    CubicBezier(knownX1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
  }

  /// The slope of the continuation before 0.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    guard y1 == 0 else { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  /// The slope of the continuation after 1.
  private var endSlope: Double { reversed.startSlope }

  /// The parameter, 0 to 1, of a time within 0…1.
  func parameter(atTime x: Double) -> Double {
    x > 0.5 ? 1 - reversed.parameter(at: 1 - x) : parameter(at: x)
  }

  /// The parameter at which the curve has a given x within 0…1.
  ///
  /// Newton's method between the nearest known bounds. As x(s) never decreases, each step narrows
  /// the bounds; if Newton's method leaves them, they are bisected.
  private func parameter(at x: Double) -> Double {
    let component = BezierComponent(first: x1, second: x2)
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<100 {
      let excess = component.value(at: parameter) - x
      if excess == 0 { break }
      if excess < 0 { low = parameter } else { high = parameter }
      let newton = parameter - excess / component.slope(at: parameter)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == parameter || next <= low || next >= high { break }
      parameter = next
    }
    return component.slope(at: parameter) < 0x1p-6
      ? component.refined(parameter, at: x) : parameter
  }
}
