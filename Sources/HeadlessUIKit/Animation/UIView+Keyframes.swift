public import Foundation

extension UIView {
  /// The options of a keyframe animation; raw values as in UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which may include those of ``AnimationOptions``.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews of resized views are laid out in the block, so they animate too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views accept touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The keyframes repeat forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The keyframes play backwards after each pass.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An inner block keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An inner block inherits no options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through the values, at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates the keyframes that a block adds.
  ///
  /// The curve in the options applies to the time of the whole; the default is slow at both ends.
  /// What UIKit does is inferred.
  ///
  /// - Parameters:
  ///   - duration: The duration of all keyframes, in seconds; 0 makes the changes at once.
  ///   - delay: The delay of the start after the commit, in seconds.
  ///   - options: The interpolation and other options.
  ///   - animations: Adds the keyframes; other changes take the whole duration.
  ///   - completion: Called when all have ended; false if one was removed before its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    let around = simulation.animations.contexts.last
    // Inside an animator's block the keyframes belong to the animator.
    if let animator = around as? AnimatorBlock {
      KeyframeBlock(in: animator, mode: options.mode).run(animations)
      if let completion { animator.whenDone { completion($0 == .end) } }
      return
    }
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    var pace = AnimationBlock.Pace(
      duration: duration,
      delay: delay,
      curve: simulation.animations.isScrubbing ? .linear : plain.curve,
      options: plain
    )
    pace.inherit(from: around)
    let block = AnimationBlock(pace, in: simulation, completion: completion)
    block.run { KeyframeBlock(in: block, mode: options.mode).run(animations) }
  }

  /// Adds a keyframe to the surrounding block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration from 0 to 1.
  ///   - frameDuration: The length, as a fraction of the duration from 0 to 1.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = Simulation.current.animations.contexts.last as? KeyframeBlock else {
      fatalError("call UIView.addKeyframe inside the block of UIView.animateKeyframes")
    }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
