public import Foundation
internal import JankEngine

/// An animation from one value to another.
///
/// Each of the three values is optional; the model supplies the missing ones.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between both; for numbers, not for transforms.
  open var byValue: Any?

  override func course(
    along keyPath: LayerKeyPath,
    in simulation: Simulation
  ) -> LayerAnimation.Course {
    .ends(
      LayerEnds(
        from: keyPath.value(fromValue, in: simulation),
        to: keyPath.value(toValue, in: simulation),
        by: keyPath.value(byValue, in: simulation)
      ),
      curve
    )
  }
}

/// An animation from one value to another along a damped spring.
///
/// The duration only cuts the spring off; set it to ``settlingDuration`` to see the spring settle.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0.
  open var mass: CGFloat = 1
  /// The stiffness in mass per second squared, above 0.
  open var stiffness: CGFloat = 100
  /// The damping in mass per second, at least 0.
  open var damping: CGFloat = 10
  /// The initial velocity towards the target, in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above the critical value is used as it is.
  open var allowsOverdamping = false

  /// Creates a spring of mass 1 from a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; towards 1 it oscillates more; between 0 and −1 it is
  ///     overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    let spring = motion(of: "CASpringAnimation") { () throws(MotionError) in
      try Spring(duration: perceptualDuration, bounce: bounce)
    }
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = bounce < 0
    duration = perceptualDuration
  }

  /// The time until the spring stays within a thousandth of the distance, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(initialVelocity: initialVelocity)
  }

  private var spring: Spring {
    motion(of: "CASpringAnimation") { () throws(MotionError) in
      try Spring(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        allowsOverdamping: allowsOverdamping
      )
    }
  }

  override var curve: TimingCurve { .spring(spring, initialVelocity: initialVelocity) }
}
