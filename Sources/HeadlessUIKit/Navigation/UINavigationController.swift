public import Foundation
package import JankMotion

/// Shows the top of a stack of view controllers and animates changes.
///
/// The stack changes during the call. The transition begins in the next layout pass of the view, in
/// the same frame; inferred. Earlier changes without animation in the same frame become part of it.
open class UINavigationController: UIViewController {
  /// The kind of a stack change; raw values as in UIKit.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none = 0
    /// The new top was not on the stack.
    case push = 1
    /// The new top was on the stack.
    case pop = 2
  }

  /// The object that receives callbacks and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      navigation.delegateAnswer = .unasked
      navigation.delegate.delegateWasSet(delegate)
    }
  }
  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  let transitionView = TransitionView(frame: .zero)
  let interactivePop = InteractivePop()
  /// The release policy of the system's back swipe, or nil for the default.
  package var backSwipePolicy: NamedPolicy? {
    get { interactivePop.policy }
    set { interactivePop.policy = newValue }
  }
  var navigation = NavigationState()

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeParts()
  }

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    takeParts()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeParts()
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

  // MARK: Stack

  /// The view controllers on the stack, lowest first.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// The view controller that the user sees: the top one, or the one presented above it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController?.presentedChain.last ?? topViewController
  }

  /// Pushes a view controller onto the stack.
  ///
  /// A navigation controller, or a view controller that is already on the stack, is rejected with a
  /// finding; UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - viewController: The new top view controller.
  ///   - animated: Whether the change is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    change(to: viewControllers + [viewController], by: .push, animated: animated)
  }

  /// Pops the top view controller, unless it is the only one.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The popped view controller, or nil if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(leaving: viewControllers.count - 1, animated: animated)?.last
  }

  /// Pops all view controllers above one of them.
  ///
  /// - Parameters:
  ///   - viewController: The new top view controller.
  ///   - animated: Whether the change is animated.
  /// - Returns: The popped view controllers, or nil if there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(of: viewController) else {
      reject(
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

  /// Pops all view controllers except the root.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The popped view controllers, or nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(leaving: 1, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// Certain: no transition runs if the top stays the same; a top that was on the stack is popped
  /// to, any other is pushed.
  ///
  /// - Parameters:
  ///   - viewControllers: The new stack, lowest first.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: Bar

  /// Whether the bar is hidden above the screen.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, alongside a pending transition if there is one.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    simulation.observer.barWasAsked(of: self, toHide: hidden)
    guard hidden != navigation.isBarHidden else { return }
    navigation.isBarHidden = hidden
    simulation.observer.barWasMoved(in: self)
    moveBar(animated: animated)
  }

  /// The duration of the bar's own animation, in seconds.
  public static let hideShowBarDuration: CGFloat = ChosenSemantics.barHidingDuration

  // MARK: Segues

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .standard(on: simulation)
  }

  /// Pushes the view controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: simulation.animations.areEnabled)
  }

  /// Returns the children to search for the destination of an unwind segue, from the top down;
  /// inferred.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the next view controller on the unwind path.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: simulation.animations.areEnabled)
  }
}

extension UINavigationController {
  /// Recognises the drag that pops the top view controller, from within 20 points of the left edge.
  ///
  /// Certain: it does not begin at the root, during a transition, with a hidden bar or back button,
  /// or with a delegate that implements `animationControllerFor`. An app can set its own delegate
  /// on the recogniser to allow the gesture. It then has to prevent the gesture at the root and
  /// during a transition.
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
      // A cancelled transition restores the bar, so the app's newer request is applied again.
      completion: { [weak self] _ in self?.exchangeSafeArea() }
    )
    guard joins != true else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { self.exchangeSafeArea() }
  }

  /// Places the bar and lays out the view below it.
  private func exchangeSafeArea() {
    placeBar()
    topViewController?.viewIfLoaded?.setNeedsLayout()
  }
}
