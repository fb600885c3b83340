public import Foundation
internal import JankEngine
package import JankMotion

/// One page of an app: a view and what happens around it.
open class UIViewController: UIResponder {
  /// What the controller is called in traces and, in an app, in bars.
  open var title: String?
  /// How the controller is presented.
  ///
  /// Full screen unless the app says otherwise, as before sheets came with iOS 13.
  open var modalPresentationStyle = (Simulation.running?.semantics ?? .standard)
    .modalPresentationStyle
  /// How the system moves the controller when it is presented and dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers presented over the current context cover this one's view.
  open var definesPresentationContext = false
  /// Whether a user can not dismiss the controller by dragging its sheet away.
  open var isModalInPresentation = false
  /// The rule that decides about dragging the controller's sheet away, or nil for the one of the
  /// whole run.
  package var sheetPolicy: NamedPolicy?
  /// Supplies the animators and interaction controllers of the controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningWatch.delegateWasSet(transitioningDelegate) }
  }
  /// What the app wants to be kept clear at each edge besides what bars cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the controller is coming on screen by being presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is leaving the screen by being dismissed.
  public internal(set) var isBeingDismissed = false

  /// What stands for the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// What stands for the controller in a tab bar.
  open lazy var tabBarItem = UITabBarItem()

  /// How the controller stands on the screen, if it is presented or somebody asked.
  var presentation: UIPresentationController? {
    didSet {
      guard oldValue != nil, presentation == nil else { return }
      simulation.storyboards.forgetSegue(to: self)
    }
  }
  /// The controller that this one itself presents.
  var ownPresented: UIViewController?
  /// The controller that presents this one itself.
  weak var ownPresenting: UIViewController?
  /// The coordinator of the transition that this controller itself takes part in.
  var ownCoordinator: TransitionCoordinator?
  let home = HomeSimulation()
  private var loadedView: UIView?
  var containment = Containment()
  /// What became of the transitioning delegate.
  var transitioningWatch = DelegateWatch()
  /// The storyboard that made the controller, and the ways that lead from it.
  var origin: StoryboardOrigin?

  /// Creates a controller whose view is made when it is first needed.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is made when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: nil; views from nib files are not modelled.
  ///   - nibBundleOrNil: nil, for the same reason.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil {
      fatalError("the view of \(Self.self) cannot be read from the nib file \(nibNameOrNil)")
    }
    super.init()
  }

  /// Creates a controller as a storyboard does; there is nothing that it would read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  // UIKit's own type: apps unwrap it, bind it and chain it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made when first asked for; nil is only ever given, to let go of it.
  open var view: UIView! {
    get { loadedView ?? makeView() }
    set { take(newValue) }
  }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view; overridden by an app that does not want a plain one the size of the screen.
  open func loadView() {
    view = UIView(frame: simulation.app.screen.bounds)
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) { hear(.willAppear) }
  /// Called when the view has come on screen.
  open func viewDidAppear(_ animated: Bool) { hear(.didAppear) }
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) { hear(.willDisappear) }
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) { hear(.didDisappear) }

  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view was laid out.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  /// The coordinator of the transition or change of size that the controller takes part in, or its
  /// parent where it takes part in none; nil outside of transitions.
  ///
  /// A container made by hand gets no coordinator from the system for its own transitions; it can
  /// override this and run the blocks itself.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownCoordinator ?? parent?.transitionCoordinator
  }

  /// Called before the size of the view changes, as when the device is turned.
  ///
  /// Tells the children and what is presented, so an app that overrides it has to call super.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeChange(to: size, with: coordinator)
  }

  /// Called before the traits change; tells the children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitChange(to: newCollection, with: coordinator)
  }

  /// The ways to hold the device in which the controller can be shown, where it fills the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(on: simulation)
  }

  /// Whether what the controller shows turns with the device; true.
  open var shouldAutorotate: Bool { true }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// The controller that this one, or the nearest controller around it, presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the nearest controller around it.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// What says how the controller, or the nearest controller around it, is or would be presented.
  ///
  /// For the style `custom` it is there only while the controller is presented, since only then the
  /// delegate is asked for it.
  open var presentationController: UIPresentationController? { nearestPresentation }

  /// Presents a controller.
  ///
  /// The request takes effect after the commit of the running frame. Asked for while this
  /// controller presents another or is in transition itself, or has no view in a window, it is
  /// refused with a warning in the trace and dropped, as UIKit does.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to come.
  ///   - flag: whether the change is animated.
  ///   - completion: called after the controller's `viewDidAppear`; not after a cancel.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// A controller that presents others goes with all of them, and only the top one is seen to go.
  /// The request takes effect after the commit of the running frame. Asked for while the
  /// presentation is still in transition, it is refused with a warning in the trace.
  ///
  /// - Parameters:
  ///   - flag: whether the change is animated.
  ///   - completion: called after the controller's `viewDidDisappear`; not after a cancel.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  // MARK: Containers

  /// Whether children hear that they appear and disappear without the container's help; true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The size in points that the controller would like its container to give its view.
  open var preferredContentSize: CGSize {
    get { containment.preferredContentSize }
    set { prefer(newValue) }
  }

  /// Makes a controller a child of this one, which has to call its `didMove(toParent:)` afterwards.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller from its parent, which has to call its `willMove(toParent:)` before.
  open func removeFromParent() {
    checkRemoval()
    leaveParent()
  }

  /// Called before the controller gets a parent, or loses it for nil.
  open func willMove(toParent parent: UIViewController?) { hearWillMove(to: parent) }

  /// Called when the controller has got a parent, or has lost it for nil.
  open func didMove(toParent parent: UIViewController?) { hearDidMove(to: parent) }

  /// Tells a child that it is about to appear or disappear; for containers that forward by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    checkForwardingByHand("beginAppearanceTransition")
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared; for containers that forward by hand.
  open func endAppearanceTransition() {
    checkForwardingByHand("endAppearanceTransition")
    endAppearance()
  }

  /// Exchanges the view of one child for the view of another.
  ///
  /// Both have to be children of this controller. Their appearance is taken care of; `willMove` and
  /// `didMove` are not.
  ///
  /// - Parameters:
  ///   - fromViewController: the child that goes.
  ///   - toViewController: the child that comes; its view is put above the other's.
  ///   - duration: how long the changes take, in seconds.
  ///   - options: how the changes are animated.
  ///   - animations: makes the changes.
  ///   - completion: called when the other view is gone.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = ChildExchange(in: self, from: fromViewController, to: toViewController)
    exchange?.run(duration, options, animations, completion)
  }

  /// Called when a child, or a controller it contains, prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child's view for a size of this controller's, in points; the same by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Segues

  /// What the controller does when it is gone back to, by the names of the actions.
  ///
  /// Where Objective-C finds methods marked as actions. A controller with an action is one that an
  /// unwind segue can go back to.
  open var unwindActions: [Selector: (UIStoryboardSegue) -> Void] { [:] }

  /// Takes a segue of the storyboard that made the controller.
  ///
  /// - Parameters:
  ///   - identifier: the name of the segue; one that is not there ends the run.
  ///   - sender: what caused it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    takeSegue(identifier, sender)
  }

  /// Whether a control that is connected to a segue may take it; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source before a segue goes, forward or back, to hand over data.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows a controller in the nearest container around this one that overrides this, or presents
  /// it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) { passShow(of: vc, sender) }

  /// Whether an unwind segue may go back to this controller.
  ///
  /// By default it may if the controller has the action and is not where the segue comes from.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { unwindActions[action] != nil && fromViewController !== self }

  /// The children to search for the destination of an unwind segue, in order.
  ///
  /// By default all but the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// The child that contains the source of an unwind segue, itself or what it presents.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Called on every controller on the way back; a container shows the controller that is next.
  ///
  /// What is presented on the way is dismissed by the system.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The segue that goes back, before iOS 9; nil, the default, leaves it to the system.
  open func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }
}

extension UIViewController {
  /// The simulation in which the controller was made.
  var simulation: Simulation { home.simulation }

  private func makeView() -> UIView {
    loadView()
    guard let made = loadedView else {
      fatalError("loadView of \(traceName) has to set the view")
    }
    note("viewDidLoad")
    viewDidLoad()
    return made
  }

  private func take(_ view: UIView?) {
    loadedView = view
    view?.viewController = self
    if let layer = view?.layer, layer.name == nil { layer.name = traceName }
  }

  /// The name of the controller in traces: its title, or else the name of its type.
  var traceName: String { title ?? String(describing: type(of: self)) }

  /// Records a callback of the controller and spends its time.
  func note(_ callback: String) {
    let device = simulation.device
    device.record(.callback, subject: traceName, name: callback)
    device.spendCallback("\(callback) of \(traceName)")
  }
}
