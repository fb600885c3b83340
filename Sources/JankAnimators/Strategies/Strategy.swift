public import HeadlessUIKit

/// A way of carrying out the effect that a scenario asks for: who computes each frame.
public struct Strategy: Sendable {
  /// Makes the animator of an effect; throws if no motion has the effect's parameters.
  public typealias AnimatorFactory =
    @Sendable (Effect) throws(MotionError) -> any UIViewControllerAnimatedTransitioning

  /// The name by which scenarios and the command line ask for the strategy.
  public let name: String
  /// What the strategy does, in a sentence.
  public let about: String
  /// Whether a finger can drive its dismissals.
  public let isInteractive: Bool
  /// Makes the animator of an effect: the app's own where the effect has one.
  public let makeAnimator: AnimatorFactory

  /// Creates a strategy of an own animator.
  ///
  /// - Parameters:
  ///   - name: The name by which it is asked for, unlike those of the others.
  ///   - about: What it does, in a sentence.
  ///   - isInteractive: Whether a finger can drive its transitions.
  ///   - makeAnimator: Makes the animator of an effect.
  public init(
    name: String,
    about: String,
    isInteractive: Bool = false,
    makeAnimator: @escaping AnimatorFactory
  ) {
    self.name = name
    self.about = about
    self.isInteractive = isInteractive
    self.makeAnimator = { effect throws(MotionError) in
      if let makeOwnAnimator = effect.kind.makeAnimator { return makeOwnAnimator(effect) }
      return try makeAnimator(effect)
    }
  }
}

extension Strategy {
  /// Creates a strategy of a player, which plays any effect.
  ///
  /// - Parameters:
  ///   - name: The name by which it is asked for, unlike those of the others.
  ///   - about: What it does, in a sentence.
  ///   - isInteractive: Whether a percent-driven interaction can scrub what it plays.
  ///   - makePlayer: Makes who computes the frames of one transition.
  public init(
    name: String,
    about: String,
    isInteractive: Bool = false,
    player makePlayer: @escaping @Sendable () -> any Player
  ) {
    self.init(name: name, about: about, isInteractive: isInteractive) { effect in
      EffectAnimator(effect, makePlayer)
    }
  }

  /// Creates a strategy of an interruptible animator, which a finger can catch, scrub and turn.
  ///
  /// - Parameters:
  ///   - name: The name by which it is asked for, unlike those of the others.
  ///   - about: What it does, in a sentence.
  ///   - makeInterruptible: Makes what plays the choreography of one transition in a container.
  public init(
    name: String,
    about: String,
    interruptible makeInterruptible:
      @escaping @Sendable (Choreography, UIView) -> any UIViewImplicitlyAnimating
  ) {
    self.init(name: name, about: about, isInteractive: true) { effect in
      InterruptibleEffectAnimator(effect, makeInterruptible)
    }
  }

  /// The app's own animators and controllers as they are written.
  ///
  /// For scenarios without other effects, which no strategy plays in another way.
  public static let asWritten = Strategy(
    name: "as-written",
    about: "Own animators and controllers as they are written; effects as percent-driven.",
    isInteractive: true,
    makeAnimator: percentDriven.makeAnimator
  )

  /// The strategies that come with the project, in the order of their lists.
  public static let all = [
    coreAnimation, propertyAnimator, percentDriven, keyframes, displayLink, displayLinkTimestamp,
    displayLinkFixedStep, timer, dynamics, pop, rebound, swiftUI, additiveRedirect,
    currentStateRedirect, modelValueRedirect, restartRedirect, linearReturn, springReturn,
  ]
}
