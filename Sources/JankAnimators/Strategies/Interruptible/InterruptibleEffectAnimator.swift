public import HeadlessUIKit

/// An animator whose choreography can be interrupted, scrubbed and reversed in mid-flight.
///
/// It gives the system one interruptible animator, which a percent-driven interaction then scrubs
/// and reverses instead of the container's time.
public final class InterruptibleEffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Creates the animator of a choreography in a container.
  public typealias AnimatorFactory =
    (_ choreography: Choreography, _ container: UIView) -> any UIViewImplicitlyAnimating

  private let effect: Effect
  private let makeAnimator: AnimatorFactory
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Creates an animator of an effect; `makeAnimator` creates the animator of one transition.
  public init(_ effect: Effect, _ makeAnimator: @escaping AnimatorFactory) {
    self.effect = effect
    self.makeAnimator = makeAnimator
  }

  /// The duration of the effect, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { effect.wholeDuration }

  /// Starts the interruptible animator.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The animator of the transition, always the same object.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let scene = TransitionScene(transitionContext)
    let choreography = effect.choreography(in: scene)
    choreography.show(at: 0)
    let animator = makeAnimator(choreography, scene.container)
    animator.addCompletion { position in
      let isCompleted = position == .end && !transitionContext.transitionWasCancelled
      choreography.tidy(isCompleted)
      if !isCompleted { scene.arriving?.removeFromSuperview() }
      transitionContext.completeTransition(isCompleted)
    }
    self.animator = animator
    return animator
  }

  /// Releases the animator.
  public func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
