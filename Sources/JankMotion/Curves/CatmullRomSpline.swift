/// A smooth line through points in the plane.
///
/// A Catmull-Rom spline with centripetal spacing: tangents follow from the neighbours, weighted by
/// the square roots of their distances, so the line has no loops. This is Flutter's
/// CatmullRomSpline [certain: its published code and tests].
public struct CatmullRomSpline: Hashable, Sendable {
  /// The cubic polynomials between the points, in order.
  private let segments: [Segment]

  private struct Segment: Hashable {
    let x: Cubic
    let y: Cubic
  }

  /// Creates a spline through points.
  ///
  /// - Parameters:
  ///   - points: At least two points; neighbours must differ.
  ///   - startHandle: The point before the first, which sets its direction. Defaults to the second
  ///     point reflected in the first.
  ///   - endHandle: The point after the last. Defaults to the last but one reflected in the last.
  ///   - tension: 0 for the full tangents, 1 for straight lines.
  /// - Throws: `MotionError.tooFew` for the points, or `MotionError.outOfRange` for the tension or
  ///   the distance of two neighbours.
  public init(
    through points: [CurvePoint],
    startHandle: CurvePoint? = nil,
    endHandle: CurvePoint? = nil,
    tension: Double = 0
  ) throws(MotionError) {
    guard points.count >= 2 else {
      throw .tooFew(parameter: "points", found: points.count, minimum: 2)
    }
    let tension = try ParameterRange.closed(0, 1).checked(tension, "tension")
    let start = startHandle ?? points[1].reflected(in: points[0])
    let end = endHandle ?? points[points.count - 2].reflected(in: points[points.count - 1])
    let all = [start] + points + [end]
    let roots = try zip(all, all.dropFirst()).map { (a, b) throws(MotionError) in
      try ParameterRange.positive.checked(a.distance(to: b), "distance of points").squareRoot()
    }
    segments = (1..<points.count).map { index in
      let spacing = (roots[index - 1], roots[index], roots[index + 1])
      func cubic(_ coordinate: (CurvePoint) -> Double) -> Cubic {
        Cubic(
          between: all[(index - 1)...(index + 2)].map(coordinate),
          spacing: spacing,
          tension: tension
        )
      }
      return Segment(x: cubic(\.x), y: cubic(\.y))
    }
  }
}

extension CatmullRomSpline {
  /// The point at a parameter, with the error of a few roundings.
  ///
  /// - Parameter t: The parameter from 0 to 1. Each segment takes an equal share. Outside, the end
  ///   points count.
  /// - Returns: The point.
  public func point(at t: Double) -> CurvePoint {
    let position = t.heldAtEnds * Double(segments.count)
    let index = Swift.min(Int(position), segments.count - 1)
    let place = position - Double(index)
    return CurvePoint(x: segments[index].x.value(at: place), y: segments[index].y.value(at: place))
  }

  /// The quadratic coefficients of the first segment, which seed Flutter's sampling.
  var seedPoint: CurvePoint {
    CurvePoint(x: segments[0].x.quadratic, y: segments[0].y.quadratic)
  }
}

/// A cubic polynomial.
private struct Cubic: Hashable {
  let cubic: Double
  let quadratic: Double
  let linear: Double
  let constant: Double

  /// The polynomial between the middle two of four coordinates.
  init(between p: [Double], spacing: (Double, Double, Double), tension: Double) {
    let (before, between, after) = spacing
    let rise = p[2] - p[1]
    let start = (p[1] - p[0]) / before - (p[2] - p[0]) / (before + between)
    let end = (p[3] - p[2]) / after - (p[3] - p[1]) / (between + after)
    let m1 = (rise + start * between) * (1 - tension)
    let m2 = (rise + end * between) * (1 - tension)
    cubic = rise * -2 + (m1 + m2)
    quadratic = rise * 3 - m1 - (m1 + m2)
    linear = m1
    constant = p[1]
  }

  func value(at t: Double) -> Double {
    let square = t * t
    return cubic * square * t + quadratic * square + linear * t + constant
  }
}

extension CurvePoint {
  fileprivate func distance(to other: CurvePoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func reflected(in center: CurvePoint) -> CurvePoint {
    CurvePoint(x: center.x * 2 - x, y: center.y * 2 - y)
  }
}
