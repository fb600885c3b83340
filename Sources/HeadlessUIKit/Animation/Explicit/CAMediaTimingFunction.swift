public import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject {
  let curve: CubicBezier

  /// Creates one of the named curves.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      case .default: .coreAnimationDefault
      default: fatalError("there is no timing function named \(name.rawValue)")
      }
  }

  /// Creates a curve from two control points, whose x must lie in 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = motion(of: "CAMediaTimingFunction") { () throws(MotionError) in
      try CubicBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    }
  }
}

extension CAMediaTimingFunction {
  /// Stores a point of the curve in two numbers: 0 and 3 are its ends, 1 and 2 its control points.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: SIMD2<Double> =
      switch idx {
      case 0: [0, 0]
      case 1: [curve.x1, curve.y1]
      case 2: [curve.x2, curve.y2]
      case 3: [1, 1]
      default: fatalError("a timing function has the points 0 to 3, found \(idx)")
      }
    unsafe ptr[0] = Float(point.x)
    unsafe ptr[1] = Float(point.y)
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw text.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// Fast at first, slow at the end; the curve of implicit animations.
  public static let `default` = Self(rawValue: "default")
}
