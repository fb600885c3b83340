public import Foundation

extension UIView {
  /// Animates the changes made in a block, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 makes the changes at once.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all have ended; false if one was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes made in a block with a delay and a curve.
  ///
  /// Documented by Apple: an inner block inherits the duration and the curve of the outer one,
  /// unless the options override them.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 without delay makes the changes at once.
  ///   - delay: The delay of the start after the commit, in seconds.
  ///   - options: The curve and other options. Every curve is linear while an interaction scrubs
  ///     the transition.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all have ended; false if one was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    var pace = AnimationBlock.Pace(
      duration: duration,
      delay: delay,
      curve: options.curve.unlessScrubbed(in: simulation),
      options: options
    )
    if simulation.animations.isInBlock {
      pace.inherit(from: simulation.animations.contexts.last)
    }
    AnimationBlock(pace, in: simulation, completion: completion).run(animations)
  }

  /// Animates the changes made in a block along a damped spring.
  ///
  /// At the duration the spring is a thousandth of the distance from its target. The curve in the
  /// options has no effect. The curve is linear while an interaction scrubs the transition.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 without delay makes the changes at once.
  ///   - delay: The delay of the start after the commit, in seconds.
  ///   - dampingRatio: 1 does not overshoot; towards 0 it oscillates more and more.
  ///   - velocity: The initial velocity towards the target, in whole distances per second.
  ///   - options: The options.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all have ended; false if one was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = motion(of: "UIView.animate") { () throws(MotionError) in
      try Spring(
        uiKitDuration: max(duration, 0),
        dampingRatio: dampingRatio,
        initialVelocity: velocity
      )
    }
    let simulation = Simulation.current
    let pace = AnimationBlock.Pace(
      duration: duration,
      delay: delay,
      curve: TimingCurve.spring(spring, initialVelocity: velocity)
        .unlessScrubbed(in: simulation),
      options: options
    )
    AnimationBlock(pace, in: simulation, completion: completion).run(animations)
  }

  /// Animates the changes made in a block along a spring of a perceived duration and a bounce.
  ///
  /// The block ends when the spring has settled, later than the perceived duration. The curve is
  /// linear while an interaction scrubs the transition.
  ///
  /// - Parameters:
  ///   - duration: The period of the spring without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; towards 1 it oscillates more; between 0 and −1 it is
  ///     overdamped.
  ///   - velocity: The initial velocity towards the target, in whole distances per second.
  ///   - delay: The delay of the start after the commit, in seconds.
  ///   - options: The options.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all have ended; false if one was removed before its end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = motion(of: "UIView.animate") { () throws(MotionError) in
      try Spring(duration: duration, bounce: bounce)
    }
    let simulation = Simulation.current
    let pace = AnimationBlock.Pace(
      duration: spring.settlingDuration(initialVelocity: velocity),
      delay: delay,
      curve: TimingCurve.spring(spring, initialVelocity: velocity)
        .unlessScrubbed(in: simulation),
      options: options
    )
    AnimationBlock(pace, in: simulation, completion: completion).run(animations)
  }

  /// Makes the changes in a block without animating them, even inside an animated block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actions()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether changes made in a block of `animate` are animated.
  public class var areAnimationsEnabled: Bool { Simulation.current.animations.areEnabled }

  /// Sets whether changes made in a block of `animate` are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.animations.areEnabled = enabled
  }

  /// The duration of changes made here, in seconds; 0 outside a block of `animate`.
  public class var inheritedAnimationDuration: TimeInterval {
    Simulation.current.animations.contexts.last?.duration ?? 0
  }
}

extension TimingCurve {
  /// Returns the curve, or a linear one if an interaction is about to scrub the animations.
  ///
  /// Certain: while a transition is interactive, its animator's curve is replaced by linear.
  fileprivate func unlessScrubbed(in simulation: Simulation) -> TimingCurve {
    simulation.animations.isScrubbing ? .linear : self
  }
}

extension AnimationBlock.Pace {
  /// Inherits duration and curve of the outer block, unless the options override them.
  mutating func inherit(from outer: (any AnimationContext)?) {
    guard let outer else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
  }
}
