/// A timing curve drawn by two control points.
///
///     let curve = try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
///     curve.value(at: 0.5)  // 0.802403387584857
///
/// The curve leads from (0, 0) to (1, 1). With s running from 0 to 1 along it,
/// x(s) = 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³, and y likewise. The value at x is y(s) where x(s) = x.
/// Outside 0…1 the curve continues along its end tangents, as CSS Easing Level 2 has it;
/// `UnitCurve` is held at its ends, as in SwiftUI.
public struct CubicBezier: Hashable, Sendable {
  /// The progress in time of the first control point, 0 to 1.
  public let x1: Double
  /// The progress in value of the first control point, without dimension.
  public let y1: Double
  /// The progress in time of the second control point, 0 to 1.
  public let x2: Double
  /// The progress in value of the second control point, without dimension.
  public let y2: Double

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - x1: The time of the first point, 0 to 1.
  ///   - y1: The value of the first point, any finite number.
  ///   - x2: The time of the second point, 0 to 1.
  ///   - y2: The value of the second point, any finite number.
  /// - Throws: `MotionError.outOfRange` naming the first coordinate outside its range.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    self.x1 = try ParameterRange.closed(0, 1).checked(x1, "x1")
    self.y1 = try ParameterRange.finite.checked(y1, "y1")
    self.x2 = try ParameterRange.closed(0, 1).checked(x2, "x2")
    self.y2 = try ParameterRange.finite.checked(y2, "y2")
  }

  /// Creates a curve from coordinates known to be in range.
  init(knownX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension CubicBezier {
  /// The value of the curve.
  ///
  /// - Parameter x: Progress in time, where 0 is the start and 1 the end. Any number.
  /// - Returns: Progress in value, without dimension; the error is below 10⁻¹³ where the control
  ///   points lie within 0…1, and in proportion to their distance otherwise.
  public func value(at x: Double) -> Double {
    if isLinear { return x }
    guard x > 0 else { return x == 0 ? 0 : x * startSlope }
    guard x < 1 else { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
    guard x > 0.5 else {
      return BezierComponent(first: y1, second: y2).value(at: parameter(at: x))
    }
    // Near the end, what is left to go is found more exactly than what was done.
    let left = reversed
    let parameter = left.parameter(at: 1 - x)
    return 1 - BezierComponent(first: left.y1, second: left.y2).value(at: parameter)
  }

  /// The slope of the curve.
  ///
  /// Where both control points and an end coincide, this is the limit from inside. Where the
  /// tangent is vertical it is infinite, except outside 0…1, where the curve is then flat.
  ///
  /// - Parameter x: Progress in time, where 0 is the start and 1 the end. Any number.
  /// - Returns: Progress in value for progress in time, without dimension; the relative error is
  ///   below 10⁻¹² where the slope is neither near zero nor near infinity.
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

  /// The smallest and the largest value for times from 0 to 1.
  ///
  /// Without dimension; the error is that of a few roundings.
  public var valueRange: (minimum: Double, maximum: Double) {
    let component = BezierComponent(first: y1, second: y2)
    let values = component.turningPoints.map(component.value)
    return (values.reduce(0, Double.minimum), values.reduce(1, Double.maximum))
  }
}

extension CubicBezier {
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The same curve seen from its end, turned by half a turn.
  private var reversed: CubicBezier {
    CubicBezier(knownX1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
  }

  /// The slope with which the curve continues before 0.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    guard y1 == 0 else { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  /// The slope with which the curve continues after 1.
  private var endSlope: Double { reversed.startSlope }

  /// The place along the curve, 0 to 1, that has a given time within 0…1.
  func parameter(atTime x: Double) -> Double {
    x > 0.5 ? 1 - reversed.parameter(at: 1 - x) : parameter(at: x)
  }

  /// The place along the curve that has a given x within 0…1.
  ///
  /// Newton's method, kept between the nearest places known to lie before and behind. As x(s)
  /// never falls, each step narrows these bounds, and when Newton leaves them they are halved.
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
