public import Foundation
internal import JankEngine

/// An animation from one value to another.
///
/// Of the three values any may be left out; what is missing is taken from the model.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The change from the beginning to the end; of numbers, not of transforms.
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
/// The duration only cuts the spring off; ``settlingDuration`` is long enough to see it settle.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0.
  open var mass: CGFloat = 1
  /// The stiffness in mass per second squared, above 0.
  open var stiffness: CGFloat = 100
  /// The damping in mass per second, at least 0.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole distances a second towards the target.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical is taken as it is.
  open var allowsOverdamping = false

  /// Creates a spring of a perceived duration and a bounce, mass 1.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; up to 1 it oscillates more, below 0 and above −1 it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    let spring = motion(of: "CASpringAnimation") { () throws(MotionError) in
      try Spring(duration: perceptualDuration, bounce: bounce)
    }
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = bounce < 0
    duration = perceptualDuration
  }

  /// How long the spring takes to come within a thousandth of the distance, in seconds.
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
