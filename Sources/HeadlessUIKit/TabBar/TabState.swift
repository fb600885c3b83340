internal import Foundation

/// The tabs of a tab bar controller and what is seen of them.
struct TabState {
  var controllers: [UIViewController] = []
  /// Which tab is selected; it runs ahead of the screen.
  var selected = 0
  /// The controller whose view is on screen, or will be when the container is.
  var shown: UIViewController?
  /// Controllers that are no tabs any more and are still children.
  var departing: [UIViewController] = []
  weak var running: TransitionContext?
  /// What became of the delegate.
  var delegate = DelegateWatch()
  /// Whether a tab was selected while a change was running.
  var wasSelectedMeanwhile = false
  /// The request for the change that waits for the running one to end.
  var requested: TransitionRequest?
  /// Tells the delegate of a user's choice when the change is over.
  var didSelect: (() -> Void)?

  /// The controller of the selected tab.
  var selectedController: UIViewController? {
    controllers.indices.contains(selected) ? controllers[selected] : nil
  }
}
