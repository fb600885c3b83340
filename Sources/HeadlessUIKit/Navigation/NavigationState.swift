internal import Foundation

/// The stack of a navigation controller and what is seen of it.
struct NavigationState {
  /// The stack as the app sees it, lowest first; it runs ahead of the screen.
  var stack: [UIViewController] = []
  /// The stack as of the last transition that has ended.
  var settled: [UIViewController] = []
  /// The controller whose view is on screen, or will be when the container is.
  var shown: UIViewController?
  /// Controllers that have left the stack and are still children.
  var departing: [UIViewController] = []
  /// The change that waits for a layout pass, or for the running transition to end.
  var pending: NavigationRequest?
  weak var running: TransitionContext?
  /// Whether the app has set the stack while a finger drove a pop.
  var wasSetMeanwhile = false
  var isBarHidden = false
  /// Whether the delegate is still to hear that a page came on screen with the controller.
  var awaitsAnnouncement = true
  /// What drives the pop that a finger is asking for.
  var finger: UIPercentDrivenInteractiveTransition?
  var delegateAnswer = AnimatorAnswer.unasked
  /// What became of the delegate.
  var delegate = DelegateWatch()
}

/// What a delegate answered when it was last asked for an animator.
enum AnimatorAnswer {
  case unasked, unimplemented, nothing, animator
}

/// A change of the stack that is not seen yet.
struct NavigationRequest {
  let isAnimated: Bool
  let requested: TransitionRequest
  /// What moves it, where the delegate has been asked already.
  var drive: TransitionDrive?
}
