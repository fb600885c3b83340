public import Foundation

/// Corners of a rectangle; raw values as in UIKit.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, for shapes, masks and animation paths.
///
/// Round corners are quarter circles; the continuous corners of iOS are not modelled.
open class UIBezierPath: NSObject {
  private var draft = PathDraft()
  /// The line width of a stroke, in points.
  open var lineWidth: CGFloat = 1
  /// Whether areas that lie inside an even number of outlines stay empty when the path is filled.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    draft.addRect(rect)
  }

  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    draft.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    draft.addRect(rect, radii: SIMD2(repeating: cornerRadius), at: .allCorners)
  }

  /// Creates the path of a rectangle with some round corners, with radii in points.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    draft.addRect(rect, radii: SIMD2(cornerRadii), at: corners)
  }

  /// Creates the path of an arc.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The start angle in radians, 0 to the right, then downwards.
  ///   - endAngle: The end angle, in radians.
  ///   - clockwise: Whether the arc goes clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    draft = cgPath.draft
  }
}

extension UIBezierPath {
  /// The path as a Core Graphics path.
  public var cgPath: CGPath {
    get { .made(of: draft) }
    set { draft = newValue.draft }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { draft.elements.isEmpty }

  /// The bounding rectangle of all points, including control points; null for none.
  public var bounds: CGRect { draft.controlBox }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { draft.current.map { CGPoint($0) } ?? .zero }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { draft.move(to: SIMD2(point)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { draft.line(to: SIMD2(point)) }

  /// Adds a curve with two control points.
  public func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    let (first, second) = (SIMD2(controlPoint1), SIMD2(controlPoint2))
    draft.add(.curve(control1: first, control2: second, to: SIMD2(endPoint)))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    draft.add(.quadCurve(control: SIMD2(controlPoint), to: SIMD2(endPoint)))
  }

  /// Adds an arc, with angles in radians, clockwise on the screen if `clockwise`.
  public func addArc(
    withCenter center: CGPoint,
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
      isIncreasing: clockwise
    )
  }

  /// Closes the current subpath.
  public func close() { draft.close() }

  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) {
    for element in bezierPath.draft.elements { draft.add(element) }
  }

  /// Applies a transform to every point.
  public func apply(_ transform: CGAffineTransform) { draft = draft.applying(transform) }

  /// Removes all elements.
  public func removeAllPoints() { draft = PathDraft() }
}
