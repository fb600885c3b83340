public import HeadlessUIKit

/// An animator that lets a player play the choreography of an effect.
///
/// The common part of all strategies: it sets up the views, plays, cleans up, and reports to the
/// system how the transition ended.
public final class EffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let effect: Effect
  private let makePlayer: () -> any Player
  private var player: (any Player)?

  /// Creates an animator of an effect; `makePlayer` creates the player of one transition.
  public init(_ effect: Effect, _ makePlayer: @escaping () -> any Player) {
    self.effect = effect
    self.makePlayer = makePlayer
  }

  /// The duration of the effect, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { effect.wholeDuration }

  /// Sets up the views and starts the player.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let choreography = effect.choreography(in: TransitionScene(transitionContext))
    choreography.show(at: 0)
    let player = makePlayer()
    self.player = player
    player.play(choreography) {
      let isCompleted = !transitionContext.transitionWasCancelled
      choreography.tidy(isCompleted)
      transitionContext.completeTransition(isCompleted)
    }
  }

  /// Stops the player, which might otherwise move the views of the next transition.
  public func animationEnded(_ transitionCompleted: Bool) {
    player?.stop()
    player = nil
  }
}
