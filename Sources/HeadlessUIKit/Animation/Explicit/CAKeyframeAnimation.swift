public import Foundation
internal import JankEngine

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The path of a point, instead of values: each element that draws is a segment.
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration from 0 to 1, never falling.
  open var keyTimes: [NSNumber]?
  /// The curve of each segment; segments without one are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the smooth curve is at each value.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner of the smooth curve is at each value.
  open var continuityValues: [NSNumber]?
  /// The side of each value on which the smooth curve passes.
  open var biasValues: [NSNumber]?

  override func course(
    along keyPath: LayerKeyPath,
    in simulation: Simulation
  ) -> LayerAnimation.Course {
    if let path { return course(along: path) }
    let values = (values ?? []).compactMap { keyPath.value($0, in: simulation) }
    guard !values.isEmpty else { return .nothing }
    let keyframes = motion(of: "CAKeyframeAnimation") { () throws(MotionError) in
      try LayerKeyframes(
        values: values,
        keyTimes: keyTimes?.map(\.doubleValue),
        mode: calculationMode.mode,
        curves: (timingFunctions ?? []).map(\.curve),
        shapes: try shapes(count: values.count)
      )
    }
    return .keyframes(keyframes, curve)
  }

  private func course(along path: CGPath) -> LayerAnimation.Course {
    let track = motion(of: "CAKeyframeAnimation") { () throws(MotionError) in
      try PathTrack(
        path: MotionPath(path.draft.elements),
        keyTimes: keyTimes?.map(\.doubleValue),
        mode: calculationMode.mode,
        curves: (timingFunctions ?? []).map(\.curve)
      )
    }
    return .keyframes(.path(track), curve)
  }

  private func shapes(count: Int) throws(MotionError) -> [KeyShape] {
    var shapes: [KeyShape] = []
    for index in 0..<count {
      func number(_ list: [NSNumber]?) -> Double {
        guard let list, index < list.count else { return 0 }
        return list[index].doubleValue
      }
      shapes.append(
        try KeyShape(
          tension: number(tensionValues),
          continuity: number(continuityValues),
          bias: number(biasValues)
        )
      )
    }
    return shapes
  }
}

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw text.
  public let rawValue: String

  /// Creates a mode from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at constant speed.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  /// A smooth curve through the values, at constant speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  fileprivate var mode: CalculationMode { CalculationMode(rawValue: rawValue) ?? .linear }
}
