internal import HeadlessUIKit

// Who computes on the render server, from what the main thread committed.
extension Strategy {
  /// The render server animates; the main thread only starts it.
  ///
  /// What UIKit is made for. Good: nothing the app does afterwards disturbs it. Bad: it cannot
  /// follow anything that happens meanwhile.
  public static let coreAnimation = Strategy(
    name: "core-animation",
    about: "The render server animates what UIView.animate committed."
  ) { CoreAnimationPlayer() }

  /// A finger scrubs the animations of Core Animation.
  ///
  /// What most interactive transitions are since iOS 7. Good: one animator for taps and fingers.
  /// Bad: under the finger it belongs to the main thread; cancelled, it goes back by an even step a
  /// refresh, whatever the speed of the finger.
  public static let percentDriven = Strategy(
    name: "percent-driven",
    about: "A finger scrubs the animations that UIView.animate committed.",
    isInteractive: true
  ) { CoreAnimationPlayer() }

  /// The render server plays values that were computed in advance.
  public static let keyframes = Strategy(
    name: "keyframes",
    about: "The render server plays values that were computed in advance, 60 a second.",
    isInteractive: true
  ) { KeyframePlayer() }
}
