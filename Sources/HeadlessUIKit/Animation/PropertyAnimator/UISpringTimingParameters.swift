public import Foundation

/// The spring of an animator.
///
/// A spring of mass, stiffness and damping, or of a perceived duration, has its own duration,
/// whatever the animator's. A spring of a damping ratio fits into the animator's duration.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity in whole distances per second: for positions along each axis, for all
  /// other properties its length.
  public let initialVelocity: CGVector
  private let make: Make

  private enum Make {
    case fitted(dampingRatio: Double)
    case physical(Spring)
  }

  /// Creates the spring of the system's transitions.
  public override convenience init() {
    self.init(.physical(.system), initialVelocity: .zero)
  }

  /// Creates a spring that fits into the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not overshoot; towards 0 it oscillates more and more.
  ///   - velocity: The initial velocity in whole distances per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.fitted(dampingRatio: ratio), initialVelocity: velocity)
  }

  /// Creates a spring that fits into the animator's duration and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The stiffness in mass per second squared, above 0.
  ///   - damping: The damping in mass per second, at least 0; values above the critical one count
  ///     as critical.
  ///   - velocity: The initial velocity in whole distances per second.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let spring = motion(of: "UISpringTimingParameters") { () throws(MotionError) in
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    self.init(.physical(spring), initialVelocity: velocity)
  }

  /// Creates a spring from a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The period without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; towards 1 it oscillates more; between 0 and −1 it is
  ///     overdamped.
  ///   - velocity: The initial velocity in whole distances per second.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = .zero
  ) {
    let spring = motion(of: "UISpringTimingParameters") { () throws(MotionError) in
      try Spring(duration: duration, bounce: bounce)
    }
    self.init(.physical(spring), initialVelocity: velocity)
  }

  private init(_ make: Make, initialVelocity: CGVector) {
    self.make = make
    self.initialVelocity = initialVelocity
  }

  /// The kind: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: there is no Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UISpringTimingParameters {
  private var speed: Double {
    let (dx, dy) = (initialVelocity.dx, initialVelocity.dy)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The duration of the spring in an animator of a given duration, in seconds.
  func length(in duration: Double) -> Double {
    switch make {
    case .fitted: duration
    case .physical(let spring): spring.settlingDuration(initialVelocity: speed)
    }
  }

  func curves(in duration: Double) -> (x: TimingCurve, y: TimingCurve, other: TimingCurve) {
    (
      curve(initialVelocity.dx, in: duration), curve(initialVelocity.dy, in: duration),
      curve(speed, in: duration)
    )
  }

  private func curve(_ velocity: Double, in duration: Double) -> TimingCurve {
    switch make {
    case .physical(let spring): return .spring(spring, initialVelocity: velocity)
    case .fitted(let ratio):
      let spring = motion(of: "UISpringTimingParameters") { () throws(MotionError) in
        try Spring(uiKitDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
      }
      return .spring(spring, initialVelocity: velocity)
    }
  }
}
