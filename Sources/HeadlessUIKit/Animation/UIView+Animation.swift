public import Foundation

extension UIView {
  /// Animates the changes made in a block, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: how long the changes take, in seconds; 0 makes them at once.
  ///   - animations: makes the changes.
  ///   - completion: called when all have ended; true where none was taken away before its end.
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
  /// A block inside another takes the duration and the curve of the outer, unless the options
  /// override them; documented by Apple.
  ///
  /// - Parameters:
  ///   - duration: how long the changes take, in seconds; 0 without delay makes them at once.
  ///   - delay: how long after the commit they start, in seconds.
  ///   - options: the curve and how the block behaves. While an interaction scrubs the transition
  ///     every curve is linear.
  ///   - animations: makes the changes.
  ///   - completion: called when all have ended; true where none was taken away before its end.
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
    pace.inherit(from: simulation.animations.contexts.last)
    AnimationBlock(pace, in: simulation, completion: completion).run(animations)
  }

  /// Animates the changes made in a block along a damped spring.
  ///
  /// The spring is the one that leaves a thousandth of the way to go at the duration; the curve
  /// among the options plays no part.
  ///
  /// While an interaction scrubs the transition the way is even, as with any other curve.
  ///
  /// - Parameters:
  ///   - duration: how long the changes take, in seconds; 0 without delay makes them at once.
  ///   - delay: how long after the commit they start, in seconds.
  ///   - dampingRatio: 1 does not overshoot; towards 0 it oscillates more and more.
  ///   - velocity: the speed at the start, in whole distances a second towards the target.
  ///   - options: how the block behaves.
  ///   - animations: makes the changes.
  ///   - completion: called when all have ended; true where none was taken away before its end.
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
  /// The block is over when the spring has settled, later than the perceived duration. While an
  /// interaction scrubs the transition the way to there is even, as with any other curve.
  ///
  /// - Parameters:
  ///   - duration: the period of the spring without damping, in seconds, above 0.
  ///   - bounce: 0 does not overshoot; up to 1 it oscillates more, below 0 and above −1 it creeps.
  ///   - velocity: the speed at the start, in whole distances a second towards the target.
  ///   - delay: how long after the commit they start, in seconds.
  ///   - options: how the block behaves.
  ///   - animations: makes the changes.
  ///   - completion: called when all have ended; true where none was taken away before its end.
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

  /// How long changes made here would take, in seconds; 0 outside a block of `animate`.
  public class var inheritedAnimationDuration: TimeInterval {
    Simulation.current.animations.contexts.last?.duration ?? 0
  }
}

extension TimingCurve {
  /// The curve, or the even way where an interaction is about to scrub what is animated.
  ///
  /// Certain: while a transition is interactive its animator's curve is replaced by linear.
  fileprivate func unlessScrubbed(in simulation: Simulation) -> TimingCurve {
    simulation.animations.isScrubbing ? .linear : self
  }
}

extension AnimationBlock.Pace {
  /// Takes over what a block around this one has, unless the options keep the own.
  mutating func inherit(from outer: (any AnimationContext)?) {
    guard let outer else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
  }
}
