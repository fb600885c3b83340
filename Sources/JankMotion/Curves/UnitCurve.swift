/// A timing curve of SwiftUI, held at its ends.
///
/// Unlike `CubicBezier`, it does not continue outside 0…1. Times of control points outside 0…1 are
/// clamped instead of rejected [certain: measured].
public enum UnitCurve: Hashable, Sendable {
  /// The straight line.
  case linear
  /// The lower right quarter of a circle: slow at the start.
  case circularEaseIn
  /// The upper left quarter of a circle: slow at the end.
  case circularEaseOut
  /// Both quarters, one after the other.
  case circularEaseInOut
  /// A cubic Bézier curve.
  case bezier(CubicBezier)

  /// Creates a cubic Bézier curve, clamping the times of its control points to 0…1.
  ///
  /// - Parameters:
  ///   - x1: The time of the first point, finite.
  ///   - y1: The value of the first point, finite.
  ///   - x2: The time of the second point, finite.
  ///   - y2: The value of the second point, finite.
  /// - Throws: `MotionError.outOfRange` for the first coordinate that is not finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    let first = try ParameterRange.finite.checked(x1, "x1")
    let second = try ParameterRange.finite.checked(x2, "x2")
    self = .bezier(try CubicBezier(x1: first.heldAtEnds, y1: y1, x2: second.heldAtEnds, y2: y2))
  }
}

extension UnitCurve {
  /// The value of the curve at a time.
  ///
  /// - Parameter progress: Progress in time, clamped to 0…1.
  /// - Returns: Progress in value, without dimension, with an error below 10⁻¹³.
  public func value(at progress: Double) -> Double {
    let x = progress.heldAtEnds
    switch self {
    case .linear: return x
    case .circularEaseIn: return Self.quarterCircle(x)
    case .circularEaseOut: return 1 - Self.quarterCircle(1 - x)
    case .circularEaseInOut:
      let half = Self.quarterCircle(2 * Double.minimum(x, 1 - x)) / 2
      return x < 0.5 ? half : 1 - half
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// The slope of the curve as SwiftUI reports it.
  ///
  /// Where a control point coincides with its end, SwiftUI divides zero by zero and reports 1 or 0,
  /// depending on rounding; `CubicBezier.slope(at:)` gives the limit [certain: measured].
  ///
  /// - Parameter progress: Progress in time, clamped to 0…1.
  /// - Returns: Progress in value per progress in time, without dimension; infinite where the curve
  ///   is vertical.
  public func slope(at progress: Double) -> Double {
    let x = progress.heldAtEnds
    switch self {
    case .linear: return 1
    case .circularEaseIn: return Self.quarterCircleSlope(x)
    case .circularEaseOut: return Self.quarterCircleSlope(1 - x)
    case .circularEaseInOut: return Self.quarterCircleSlope(2 * Double.minimum(x, 1 - x))
    case .bezier(let curve): return Self.reportedSlope(of: curve, at: x)
    }
  }

  /// 1 − √(1 − x²), without cancellation near zero.
  private static func quarterCircle(_ x: Double) -> Double {
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  private static func quarterCircleSlope(_ x: Double) -> Double {
    x / ((1 - x) * (1 + x)).squareRoot()
  }

  /// The slope of a curve, by SwiftUI's rules where its derivatives are zero.
  private static func reportedSlope(of curve: CubicBezier, at x: Double) -> Double {
    let parameter = curve.parameter(atTime: x)
    let run = powerFormSlope(curve.x1, curve.x2, at: parameter)
    guard abs(run) < 0x1p-40 else { return curve.slope(at: x) }
    let rise = powerFormSlope(curve.y1, curve.y2, at: parameter)
    if rise == run { return 1 }
    if run == 0 { return rise < 0 ? -.infinity : .infinity }
    return rise / run
  }

  /// The derivative of a coordinate, written as c + (2b + 3a·s)·s.
  ///
  /// The rounding error of a zero derivative depends on this form.
  private static func powerFormSlope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let c = first * 3
    let b = (second - first) * 3 - c
    let a = 1 - c - b
    return c + ((b + b) + (a * 3 * s)) * s
  }
}

extension Double {
  /// The number clamped to 0…1.
  var heldAtEnds: Double {
    Double.minimum(Double.maximum(self, 0), 1)
  }
}
