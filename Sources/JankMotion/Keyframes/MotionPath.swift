/// A path of straight and curved segments that an animation follows.
///
/// Source: the elements of CGPath.
public struct MotionPath: Equatable, Sendable {
  /// One command of a path, with coordinates in points.
  public enum Element: Equatable, Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: SIMD2<Double>)
    /// A straight line.
    case line(to: SIMD2<Double>)
    /// A quadratic curve with one control point.
    case quadCurve(control: SIMD2<Double>, to: SIMD2<Double>)
    /// A cubic Bézier curve with two control points.
    case curve(control1: SIMD2<Double>, control2: SIMD2<Double>, to: SIMD2<Double>)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The segments in order, each with its own start.
  let segments: [CubicSegment<SIMD2<Double>>]

  /// Creates a path.
  ///
  /// - Parameter elements: The commands, beginning with a move and drawing at least one segment.
  /// - Throws: `MotionError.tooFew` if nothing is drawn, or a segment comes before the first move;
  ///   `MotionError.outOfRange` if a coordinate is not finite.
  public init(_ elements: [Element]) throws(MotionError) {
    guard case .move(var start)? = elements.first else {
      throw .tooFew(parameter: "path moves before its first segment", found: 0, minimum: 1)
    }
    var pen = start
    var segments: [CubicSegment<SIMD2<Double>>] = []
    for (index, element) in elements.enumerated() {
      for point in element.points {
        try ParameterRange.finite.checked(point.vectorLength, "path[\(index)]")
      }
      if let segment = element.segment(from: pen, closingAt: start) {
        segments.append(segment)
        pen = segment.end
      } else if let point = element.points.first {
        (start, pen) = (point, point)
      }
    }
    guard !segments.isEmpty else { throw .tooFew(parameter: "path", found: 0, minimum: 1) }
    self.segments = segments
  }
}

extension MotionPath {
  /// The length of all segments, in points; moves have none.
  package var length: Double { segments.reduce(0) { $0 + $1.length() } }
}

extension MotionPath.Element {
  /// The points of the command; the last is its end.
  package var points: [SIMD2<Double>] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The segment of the command; nil for a move.
  fileprivate func segment(
    from pen: SIMD2<Double>,
    closingAt start: SIMD2<Double>
  ) -> CubicSegment<SIMD2<Double>>? {
    switch self {
    case .move: nil
    case .line(let end): CubicSegment(from: pen, to: end)
    case .quadCurve(let control, let end):
      // A quadratic curve is the cubic whose control points are two thirds of the distance to its
      // own.
      CubicSegment(
        start: pen,
        end: end,
        startTangent: (control - pen) * 2,
        endTangent: (end - control) * 2
      )
    case .curve(let control1, let control2, let end):
      CubicSegment(from: pen, control1: control1, control2: control2, to: end)
    case .close: CubicSegment(from: pen, to: start)
    }
  }
}
