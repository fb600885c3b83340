public import HeadlessUIKit

/// Moves two pages as a finger drags one off the other, by the system's spring where none does.
///
/// It can be interrupted, so that a ``DragInteraction`` goes on at the speed of the finger. Each
/// transition takes one of its own.
public final class DragAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: DragMotion
  private let isForward: Bool
  private var animator: UIViewPropertyAnimator?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - motion: how the pages move.
  ///   - isForward: whether tabs go to the left.
  public init(_ motion: DragMotion, isForward: Bool = true) {
    self.motion = motion
    self.isForward = isForward
  }

  /// The duration of the system's own transitions, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Plays the motion.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The animator of the motion, the same for one transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? makeAnimator(for: transitionContext)
    self.animator = animator
    return animator
  }

  /// Lets go of the pages.
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
