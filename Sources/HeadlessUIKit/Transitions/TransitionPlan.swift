internal import Foundation

/// The facts of a transition before it begins.
struct TransitionPlan {
  let kind: TransitionRecord.Kind
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  /// The container controller, if there is one; it shares the coordinator.
  var owner: UIViewController?
  var style = UIModalPresentationStyle.none
  let isAnimated: Bool
  /// The time and cause of the request.
  let requested: TransitionRequest
  /// The views that the animator may change.
  var fromView: UIView?
  var toView: UIView?
  /// The final frame of the leaving controller's view; zero for a view that will be gone.
  ///
  /// Certain, from Apple's samples of presentation controllers: a presentation that leaves the
  /// presenter's view in place reports the current frame of the presenter, and the dismissal the
  /// one of the presented view, from which their animators compute where it moves to.
  var finalFrameOfFrom = CGRect.zero
  /// The final frame of the arriving controller's view.
  let finalFrameOfTo: () -> CGRect
  let appearance: AppearanceChange
}

struct TransitionDrive {
  let animator: any UIViewControllerAnimatedTransitioning
  /// What drives the transition; nil for time.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
}

/// The end of a transition as carried out by a presentation, a stack or a tab bar.
struct TransitionEnds {
  /// Puts the views into their final state and notifies the controllers; called once.
  let end: (_ context: TransitionContext, _ didComplete: Bool) -> Void
  /// Cleans up after all notifications.
  var afterwards: (_ didComplete: Bool) -> Void = { _ in }
}
