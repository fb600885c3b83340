public import Foundation

/// The methods of an animator of transitions.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds; may be called more than once and without a context.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Places the views and starts the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be scrubbed and reversed.
  ///
  /// Called before `animateTransition`, and again after it if that did not start the animator.
  /// If you implement it, `animateTransition` only has to start the same object.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder for an animator that cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns the interruptible animator, or nil if the app offers none.
  ///
  /// Containers made by hand call this where Objective-C would check for the method.
  public func offeredInterruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let offered = interruptibleAnimator(using: context)
    return offered is NoInterruptibleAnimator ? nil : offered
  }
}

/// A placeholder for animators that cannot be interrupted.
///
/// Objective-C checks whether a method exists. Here the default returns this placeholder, so the
/// method needs no optional result.
private final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
