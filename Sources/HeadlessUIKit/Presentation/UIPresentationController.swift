public import Foundation
internal import JankEngine

/// Decides how a presented controller stands on the screen, from its presentation to the end of its
/// dismissal.
///
/// An app makes its own for the style `custom`, and adds what it wants to show behind the page in
/// ``presentationTransitionWillBegin()``.
open class UIPresentationController: NSObject {
  /// Decides how the presentation adapts.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the page stands, from the beginning of the presentation on.
  public var containerView: UIView? { container }

  /// To which simulation the page belongs.
  private let homeOfPage: HomeSimulation
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// What the system does for its own styles; nil where the app decides.
  let system: SystemPresentation?
  var container: PresentationContainer?
  /// Where the presentation is in its life.
  var phase = Phase.idle
  /// Where the presenter's view came from, so that it can go back.
  var home: Home?
  /// Whether the presenter's view has left its place for this presentation.
  ///
  /// What the style wants can change while the page is on screen; what has happened cannot.
  var hasTakenPresentersView = false
  /// What a change of the style has begun and the end of the change of size will end.
  var adaptation: (() -> Void)?

  /// Where a presentation is in its life.
  enum Phase {
    /// Not on screen.
    case idle
    /// A presentation or dismissal is asked for or runs.
    case changing
    /// On screen and at rest.
    case shown
  }

  struct Home {
    weak var superview: UIView?
    let place: Int
    let frame: CGRect
  }

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller to be presented.
  ///   - presentingViewController: the controller that presents it, or nil if not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    homeOfPage = presentedViewController.home
    presented = presentedViewController
    presenting = presentingViewController
    system = nil
    super.init()
  }

  /// Creates the presentation controller of a style that the system knows.
  init(presented: UIViewController, style: UIModalPresentationStyle) {
    homeOfPage = presented.home
    self.presented = presented
    system = SystemPresentation(style: style)
    super.init()
    system?.drag.presentation = self
  }

  var simulation: Simulation { homeOfPage.simulation }

  /// The controller that is presented.
  public var presentedViewController: UIViewController {
    guard let presented else { fatalError("a presentation outlived the controller it presents") }
    return presented
  }

  /// The controller that presents it.
  public var presentingViewController: UIViewController {
    guard let presenting else { fatalError("a presentation has no presenting controller yet") }
    return presenting
  }

  /// The style the controller was presented in.
  open var presentationStyle: UIModalPresentationStyle { system?.style ?? .custom }

  /// The style to use with traits, or `none` for the one that was asked for.
  ///
  /// Inferred for popovers: where width is short they become page sheets.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    return presentationStyle == .popover && isNarrow ? .pageSheet : .none
  }

  /// The style to use with the traits of now.
  public var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The view that moves: the controller's, unless an app wraps it.
  open var presentedView: UIView? { presented?.view }

  /// Where the page stands in the container at the end; asked often, so it must change nothing.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return system?.frame(in: container, for: self) ?? container.bounds
  }

  /// Whether the presenter's view leaves the hierarchy, so that the presenter disappears.
  open var shouldRemovePresentersView: Bool {
    system?.effectiveStyle.removesPresentersView ?? false
  }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container was laid out.
  open func containerViewDidLayoutSubviews() {
    system?.layOut(self)
  }

  /// Called before the presentation; here an app adds what is shown behind the page.
  open func presentationTransitionWillBegin() {
    system?.willPresent(self)
  }

  /// Called after the presentation; where it was cancelled an app takes its additions away again.
  open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { system?.removeDimming() }
  }

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {
    system?.willDismiss(self)
  }

  /// Called after the dismissal; where it completed an app takes its additions away again.
  open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { system?.removeDimming() }
  }

  /// Called before the size of the container changes; it still has the old one.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapt(to: newCollection, with: coordinator)
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Called when the presented controller prefers another size; lays the container out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// The size of the presented controller for a size of the container, in points.
  ///
  /// The same, unless it is a style of the system that leaves room around the page.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { system?.size(of: self, in: parentSize) ?? parentSize }
}

extension UIPresentationController: UIContentContainer {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { simulation.traits }

  /// The size that the presented controller would like to have, in points.
  public var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
}

// MARK: On and off the screen

extension UIPresentationController {
  /// Makes the container and takes the presenter's view into it where that has to leave.
  ///
  /// - Parameters:
  ///   - presenter: the controller that is covered; its view is in a window.
  ///   - window: the window that the container fills.
  func open(over presenter: UIViewController, in window: UIWindow) {
    let view: UIView = presenter.view
    home = view.superview.map { superview in
      Home(
        superview: superview,
        place: superview.subviews.firstIndex { $0 === view } ?? 0,
        frame: view.frame
      )
    }
    adapt(to: traitCollection, with: nil)
    let coversContext = presentationStyle.coversContext
    let ground: UIView = coversContext ? view.superview ?? window : window
    let container = PresentationContainer(frame: coversContext ? view.frame : window.bounds)
    container.controller = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    if let system, system.canBeSheet { container.addGestureRecognizer(system.drag.recognizer) }
    ground.addSubview(container)
    hasTakenPresentersView = shouldRemovePresentersView
    if hasTakenPresentersView { container.addSubview(view) }
  }

  /// Takes the container away with all that is in it.
  func close() {
    endAdaptation()
    container?.removeFromSuperview()
    container = nil
    home = nil
    hasTakenPresentersView = false
    phase = .idle
  }

  /// Tells the controller of a step, if it is the app's own.
  func hear(_ step: String, _ call: () -> Void) {
    if system == nil {
      let device = simulation.device
      device.record(.callback, subject: String(describing: type(of: self)), name: step)
      device.spendCallback(step)
    }
    call()
  }
}

/// The view in which a presented page stands.
final class PresentationContainer: TransitionView {
  weak var controller: UIPresentationController?
  // The size at the last layout, nil before the first.
  private var knownSize: CGSize?

  override func layoutSubviews() {
    guard let controller else { return }
    let isResized = knownSize.map { $0 != bounds.size } ?? false
    knownSize = bounds.size
    controller.hear("containerViewWillLayoutSubviews", controller.containerViewWillLayoutSubviews)
    super.layoutSubviews()
    if isResized { controller.fillContainer() }
    controller.hear("containerViewDidLayoutSubviews", controller.containerViewDidLayoutSubviews)
  }
}
