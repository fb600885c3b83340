internal import Foundation

struct TabState {
  var controllers: [UIViewController] = []
  /// The index of the selected tab; it is ahead of the screen.
  var selected = 0
  /// The view controller that is on screen, or will be together with the container.
  var shown: UIViewController?
  /// View controllers that have no tab any more and are still children.
  var departing: [UIViewController] = []
  weak var running: TransitionContext?
  /// Whether the bar is beside the screen, since the page on screen hides it.
  var isBarAway = false
  var delegate = DelegateWatch()
  /// Whether a tab was selected during a transition.
  var wasSelectedMeanwhile = false
  /// The request for the change that waits for the running transition.
  var requested: TransitionRequest?
  /// Calls the delegate for the user's selection after the transition.
  var didSelect: (() -> Void)?

  var selectedController: UIViewController? {
    controllers.indices.contains(selected) ? controllers[selected] : nil
  }
}
