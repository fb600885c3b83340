internal import Foundation

struct PathDraft: Hashable {
  /// The distance of a quarter circle's control points from its ends, in radii (certain): four
  /// thirds of √2 − 1, which is exact in the middle of the quarter.
  private static let quarterHandle = 4.0 / 3 * (2.0.squareRoot() - 1)

  private(set) var elements: [MotionPath.Element] = []
  private(set) var current: SIMD2<Double>?
  private var start = SIMD2<Double>.zero

  init(_ elements: [MotionPath.Element] = []) {
    for element in elements { add(element) }
  }

  mutating func add(_ element: MotionPath.Element) {
    // A line without a start begins at its end.
    if current == nil, let end = element.end, !element.isMove { move(to: end) }
    elements.append(element)
    if element.isMove { start = element.end ?? start }
    current = element.end ?? start
  }

  mutating func move(to point: SIMD2<Double>) { add(.move(to: point)) }
  mutating func line(to point: SIMD2<Double>) { add(.line(to: point)) }

  mutating func close() {
    guard current != nil, elements.last != .close else { return }
    add(.close)
  }
}

// MARK: Shapes

extension PathDraft {
  mutating func addRect(_ rect: CGRect) {
    let corners = rect.corners.map { SIMD2($0) }
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }

  /// Adds an ellipse, from its right end towards its lower end.
  mutating func addEllipse(in rect: CGRect) {
    let middle = SIMD2<Double>(rect.midX, rect.midY)
    let radii = SIMD2(rect.size) / 2
    func point(_ x: Double, _ y: Double) -> SIMD2<Double> { middle + radii * SIMD2(x, y) }
    move(to: point(1, 0))
    let h = Self.quarterHandle
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      // A quarter turn takes (x, y) to (-y, x).
      add(
        .curve(
          control1: point(x - y * h, y + x * h),
          control2: point(-y + x * h, x + y * h),
          to: point(-y, x)
        )
      )
    }
    close()
  }

  /// Adds a rectangle with quarter ellipses at some corners.
  mutating func addRect(_ rect: CGRect, radii: SIMD2<Double>, at corners: UIRectCorner) {
    let radii = pointwiseMin(radii, SIMD2(rect.size) / 2)
    let h = Self.quarterHandle
    // Clockwise: each corner with the directions of its incoming and outgoing edges.
    let turns: [(UIRectCorner, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)] = [
      (.topRight, SIMD2<Double>(rect.maxX, rect.minY), SIMD2(1, 0), SIMD2(0, 1)),
      (.bottomRight, SIMD2<Double>(rect.maxX, rect.maxY), SIMD2(0, 1), SIMD2(-1, 0)),
      (.bottomLeft, SIMD2<Double>(rect.minX, rect.maxY), SIMD2(-1, 0), SIMD2(0, -1)),
      (.topLeft, SIMD2<Double>(rect.minX, rect.minY), SIMD2(0, -1), SIMD2(1, 0)),
    ]
    let inset = corners.contains(.topLeft) ? radii.x : 0
    move(to: SIMD2<Double>(rect.minX + inset, rect.minY))
    for (corner, place, coming, going) in turns {
      let reach = corners.contains(corner) ? radii : .zero
      let (first, last) = (place - coming * reach, place + going * reach)
      line(to: first)
      guard reach != .zero else { continue }
      add(
        .curve(
          control1: first + coming * reach * h,
          control2: last - going * reach * h,
          to: last
        )
      )
    }
    close()
  }

  /// Adds an arc, preceded by a line to its start if the path is not empty; angles are in radians,
  /// from x towards y.
  mutating func addArc(
    around center: SIMD2<Double>,
    radius: Double,
    from start: Double,
    to end: Double,
    isIncreasing: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = isIncreasing ? end - start : start - end
    if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = Double.minimum(sweep, turn) * (isIncreasing ? 1 : -1)
    func direction(_ angle: Double) -> SIMD2<Double> {
      let (sin, cos) = Maths.sinCos(angle)
      return SIMD2(cos, sin)
    }
    let first = center + direction(start) * radius
    if current == nil { move(to: first) } else { line(to: first) }
    guard sweep != 0 else { return }
    let count = (abs(sweep) / (turn / 4) - 1e-9).rounded(.up)
    let step = sweep / count
    let (sin, cos) = Maths.sinCos(step / 4)
    let handle = 4.0 / 3 * sin / cos * radius
    for index in 0..<Int(count) {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let (a, b) = (direction(from), direction(to))
      add(
        .curve(
          control1: center + a * radius + SIMD2(-a.y, a.x) * handle,
          control2: center + b * radius - SIMD2(-b.y, b.x) * handle,
          to: center + b * radius
        )
      )
    }
  }
}

// MARK: Queries

extension PathDraft {
  /// The bounding rectangle of all points, including control points; null for none.
  var controlBox: CGRect {
    let points = elements.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points.map { CGPoint($0) })
  }

  func applying(_ transform: CGAffineTransform) -> PathDraft {
    func moved(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(CGPoint(point).applying(transform))
    }
    return PathDraft(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .quadCurve(let control, let point):
          .quadCurve(control: moved(control), to: moved(point))
        case .curve(let first, let second, let point):
          .curve(control1: moved(first), control2: moved(second), to: moved(point))
        case .close: .close
        }
      }
    )
  }
}

extension MotionPath.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  /// The end point, or nil for an element that closes a subpath.
  fileprivate var end: SIMD2<Double>? { points.last }

  fileprivate var points: [SIMD2<Double>] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let point): [control, point]
    case .curve(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
