public import Foundation

/// Whether an animator has begun and whether it can go on; raw values as in UIKit.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or all is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where an animation ends; raw values as in UIKit.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// With everything changed.
  case end
  /// With everything as it was.
  case start
  /// Where it was stopped.
  case current
}

/// Carries out animations that can be paused, scrubbed and turned round.
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animator has begun and whether it can go on.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are moving.
  var isRunning: Bool { get }
  /// Whether the animations move back to their start.
  var isReversed: Bool { get set }
  /// How far the animations are, 0 to 1; setting it scrubs them.
  var fractionComplete: CGFloat { get set }

  /// Lets the animations run from where they are.
  func startAnimation()
  /// Lets the animations run after a time in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are.
  func pauseAnimation()
  /// Takes the animations away where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings a stopped animator to its end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Says how the time of an animator runs.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which kind of timing there is; raw values as in UIKit.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve of its own.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// An animator to which animations can be added while it is at work.
///
/// What UIKit lets an animator leave out has a default that does nothing.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block to be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets paused animations run on with other timing, over a multiple of the original duration.
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
  /// Lets the animations run as they were made.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
