internal import HeadlessUIKit

// Strategies on the render server, from what the main thread committed.
extension Strategy {
  /// The render server animates; the main thread only starts it.
  ///
  /// This is what UIKit is made for. Advantage: nothing the app does afterwards disturbs it.
  /// Disadvantage: it cannot follow later events.
  public static let coreAnimation = Strategy(
    name: "core-animation",
    about: "The render server plays the animations that UIView.animate committed."
  ) { CoreAnimationPlayer() }

  /// A gesture scrubs the animations of Core Animation.
  ///
  /// Most interactive transitions since iOS 7 work like this. Advantage: one animator for taps and
  /// gestures. Disadvantages: during the gesture it depends on the main thread; cancelled, it
  /// reverses by an even step per refresh, regardless of the touch's velocity.
  public static let percentDriven = Strategy(
    name: "percent-driven",
    about: "A gesture scrubs the animations that UIView.animate committed.",
    isInteractive: true
  ) { CoreAnimationPlayer() }

  /// The render server plays values that were sampled in advance.
  public static let keyframes = Strategy(
    name: "keyframes",
    about: "The render server plays values that were sampled in advance, 60 per second.",
    isInteractive: true
  ) { KeyframePlayer() }
}
