internal import Foundation

/// What a kind of transition lays down before it begins.
struct TransitionPlan {
  let kind: TransitionRecord.Kind
  /// The controller on screen at the start.
  let from: UIViewController
  /// The controller on screen after success.
  let to: UIViewController
  /// The view in which it takes place.
  let container: UIView
  /// The container controller, where one there is, which shares the coordinator.
  var owner: UIViewController?
  var style = UIModalPresentationStyle.none
  let isAnimated: Bool
  /// When the app asked for it, and what led to that.
  let requested: TransitionRequest
  /// What the animator may touch.
  var fromView: UIView?
  var toView: UIView?
  /// Where the controllers' views have to be at the end; zero where one will be gone.
  var finalFrameOfFrom = CGRect.zero
  let finalFrameOfTo: () -> CGRect
  let appearance: AppearanceChange
}

/// What moves the views of a transition and what drives it.
struct TransitionDrive {
  let animator: any UIViewControllerAnimatedTransitioning
  /// What drives the transition, or nil for time.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
}

/// What carries out a plan around the animation: a presentation, a stack, a tab bar.
struct TransitionEnds {
  /// Puts the views where they belong and tells the controllers; called once, with the outcome.
  let end: (_ context: TransitionContext, _ didComplete: Bool) -> Void
  /// Takes away what is not needed any more; called when everybody has heard.
  var afterwards: (_ didComplete: Bool) -> Void = { _ in }
}
