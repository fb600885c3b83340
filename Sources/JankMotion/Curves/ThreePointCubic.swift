/// Two cubic Bézier curves that meet in a point.
///
/// Flutter uses it for the page transitions of iOS, which a single cubic curve does not fit.
public struct ThreePointCubic: Hashable, Sendable {
  /// The time at which the curves meet, between 0 and 1.
  public let middleTime: Double
  /// The value at which the curves meet, between 0 and 1.
  public let middleValue: Double
  private let first: CubicBezier
  private let second: CubicBezier

  /// Creates a curve from points of a time and a value.
  ///
  /// - Parameters:
  ///   - firstControls: The control points between (0, 0) and the middle.
  ///   - middle: The point where the curves meet, both coordinates between 0 and 1.
  ///   - secondControls: The control points between the middle and (1, 1).
  /// - Throws: `MotionError.outOfRange` for a coordinate. The time of a control point must be
  ///   within its half; the error gives it as a fraction of that half.
  public init(
    firstControls: (CurvePoint, CurvePoint),
    middle: CurvePoint,
    secondControls: (CurvePoint, CurvePoint)
  ) throws(MotionError) {
    let inside = ParameterRange.open(0, 1)
    let time = try inside.checked(middle.x, "middle.x")
    let value = try inside.checked(middle.y, "middle.y")
    let (a1, b1) = firstControls
    let (a2, b2) = secondControls
    middleTime = time
    middleValue = value
    first = try CubicBezier(
      x1: a1.x / time,
      y1: a1.y / value,
      x2: b1.x / time,
      y2: b1.y / value
    )
    second = try CubicBezier(
      x1: (a2.x - time) / (1 - time),
      y1: (a2.y - value) / (1 - value),
      x2: (b2.x - time) / (1 - time),
      y2: (b2.y - value) / (1 - value)
    )
  }
}

extension ThreePointCubic {
  /// The value of the curve at a time.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value, without dimension, with an error below 10⁻¹³ within 0…1.
  public func value(at x: Double) -> Double {
    guard x >= middleTime else { return first.value(at: x / middleTime) * middleValue }
    let progress = (x - middleTime) / (1 - middleTime)
    return middleValue + second.value(at: progress) * (1 - middleValue)
  }

  /// The slope at a time, from the right where the curves meet.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value per progress in time, without dimension.
  public func slope(at x: Double) -> Double {
    guard x >= middleTime else {
      return first.slope(at: x / middleTime) * middleValue / middleTime
    }
    let (time, value) = (1 - middleTime, 1 - middleValue)
    return second.slope(at: (x - middleTime) / time) * value / time
  }

  /// Flutter's curve of a page push, fitted to frames of iOS 16.3.
  ///
  /// [certain as Flutter's, inferred for iOS]
  public static let flutterPagePush = ThreePointCubic(
    middleTime: 0.198,
    middleValue: 0.541,
    first: CubicBezier(
      knownX1: 0.056 / 0.198,
      y1: 0.024 / 0.541,
      x2: 0.108 / 0.198,
      y2: 0.3085 / 0.541
    ),
    second: CubicBezier(
      knownX1: (0.3655 - 0.198) / (1 - 0.198),
      y1: (1 - 0.541) / (1 - 0.541),
      x2: (0.5465 - 0.198) / (1 - 0.198),
      y2: (0.989 - 0.541) / (1 - 0.541)
    )
  )

  private init(
    middleTime: Double,
    middleValue: Double,
    first: CubicBezier,
    second: CubicBezier
  ) {
    self.middleTime = middleTime
    self.middleValue = middleValue
    self.first = first
    self.second = second
  }
}
