public import Foundation

/// Shows one of several controllers, chosen by a tab.
///
/// A change takes place inside the call that asks for it; inferred. It is not animated unless the
/// delegate supplies an animator; certain.
open class UITabBarController: UIViewController {
  /// Hears of a user's choice and supplies animators.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { tabs.delegate.delegateWasSet(delegate) }
  }
  /// The bar below the pages.
  public let tabBar = UITabBar()

  let transitionView = TransitionView(frame: .zero)
  /// The tabs and what is seen of them.
  var tabs = TabState()

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.controller = self
  }

  /// Creates a controller without tabs, as a storyboard does.
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

  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the tabs.
  ///
  /// The selected controller stays selected where it is among the new ones; otherwise the same
  /// place is, as far as there is one; inferred.
  ///
  /// - Parameters:
  ///   - viewControllers: the controllers, one a tab.
  ///   - animated: whether the bar moves, which is not modelled.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchangeTabs(viewControllers ?? [])
  }

  /// Which tab is selected, counted from 0.
  ///
  /// The index changes at once. Setting it does not ask the delegate whether to select; it asks for
  /// an animator.
  open var selectedIndex: Int {
    get { tabs.selected }
    set {
      guard tabs.controllers.indices.contains(newValue) else {
        fatalError("NSRangeException: there is no tab \(newValue) in \(traceName)")
      }
      select(newValue)
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { tabs.selectedController }
    set {
      guard let newValue else { return }
      guard let index = tabs.controllers.firstIndex(of: newValue) else {
        fatalError("\(newValue.traceName) is no tab of \(traceName)")
      }
      select(index)
    }
  }

  /// Selects the tab that is next on the way back.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    if let index = tabs.controllers.firstIndex(of: subsequentVC) { select(index) }
  }
}

extension UITabBarController {
  /// What a user's tap on a tab does.
  ///
  /// Certain: the delegate is asked and told even where the tab is selected already; then a
  /// navigation controller in it goes back to its first page.
  ///
  /// - Parameter index: which tab, counted from 0.
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
    let bounds = view.bounds
    let height = ChosenSemantics.tabBarHeight
    transitionView.frame = bounds
    tabBar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
