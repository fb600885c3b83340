public import Foundation

#if !canImport(Darwin)

/// An immutable path of lines and curves.
public class CGPath: Hashable {
  fileprivate(set) var draft: PathDraft

  init(_ draft: PathDraft) {
    self.draft = draft
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var draft = PathDraft()
    draft.addRect(rect)
    self.init(unsafe draft.applying(transform))
  }

  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var draft = PathDraft()
    draft.addEllipse(in: rect)
    self.init(unsafe draft.applying(transform))
  }

  /// Creates the path of a rectangle with rounded corners; the radii are in points.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var draft = PathDraft()
    draft.addRect(rect, radii: SIMD2<Double>(cornerWidth, cornerHeight), at: .allCorners)
    self.init(unsafe draft.applying(transform))
  }

  /// The bounding rectangle of all points, including control points; null for none.
  public var boundingBox: CGRect { draft.controlBox }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { draft.current.map { CGPoint($0) } ?? .zero }

  /// Whether the path has no elements.
  public var isEmpty: Bool { draft.elements.isEmpty }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(draft) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(draft) }

  /// Whether two paths have equal elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.draft == right.draft }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(draft)
  }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  override init(_ draft: PathDraft) {
    super.init(draft)
  }

  /// Creates an empty path.
  public init() {
    super.init(PathDraft())
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { draft.move(to: SIMD2(point)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { draft.line(to: SIMD2(point)) }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draft.add(.quadCurve(control: SIMD2(control), to: SIMD2(end)))
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draft.add(.curve(control1: SIMD2(control1), control2: SIMD2(control2), to: SIMD2(end)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { draft.addRect(rect) }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { draft.addEllipse(in: rect) }

  /// Adds an arc of a circle, with angles in radians.
  ///
  /// In view coordinates, with y downwards, `clockwise` appears counterclockwise, as Core Graphics
  /// documents.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    draft.addArc(
      around: SIMD2(center),
      radius: radius,
      from: startAngle,
      to: endAngle,
      isIncreasing: !clockwise
    )
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) {
    for element in path.draft.elements { draft.add(element) }
  }

  /// Closes the current subpath.
  public func closeSubpath() { draft.close() }
}

extension PathDraft {
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathDraft {
    unsafe transform.map { unsafe applying($0.pointee) } ?? self
  }
}

#else

extension CGPath {
  var draft: PathDraft {
    var elements: [MotionPath.Element] = []
    unsafe applyWithBlock { pointer in
      let points = unsafe pointer.pointee.points
      func point(_ index: Int) -> SIMD2<Double> { unsafe SIMD2(points[index]) }
      switch unsafe pointer.pointee.type {
      case .moveToPoint: elements.append(.move(to: point(0)))
      case .addLineToPoint: elements.append(.line(to: point(0)))
      case .addQuadCurveToPoint: elements.append(.quadCurve(control: point(0), to: point(1)))
      case .addCurveToPoint:
        elements.append(.curve(control1: point(0), control2: point(1), to: point(2)))
      case .closeSubpath: elements.append(.close)
      @unknown default: break
      }
    }
    return PathDraft(elements)
  }
}

#endif

extension CGPath {
  static func made(of draft: PathDraft) -> CGPath {
    #if canImport(Darwin)
    let path = CGMutablePath()
    for element in draft.elements {
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .quadCurve(let control, let end):
        path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
      case .curve(let first, let second, let end):
        path.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
      case .close: path.closeSubpath()
      }
    }
    return path
    #else
    return CGPath(draft)
    #endif
  }
}
