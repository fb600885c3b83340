public import Foundation
package import JankMotion

/// Shows the topmost of a stack of controllers, and moves from one to the next.
///
/// The stack changes with the call. The transition begins in the next layout pass of the
/// controller's view, so within the same frame; inferred. What is asked for without animation
/// before then is taken together with what follows.
open class UINavigationController: UIViewController {
  /// In which direction the stack changes; raw values as in UIKit.
  public enum Operation: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// A controller comes that was not on the stack.
    case push = 1
    /// A controller is uncovered that was on the stack.
    case pop = 2
  }

  /// Hears of what is shown and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      navigation.delegateAnswer = .unasked
      navigation.delegate.delegateWasSet(delegate)
    }
  }
  /// The bar above the pages.
  public let navigationBar = UINavigationBar()

  let transitionView = TransitionView(frame: .zero)
  let interactivePop = InteractivePop()
  /// The rule that decides about the system's back swipe, or nil for the one of the whole run.
  package var backSwipePolicy: NamedPolicy? {
    get { interactivePop.policy }
    set { interactivePop.policy = newValue }
  }
  /// The state of the stack and of what is seen of it.
  var navigation = NavigationState()

  /// Creates a controller without pages.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeParts()
  }

  /// Creates a controller with a page at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    takeParts()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without pages, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.controller = self
  }

  open override func loadView() {
    let view = ContainerRootView(frame: simulation.app.screen.bounds)
    self.view = view
    transitionView.frame = view.bounds
    transitionView.layer.name = "navigation transition view"
    view.addSubview(transitionView)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(interactivePop.recognizer)
    placeBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceReturn()
    showTop()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    announceFirstPage()
  }

  // MARK: The stack

  /// The controllers on the stack, lowest first.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// The controller that a user sees: on top of the stack, or presented above it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController?.presentedChain.last ?? topViewController
  }

  /// Puts a controller on top of the stack.
  ///
  /// A controller that is on the stack already, or is a navigation controller itself, is refused
  /// with a finding, where UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - viewController: the controller to come.
  ///   - animated: whether the change is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    change(to: viewControllers + [viewController], by: .push, animated: animated)
  }

  /// Takes the top controller from the stack, unless it is the only one.
  ///
  /// - Parameter animated: whether the change is animated.
  /// - Returns: The controller that goes, or nil where none does.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(leaving: viewControllers.count - 1, animated: animated)?.last
  }

  /// Takes all controllers from the stack that lie above one of them.
  ///
  /// - Parameters:
  ///   - viewController: the controller to be uncovered.
  ///   - animated: whether the change is animated.
  /// - Returns: The controllers that go, or nil where none does.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(of: viewController) else {
      refuse(
        .navigatesOneAtATime,
        """
        Tried to pop to a view controller that doesn't exist: \(viewController.traceName) is not \
        on the stack of \(traceName)
        """
      )
      return nil
    }
    return pop(leaving: place + 1, animated: animated)
  }

  /// Takes all controllers from the stack but the lowest.
  ///
  /// - Parameter animated: whether the change is animated.
  /// - Returns: The controllers that go, or nil where none does.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(leaving: 1, animated: animated)
  }

  /// Exchanges the stack.
  ///
  /// Certain: nothing is seen to move where the top stays the same; a top that was on the stack is
  /// popped to, any other is pushed.
  ///
  /// - Parameters:
  ///   - viewControllers: the stack, lowest first.
  ///   - animated: whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: The bar

  /// Whether the bar is out of sight above the screen.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the bar out of sight or back, along with a transition where one is about to run.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isBarHidden else { return }
    navigation.isBarHidden = hidden
    simulation.observer.barWasMoved(in: self)
    moveBar(animated: animated)
  }

  /// How long the bar takes to come and go on its own, in seconds.
  public static let hideShowBarDuration: CGFloat = ChosenSemantics.barHidingDuration

  // MARK: Segues

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .standard(on: simulation)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: simulation.animations.areEnabled)
  }

  /// The pages to search for the destination of an unwind segue, from the top down; inferred.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the page that is next on the way back.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: simulation.animations.areEnabled)
  }
}

extension UINavigationController {
  /// Recognises the finger that drags the top page away, from within 20 points of the left edge.
  ///
  /// Certain: it does not begin on the first page, during a transition, with a hidden bar or back
  /// button, or with a delegate that implements `animationControllerFor`. An app that wants it
  /// there puts a delegate of its own in the recogniser, and has to refuse the first two itself.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
}

// MARK: Layout

extension UINavigationController {
  private func takeParts() {
    navigationBar.controller = self
    interactivePop.controller = self
  }
}

extension UINavigationController: ContainerLayout {
  func layOutContainer() {
    if transitionView.frame != view.bounds {
      transitionView.frame = view.bounds
      if navigation.running == nil { navigation.shown?.view.frame = transitionView.bounds }
      placeBar()
    }
    beginPendingTransition()
  }

  private var barFrame: CGRect {
    let height = ChosenSemantics.navigationBarHeight
    let y = navigation.isBarHidden ? -height : 0
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  private func placeBar() {
    navigationBar.frame = barFrame
  }

  private func moveBar(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated else {
      exchangeSafeArea()
      return
    }
    let joins = ownCoordinator?.animateAlongsideTransition(
      in: navigationBar,
      animation: { [weak self] _ in self?.exchangeSafeArea() },
      // A cancelled transition has put the bar back, whatever the app has asked for since.
      completion: { [weak self] _ in self?.exchangeSafeArea() }
    )
    guard joins != true else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { self.exchangeSafeArea() }
  }

  /// Places the bar, and lets the page follow that lies under it.
  private func exchangeSafeArea() {
    placeBar()
    topViewController?.viewIfLoaded?.setNeedsLayout()
  }
}
