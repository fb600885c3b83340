public import HeadlessUIKit

/// An animator whose choreography can be caught, scrubbed and turned round in mid-flight.
///
/// It hands one interruptible animator to the system, which a percent-driven interaction then
/// scrubs and turns round in place of the container's time.
public final class InterruptibleEffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Makes what plays a choreography in a container.
  public typealias AnimatorFactory =
    (_ choreography: Choreography, _ container: UIView) -> any UIViewImplicitlyAnimating

  private let effect: Effect
  private let makeAnimator: AnimatorFactory
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - effect: What the transition looks like.
  ///   - makeAnimator: Makes what plays one transition.
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

  /// What plays the transition, the same object throughout.
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

  /// Lets go of what played.
  public func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
