public import HeadlessUIKit

/// A technique for an effect of a scenario: it determines what computes each frame.
public struct Strategy: Sendable {
  /// Creates the animator of an effect; throws if the effect's parameters are invalid.
  public typealias AnimatorFactory =
    @Sendable (Effect) throws(MotionError) -> any UIViewControllerAnimatedTransitioning

  /// The name in scenarios and on the command line.
  public let name: String
  /// A one-sentence description.
  public let about: String
  /// Whether a gesture can drive its dismissals.
  public let isInteractive: Bool
  /// Creates the animator of an effect: the app's own if the effect has one.
  public let makeAnimator: AnimatorFactory

  /// Creates a strategy with an own animator.
  ///
  /// - Parameters:
  ///   - name: The unique name.
  ///   - about: A one-sentence description.
  ///   - isInteractive: Whether a gesture can drive its transitions.
  ///   - makeAnimator: Creates the animator of an effect.
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
  /// Creates a strategy with a player, which plays any effect.
  ///
  /// `isInteractive` means that a percent-driven interaction can scrub its animations.
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

  /// Creates a strategy with an animator that a gesture can interrupt, scrub and reverse.
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

  /// The app's own animators and controllers, unchanged.
  ///
  /// For scenarios without other effects, which no strategy changes.
  public static let asWritten = Strategy(
    name: "as-written",
    about: "Own animators and controllers, unchanged; effects as in percent-driven.",
    isInteractive: true,
    makeAnimator: percentDriven.makeAnimator
  )

  /// The built-in strategies, in the order of their lists.
  public static let all = [
    coreAnimation, propertyAnimator, percentDriven, keyframes, displayLink, displayLinkTimestamp,
    displayLinkFixedStep, timer, dynamics, pop, rebound, swiftUI, additiveRedirect,
    currentStateRedirect, modelValueRedirect, restartRedirect, linearReturn, springReturn,
  ]
}
