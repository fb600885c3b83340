public import Foundation

/// Shows one of several view controllers, selected by a tab.
///
/// A change begins during the call that requests it; inferred. It is animated only if the delegate
/// supplies an animator; certain.
open class UITabBarController: UIViewController {
  /// The object that receives the user's selections and supplies animators.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { tabs.delegate.delegateWasSet(delegate) }
  }
  /// The bar at the bottom.
  public let tabBar = UITabBar()

  let transitionView = TransitionView(frame: .zero)
  var tabs = TabState()

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.controller = self
  }

  /// Creates a tab bar controller without tabs, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.controller = self
  }

  open override func loadView() {
    let view = ContainerRootView(frame: simulation.app.screen.bounds)
    self.view = view
    transitionView.layer.name = "tab transition view"
    view.addSubview(transitionView)
    view.addSubview(tabBar)
    placeParts()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The view controllers, one per tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The selected view controller stays selected if it is among the new ones; otherwise the index
  /// stays, as far as possible; inferred.
  ///
  /// - Parameters:
  ///   - viewControllers: The view controllers, one per tab.
  ///   - animated: Whether the bar animates, which is not modelled.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchangeTabs(viewControllers ?? [])
  }

  /// The index of the selected tab, from 0.
  ///
  /// It changes at once. Setting it does not call `shouldSelect`, but requests an animator.
  open var selectedIndex: Int {
    get { tabs.selected }
    set {
      guard tabs.controllers.indices.contains(newValue) else {
        fatalError("NSRangeException: there is no tab \(newValue) in \(traceName)")
      }
      select(newValue)
    }
  }

  /// The view controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { tabs.selectedController }
    set {
      guard let newValue else { return }
      guard let index = tabs.controllers.firstIndex(of: newValue) else {
        fatalError("\(newValue.traceName) is not a tab of \(traceName)")
      }
      select(index)
    }
  }

  /// Selects the next tab on the unwind path.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    if let index = tabs.controllers.firstIndex(of: subsequentVC) { select(index) }
  }
}

extension UITabBarController {
  /// Performs a user's tap on a tab.
  ///
  /// Certain: the delegate's methods are called even if the tab is already selected. In that case a
  /// navigation controller in the tab pops to its root.
  ///
  /// - Parameter index: The index of the tab, from 0.
  public func tap(tab index: Int) {
    precondition(tabs.controllers.indices.contains(index), "there is no tab \(index)")
    let controller = tabs.controllers[index]
    note("tabBarController(shouldSelect: \(controller.traceName))", of: delegate)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let isSelected = index == tabs.selected
    choose(index, controller)
    guard isSelected else { return }
    (controller as? UINavigationController)?.popToRootViewController(animated: true)
  }
}

// MARK: Layout

extension UITabBarController: ContainerLayout {
  func layOutContainer() {
    guard transitionView.frame != view.bounds else { return }
    placeParts()
    if tabs.running == nil { tabs.shown?.view.frame = transitionView.bounds }
  }

  private func placeParts() {
    transitionView.frame = view.bounds
    placeBar(isAway: tabs.isBarAway)
  }

  /// Places the bar at the lower edge, or left of the screen.
  func placeBar(isAway: Bool) {
    tabs.isBarAway = isAway
    let (bounds, height) = (view.bounds, ChosenSemantics.tabBarHeight)
    tabBar.frame = CGRect(
      x: isAway ? -bounds.width : 0,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height
    )
  }

  /// Places the bar for the view controller on screen, if it is elsewhere.
  func settleBar() {
    let isAway = (tabs.shown as? UINavigationController)?.settlesWithoutTabBar ?? false
    if isViewLoaded, isAway != tabs.isBarAway { placeBar(isAway: isAway) }
  }
}
