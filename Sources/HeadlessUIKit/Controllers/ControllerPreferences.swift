internal import Foundation

/// What a view controller prefers for the status bar, the bars around it and the device.
///
/// It is the superclass of ``UIViewController`` and holds what only overrides and settings of an
/// app decide.
open class ControllerPreferences: UIResponder {
  // MARK: Status bar

  /// Whether the status bar is hidden; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of a change of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the style of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides on the status bar although its style does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Bars

  /// Whether the tab bar is hidden while the controller is on the navigation stack of a tab.
  ///
  /// It counts as it is during a push, a pop or another change of the stack; a value set later,
  /// for example in ``UIViewController/viewDidLoad()``, waits for the next change.
  open var hidesBottomBarWhenPushed = false
  /// The edges that the view extends to under bars; always all of them here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views get insets for bars, as before iOS 11; not followed here.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the home indicator is hidden after a while.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges whose system gestures wait for those of the app.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientation in which the controller is presented full screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Memory and editing

  /// Called when the system runs out of memory; an app releases what it can make again.
  open func didReceiveMemoryWarning() {}
  /// Called before the constraints of the view are applied; an app can change them.
  open func updateViewConstraints() {}
  /// Whether the controller lets the user edit its content.
  open var isEditing = false
  /// Sets whether the controller lets the user edit its content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
