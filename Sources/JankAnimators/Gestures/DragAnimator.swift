public import HeadlessUIKit

/// An animator of two pages that a touch drags, with the system's spring without a touch.
///
/// It is interruptible, so a ``DragInteraction`` continues at the touch's velocity. Each transition
/// needs its own instance.
public final class DragAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: DragMotion
  private let isForward: Bool
  private var animator: UIViewPropertyAnimator?

  /// Creates an animator for one transition; `isForward` makes tabs move to the left.
  public init(_ motion: DragMotion, isForward: Bool = true) {
    self.motion = motion
    self.isForward = isForward
  }

  /// The duration of the system's own transitions, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Plays the animation.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The animator of the transition, always the same for one transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? makeAnimator(for: transitionContext)
    self.animator = animator
    return animator
  }

  /// Releases the pages.
  public func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func makeAnimator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: UISpringTimingParameters()
    )
    animator.addAnimations(motion.prepare(context, isForward: isForward))
    let arriving = context.view(forKey: .to)
    animator.addCompletion { position in
      if position != .end { arriving?.removeFromSuperview() }
      context.completeTransition(position == .end)
    }
    return animator
  }
}
