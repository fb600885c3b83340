public import Foundation

extension UIView {
  /// How an animation through keyframes behaves; raw values as in UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which can hold those of ``AnimationOptions`` as well.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The parts of views that change their size are laid out in the block, to move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The keyframes are repeated for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The keyframes are gone through backwards after each pass.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A block inside another takes its own duration and not that of the outer.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A block inside another takes none of the outer's options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at the same speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through the values, at the same speed throughout.
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

  /// Animates changes made at several times, the keyframes that a block adds.
  ///
  /// The curve among the options, slow at both ends if none is, bends the time of the whole; what
  /// UIKit does is inferred.
  ///
  /// - Parameters:
  ///   - duration: how long all takes, in seconds; 0 makes the changes at once.
  ///   - delay: how long after the commit it starts, in seconds.
  ///   - options: how the values between are found and how the block behaves.
  ///   - animations: adds the keyframes; changes made outside of one take the whole duration.
  ///   - completion: called when all have ended; true where none was taken away before its end.
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

  /// Adds a keyframe to the block of `animateKeyframes` around it.
  ///
  /// - Parameters:
  ///   - frameStartTime: when its changes begin, as a share of the duration from 0 to 1.
  ///   - frameDuration: how long they take, as a share of the duration from 0 to 1.
  ///   - animations: makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = Simulation.current.animations.contexts.last as? KeyframeBlock else {
      fatalError("UIView.addKeyframe belongs into the block of UIView.animateKeyframes")
    }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
