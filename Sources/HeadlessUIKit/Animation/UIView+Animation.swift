public import Foundation
internal import JankEngine

extension UIView {
  /// How a block of animations behaves; raw values as in UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slow at both ends; the curve that no option stands for.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .cubicBezier(.easeIn)
      case 2: .cubicBezier(.easeOut)
      case 3: .linear
      default: .cubicBezier(.easeInEaseOut)
      }
    }
  }

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
  /// - Parameters:
  ///   - duration: how long the changes take, in seconds; 0 without delay makes them at once.
  ///   - delay: how long after the commit they start, in seconds.
  ///   - options: the curve. While an interaction scrubs the transition every curve is linear.
  ///   - animations: makes the changes.
  ///   - completion: called when all have ended; true where none was taken away before its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = Simulation.current.isScrubbing ? .linear : options.curve
    AnimationBlock(duration: duration, delay: delay, curve: curve, completion: completion)
      .run(animations)
  }

  /// Animates the changes made in a block along a damped spring.
  ///
  /// The spring is the one that leaves a thousandth of the way to go at the duration; the curve
  /// among the options plays no part.
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
    do throws(MotionError) {
      let spring = try Spring(
        uiKitDuration: max(duration, 0),
        dampingRatio: dampingRatio,
        initialVelocity: velocity
      )
      let curve = TimingCurve.spring(spring, initialVelocity: velocity)
      AnimationBlock(duration: duration, delay: delay, curve: curve, completion: completion)
        .run(animations)
    } catch {
      fatalError("UIView.animate: \(error)")
    }
  }

  /// Makes the changes in a block without animating them, even inside an animated block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actions()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether changes made in a block of `animate` are animated.
  public class var areAnimationsEnabled: Bool { Simulation.current.areAnimationsEnabled }

  /// Sets whether changes made in a block of `animate` are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.areAnimationsEnabled = enabled
  }
}
