public import Foundation

/// Corners of a rectangle; raw values as in UIKit.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, for shapes, masks and ways to move along.
///
/// Round corners are quarters of circles; the smoother ones that iOS draws are not modelled.
open class UIBezierPath: NSObject {
  private var draft = PathDraft()
  /// How wide a line along the path would be drawn, in points.
  open var lineWidth: CGFloat = 1

  /// Creates a path without anything in it.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    draft.addRect(rect)
  }

  /// Creates the path of an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    draft.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    draft.addRect(rect, radii: SIMD2(repeating: cornerRadius), at: .allCorners)
  }

  /// Creates the path of a rectangle of which some corners are round, with radii in points.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    draft.addRect(rect, radii: SIMD2(cornerRadii), at: corners)
  }

  /// Creates the path of a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the middle.
  ///   - radius: the radius, in points.
  ///   - startAngle: the angle of the beginning in radians, 0 to the right, then downwards.
  ///   - endAngle: the angle of the end.
  ///   - clockwise: which way round it goes, as seen on the screen.
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

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    draft = cgPath.draft
  }
}

extension UIBezierPath {
  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { .made(of: draft) }
    set { draft = newValue.draft }
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { draft.elements.isEmpty }

  /// The smallest upright rectangle around all points, control points included; null for none.
  public var bounds: CGRect { draft.controlBox }

  /// Where the path has got to; zero where it has not begun.
  public var currentPoint: CGPoint { draft.current.map { CGPoint($0) } ?? .zero }

  /// Begins at a point.
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

  /// Adds a part of a circle, with angles in radians, clockwise as seen on the screen or not.
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

  /// Goes back to where the last piece began.
  public func close() { draft.close() }

  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) {
    for element in bezierPath.draft.elements { draft.add(element) }
  }

  /// Moves every point by a transform.
  public func apply(_ transform: CGAffineTransform) { draft = draft.applying(transform) }

  /// Takes everything out.
  public func removeAllPoints() { draft = PathDraft() }
}
