public import Foundation

/// The spring of an animator.
///
/// A spring of mass, stiffness and damping, or of a perceived duration, takes the time it takes,
/// whatever the duration of the animator; one of a damping ratio fits into that duration.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start in whole distances a second: for positions along each axis, for
  /// everything else by its length.
  public let initialVelocity: CGVector
  private let make: Make

  private enum Make {
    case fitted(dampingRatio: Double)
    case physical(Spring)
  }

  /// Creates the spring of the system's own transitions.
  public override convenience init() {
    self.init(.physical(.system), initialVelocity: .zero)
  }

  /// Creates a spring that fits into the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not overshoot; towards 0 it oscillates more and more.
  ///   - velocity: the speed at the start in whole distances a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.fitted(dampingRatio: ratio), initialVelocity: velocity)
  }

  /// Creates a spring that fits into the animator's duration and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring of its physical constants.
  ///
  /// - Parameters:
  ///   - mass: the mass, above 0.
  ///   - stiffness: the stiffness in mass per second squared, above 0.
  ///   - damping: the damping in mass per second, at least 0; beyond the critical it is critical.
  ///   - velocity: the speed at the start in whole distances a second.
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

  /// Creates a spring of a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the period without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; up to 1 it oscillates more, below 0 and above −1 it creeps.
  ///   - velocity: the speed at the start in whole distances a second.
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

  /// That there is a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nothing: there is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UISpringTimingParameters {
  private var speed: Double {
    let (dx, dy) = (initialVelocity.dx, initialVelocity.dy)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// How long the spring takes in an animator of a duration, in seconds.
  func length(in duration: Double) -> Double {
    switch make {
    case .fitted: duration
    case .physical(let spring): spring.settlingDuration(initialVelocity: speed)
    }
  }

  /// The motion along the x axis, the y axis, and of everything else.
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
