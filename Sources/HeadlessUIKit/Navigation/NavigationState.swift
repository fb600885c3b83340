internal import Foundation

struct NavigationState {
  /// The stack as the app sets it; it is ahead of the screen.
  var currentStack = StackRecord()
  /// The stack after the last completed transition.
  var settledStack = StackRecord()
  /// The view controller that is on screen, or will be together with the container.
  var shown: UIViewController?
  /// View controllers that have left the stack and are still children.
  var departing: [UIViewController] = []
  /// The change that waits for a layout pass or for the end of the running transition.
  var pending: NavigationRequest?
  weak var running: TransitionContext?
  /// Whether the app set the stack during an interactive pop.
  var wasSetMeanwhile = false
  var isBarHidden = false
  /// Whether the delegate has yet to receive `willShow` and `didShow` for the first view
  /// controller.
  var awaitsAnnouncement = true
  /// The interaction of the pop that a gesture is requesting.
  var touchID: UIPercentDrivenInteractiveTransition?
  var delegateAnswer = AnimatorAnswer.unasked
  var delegate = DelegateWatch()
}

extension NavigationState {
  /// The view controllers on the stack as the app sets it, lowest first.
  var stack: [UIViewController] { currentStack.pages }
  /// The view controllers on the stack after the last completed transition, lowest first.
  var settled: [UIViewController] { settledStack.pages }
}

/// The view controllers of a stack, and what was read of them when the stack changed.
struct StackRecord {
  /// The view controllers, lowest first.
  var pages: [UIViewController] = []
  /// The index of the lowest one that hid the tab bar then; nil if none did.
  var firstWithoutTabBar: Int?
}

/// A delegate's last answer to the request for an animator.
enum AnimatorAnswer {
  case unasked, unimplemented, nothing, animator
}

/// A change of the stack that is not on screen yet.
struct NavigationRequest {
  let isAnimated: Bool
  let requested: TransitionRequest
  /// The animator and interaction, if the delegate was already asked.
  var drive: TransitionDrive?
  /// The coordinator's view of the change until it begins, if it will be animated.
  var waiting: WaitingNavigation?
  /// The completion blocks of transactions that wait for the end of the change.
  var completions: [TransactionCompletion] = []
}
