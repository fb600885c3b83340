public import Foundation

#if !canImport(Darwin)

/// A path of lines and curves that stays as it was made.
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

  /// Creates the path of an ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var draft = PathDraft()
    draft.addEllipse(in: rect)
    self.init(unsafe draft.applying(transform))
  }

  /// Creates the path of a rectangle with rounded corners, whose radii are in points.
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

  /// The smallest upright rectangle around all points, control points included; null for none.
  public var boundingBox: CGRect { draft.controlBox }

  /// Where the path has got to; zero where it has not begun.
  public var currentPoint: CGPoint { draft.current.map { CGPoint($0) } ?? .zero }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { draft.elements.isEmpty }

  /// The same path, fixed.
  public func copy() -> CGPath? { CGPath(draft) }

  /// The same path, to be gone on with.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(draft) }

  /// Whether two paths are built of the same points.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.draft == right.draft }

  /// Takes the points into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(draft)
  }
}

/// A path that is being drawn.
public final class CGMutablePath: CGPath {
  override init(_ draft: PathDraft) {
    super.init(draft)
  }

  /// Creates a path without anything in it.
  public init() {
    super.init(PathDraft())
  }

  /// Begins at a point.
  public func move(to point: CGPoint) { draft.move(to: SIMD2(point)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { draft.line(to: SIMD2(point)) }

  /// Adds lines from point to point.
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

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { draft.addEllipse(in: rect) }

  /// Adds a part of a circle, with angles in radians.
  ///
  /// With y down, as views have it, `clockwise` is seen as the other way round, as Core Graphics
  /// documents it.
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

  /// Goes back to where the last piece began.
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
  /// A path of what a layer has.
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
