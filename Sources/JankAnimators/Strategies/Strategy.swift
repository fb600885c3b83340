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
  /// Makes the animator of an effect.
  public let makeAnimator: AnimatorFactory

  /// Creates a strategy.
  public init(
    name: String,
    about: String,
    isInteractive: Bool,
    makeAnimator: @escaping AnimatorFactory
  ) {
    self.name = name
    self.about = about
    self.isInteractive = isInteractive
    self.makeAnimator = makeAnimator
  }
}

extension Strategy {
  /// The render server animates; the main thread only starts it.
  public static let coreAnimation = Strategy(
    name: "core-animation",
    about: "The render server animates what UIView.animate committed.",
    isInteractive: false,
    makeAnimator: { effect in EffectAnimator(effect) { CoreAnimationPlayer() } }
  )

  /// The main thread sets the frame of the page at every refresh.
  public static let displayLink = Strategy(
    name: "display-link",
    about: "The main thread sets frames at every refresh.",
    isInteractive: false,
    makeAnimator: { effect in EffectAnimator(effect) { DisplayLinkPlayer() } }
  )

  /// A finger scrubs the animations of Core Animation.
  public static let percentDriven = Strategy(
    name: "percent-driven",
    about: "A finger scrubs the animations that UIView.animate committed.",
    isInteractive: true,
    makeAnimator: { effect in EffectAnimator(effect) { CoreAnimationPlayer() } }
  )

  /// The strategies that come with the project.
  public static let all = [coreAnimation, displayLink, percentDriven]
}
