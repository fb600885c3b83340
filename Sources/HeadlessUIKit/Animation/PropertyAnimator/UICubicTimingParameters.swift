public import Foundation

/// The Bézier curve of an animator.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  let bezier: CubicBezier
  private let type: UITimingCurveType

  /// Creates the default curve, slow at both ends.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    type = .builtin
    bezier =
      switch curve {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .system(let number): fatalError("an animator cannot use the system's curve \(number)")
      }
  }

  /// Creates a curve with two control points, whose x must lie in 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    type = .cubic
    bezier = motion(of: "UICubicTimingParameters") { () throws(MotionError) in
      try CubicBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    }
  }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: bezier.x1, y: bezier.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: bezier.x2, y: bezier.y2) }
  /// Whether the curve is a named one.
  open var timingCurveType: UITimingCurveType { type }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: there is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
