public import Foundation

/// The state of an animator; raw values as in UIKit.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped and waiting to be finished.
  case stopped
}

/// The position at which an animation ends; raw values as in UIKit.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end: everything has changed.
  case end
  /// The start: everything is as before.
  case start
  /// The position at which it was stopped.
  case current
}

/// An animator that can be paused, scrubbed and reversed.
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are running.
  var isRunning: Bool { get }
  /// Whether the animations run back to their start.
  var isReversed: Bool { get set }
  /// The progress of the animations, 0 to 1; setting it scrubs them.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues the animations.
  func startAnimation()
  /// Starts the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations at their presentation values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animator.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The timing of an animator.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the parameters.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing; raw values as in UIKit.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves.
  case builtin
  /// A custom curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// An animator that accepts further animations while it runs.
///
/// Methods that are optional in UIKit have a default that does nothing.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block to be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with other timing, over a multiple of the original duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Starts the animations with their original timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
