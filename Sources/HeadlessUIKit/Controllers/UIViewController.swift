public import Foundation
internal import JankEngine
package import JankMotion

/// A controller of one view, its children and its presentations.
open class UIViewController: ControllerPreferences {
  /// The name of the controller in traces and, in an app, in bars.
  open var title: String?
  /// The presentation style; by default that of the run's version of iOS.
  open var modalPresentationStyle = (Simulation.running?.semantics ?? .standard)
    .modalPresentationStyle
  /// The system's transition for presentation and dismissal.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers presented over the current context cover this one's view.
  open var definesPresentationContext = false
  /// Whether a user cannot dismiss the controller by dragging its sheet.
  open var isModalInPresentation = false
  /// The rule for dismissal by dragging the controller's sheet; nil for the rule of the run.
  package var sheetPolicy: NamedPolicy?
  /// Supplies the animators and interaction controllers of the controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningWatch.delegateWasSet(transitioningDelegate) }
  }
  /// The app's insets at each edge, in addition to those of bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the controller appears because it is being presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller disappears because it is being dismissed.
  public internal(set) var isBeingDismissed = false

  /// The item of the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// The item of the controller in a tab bar.
  open lazy var tabBarItem = UITabBarItem()

  /// The presentation controller, if it is presented or the property was read.
  var presentation: UIPresentationController? {
    didSet {
      guard oldValue != nil, presentation == nil else { return }
      simulation.storyboards.forgetSegue(to: self)
    }
  }
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var ownCoordinator: TransitionCoordinator?
  let home = HomeSimulation()
  private var loadedView: UIView?
  var containment = Containment()
  var transitioningWatch = DelegateWatch()
  /// The storyboard that created the controller, with its segues.
  var origin: StoryboardOrigin?

  /// Creates a controller; its view is loaded when it is first needed.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; its view is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Nil; views from nib files are not modelled.
  ///   - nibBundleOrNil: Nil, for the same reason.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil {
      fatalError("the view of \(Self.self) cannot be read from the nib file \(nibNameOrNil)")
    }
    super.init()
  }

  /// Creates a controller from a storyboard; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  // UIKit's own type: apps unwrap it, bind it and chain it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when first read; set it to nil only to release it.
  open var view: UIView! {
    get { loadedView ?? makeView() }
    set { take(newValue) }
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Loads the view if necessary.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view, by default that of the storyboard, or else a plain one of the size of the
  /// screen; override it for another.
  open func loadView() {
    guard origin?.loaded?.loadView() != true else { return }
    view = UIView(frame: simulation.app.screen.bounds)
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { hear(.willAppear) }
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) { hear(.didAppear) }
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { hear(.willDisappear) }
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { hear(.didDisappear) }

  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view is laid out.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  /// The coordinator of the controller's current transition or change of size, or else its
  /// parent's; nil outside of transitions.
  ///
  /// The system gives a container made by hand no coordinator for its own transitions; it can
  /// override this property and run the blocks itself.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownCoordinator ?? parent?.transitionCoordinator
  }

  /// Called before the size of the view changes, for example in a rotation.
  ///
  /// It notifies children and presented controllers, so an override has to call super.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeChange(to: size, with: coordinator)
  }

  /// Called before the traits change; notifies children and presented controllers.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitChange(to: newCollection, with: coordinator)
  }

  /// The interface orientations that the controller supports while it fills the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(on: simulation)
  }

  /// Whether the interface rotates with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// The controller that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or its nearest ancestor.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The presentation controller of this controller or its nearest ancestor.
  ///
  /// With the style `custom` it exists only during the presentation, because the delegate is asked
  /// for it then.
  open var presentationController: UIPresentationController? { nearestPresentation }

  /// Presents a controller.
  ///
  /// The request takes effect after the commit of the running frame. It is dropped with a warning
  /// in the trace, as in UIKit, while this controller presents another one or is in a transition,
  /// or if its view is not in a window.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the change is animated.
  ///   - completion: Called after the controller's `viewDidAppear`; not after a cancel.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// A controller that presents others is dismissed with all of them; only the top one animates
  /// out. The request takes effect after the commit of the running frame. It is rejected with a
  /// warning in the trace while the presentation is in a transition.
  ///
  /// - Parameters:
  ///   - flag: Whether the change is animated.
  ///   - completion: Called after the controller's `viewDidDisappear`; not after a cancel.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  // MARK: Containers

  /// Whether the system forwards appearance callbacks to children; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The preferred size of the view in its container, in points.
  open var preferredContentSize: CGSize {
    get { containment.preferredContentSize }
    set { prefer(newValue) }
  }

  /// Adds a child; call its `didMove(toParent:)` afterwards.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; call its `willMove(toParent:)` before.
  open func removeFromParent() {
    checkRemoval()
    leaveParent()
  }

  /// Called before the controller is added to a parent, or removed if nil.
  open func willMove(toParent parent: UIViewController?) { hearWillMove(to: parent) }

  /// Called after the controller was added to a parent, or removed if nil.
  open func didMove(toParent parent: UIViewController?) { hearDidMove(to: parent) }

  /// Begins the appearance or disappearance of a child; for containers that forward by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    checkForwardingByHand("beginAppearanceTransition")
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of a child; for containers that forward by hand.
  open func endAppearanceTransition() {
    checkForwardingByHand("endAppearanceTransition")
    endAppearance()
  }

  /// Replaces the view of one child by the view of another.
  ///
  /// Both must be children of this controller. It sends their appearance callbacks, but not
  /// `willMove` and `didMove`.
  ///
  /// - Parameters:
  ///   - fromViewController: The leaving child.
  ///   - toViewController: The arriving child; its view is added above the other's.
  ///   - duration: The duration, in seconds.
  ///   - options: The animation options.
  ///   - animations: Makes the changes.
  ///   - completion: Called when the other view is removed.
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

  /// Called when the preferred size of a child or its descendant changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child's view for a size of this controller's, in points; the same by
  /// default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Segues

  /// The unwind actions of the controller, by their selectors.
  ///
  /// They replace Objective-C methods marked as actions. An unwind segue can return to a controller
  /// with its action. A method with an ``IBConnection`` needs no entry.
  open var unwindActions: [Selector: (UIStoryboardSegue) -> Void] { [:] }

  /// Performs a segue of the controller's storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue; an unknown one ends the run.
  ///   - sender: The object that caused it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    takeSegue(identifier, sender)
  }

  /// Whether a control may perform its segue; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source before a segue or unwind segue, to pass data.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows a controller in the nearest container that overrides this method, or presents it if
  /// there is none.
  open func show(_ vc: UIViewController, sender: Any?) { passShow(of: vc, sender) }

  /// Whether an unwind segue may return to this controller.
  ///
  /// By default it may if the controller has the action and is not the source of the segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { hasAction(action) && fromViewController !== self }

  /// The children to search for the destination of an unwind segue, in order.
  ///
  /// By default all except the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Returns the child that contains the source of an unwind segue, directly or in a presentation.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Called on each controller that an unwind segue passes; a container shows the next one.
  ///
  /// The system dismisses presented controllers.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The custom unwind segue, as before iOS 9; nil, the default, uses the system's.
  open func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }
}

extension UIViewController {
  var simulation: Simulation { home.simulation }

  /// The presentation style, with the system's choice for `automatic`; also before the run.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    let semantics = (home.unlessOver ?? Simulation.running)?.semantics ?? .standard
    return modalPresentationStyle.resolved(by: semantics)
  }

  private func makeView() -> UIView {
    loadView()
    guard let made = loadedView else {
      fatalError("loadView of \(traceName) must set the view")
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

  /// The name of the controller in traces: its title, or else its type.
  var traceName: String { title ?? String(describing: type(of: self)) }

  func note(_ callback: String) {
    let device = simulation.device
    device.record(.callback, subject: traceName, name: callback)
    device.spendCallback("\(callback) of \(traceName)")
  }
}
