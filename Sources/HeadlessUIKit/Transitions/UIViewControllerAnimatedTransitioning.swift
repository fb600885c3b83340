public import Foundation

/// Animates a transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds; may be asked more than once and without a context.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the views in place and starts the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that can be scrubbed and turned round in mid-flight; asked once, and the answer
  /// is kept for the whole transition.
  ///
  /// Where an app implements it, `animateTransition` has only to start the same object.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over; does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for an animator that offers none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The animator that can be interrupted, or nil where the app offers none.
  ///
  /// Containers made by hand ask Objective-C whether the method is there; here they ask this.
  public func offeredInterruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let offered = interruptibleAnimator(using: context)
    return offered is NoInterruptibleAnimator ? nil : offered
  }
}

/// The answer of animators that cannot be interrupted.
///
/// Objective-C asks whether a method is there; here the default answers with this instead, so that
/// an app's own answer needs no optional.
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
