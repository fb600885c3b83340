public import Foundation
internal import JankEngine

/// Manages the layout of a presented view controller, from its presentation to its dismissal.
///
/// For the style `custom` an app provides a subclass. It adds views behind the presented one in
/// ``presentationTransitionWillBegin()``.
open class UIPresentationController: NSObject {
  /// The object that decides how the presentation adapts.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented view, from the beginning of the presentation.
  public var containerView: UIView? { container }

  private let homeOfPage: HomeSimulation
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The implementation of the system's styles; nil for the app's own.
  let system: SystemPresentation?
  var container: PresentationContainer?
  var phase = Phase.idle
  /// The position of the presenter's view before the presentation.
  var home: Home?
  /// Whether the presenter's view has left its superview for this presentation.
  ///
  /// The style's answer can change while the presentation is on screen; this value does not.
  var hasTakenPresentersView = false
  /// Completes a change of style when the change of size ends.
  var adaptation: (() -> Void)?

  enum Phase {
    /// Not on screen.
    case idle
    /// A presentation or dismissal was requested or is running.
    case changing
    /// On screen, without a transition.
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
  ///   - presentedViewController: The presented view controller.
  ///   - presentingViewController: The presenting view controller, or nil if not known yet.
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

  init(presented: UIViewController, style: UIModalPresentationStyle) {
    homeOfPage = presented.home
    self.presented = presented
    system = SystemPresentation(style: style)
    super.init()
    system?.drag.presentation = self
  }

  var simulation: Simulation { homeOfPage.simulation }

  /// The presented view controller.
  public var presentedViewController: UIViewController {
    guard let presented else { fatalError("a presentation outlived the controller it presents") }
    return presented
  }

  /// The presenting view controller.
  public var presentingViewController: UIViewController {
    guard let presenting else { fatalError("a presentation has no presenting controller yet") }
    return presenting
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { system?.style ?? .custom }

  /// Returns the style to use with traits, or `none` for the requested one.
  ///
  /// Inferred for popovers: they become page sheets if the width is compact.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    return presentationStyle == .popover && isNarrow ? .pageSheet : .none
  }

  /// The style to use with the current traits.
  public var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The view that is animated: the view controller's, unless an app wraps it.
  open var presentedView: UIView? { presented?.view }

  /// The final frame of the presented view; called often, so an override must have no side effects.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return system?.frame(in: container, for: self) ?? container.bounds
  }

  /// Whether the presenter's view leaves the hierarchy, with the disappearance callbacks.
  open var shouldRemovePresentersView: Bool {
    system?.effectiveStyle.removesPresentersView ?? false
  }

  /// Called before the layout of the container.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the layout of the container.
  open func containerViewDidLayoutSubviews() {
    system?.layOut(self)
  }

  /// Called before the presentation; an app adds its views here.
  open func presentationTransitionWillBegin() {
    system?.willPresent(self)
  }

  /// Called after the presentation; an app removes its views if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { system?.removeDimming() }
  }

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {
    system?.willDismiss(self)
  }

  /// Called after the dismissal; an app removes its views if the dismissal completed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { system?.removeDimming() }
  }

  /// Called before the container's size changes; the container still has the old size.
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

  /// Called when the presented view controller prefers another size; schedules a layout.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Returns the size of the presented view controller for a container size, in points.
  ///
  /// It equals the container size unless a system style leaves margins.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { system?.size(of: self, in: parentSize) ?? parentSize }
}

extension UIPresentationController: UIContentContainer {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { simulation.traits }

  /// The preferred size of the presented view controller, in points.
  public var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
}

// MARK: Container

extension UIPresentationController {
  /// Creates the container and moves the presenter's view, which has to be in a window, into it if
  /// it has to leave.
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

  func close() {
    endAdaptation()
    container?.removeFromSuperview()
    container = nil
    home = nil
    hasTakenPresentersView = false
    phase = .idle
  }

  /// Calls a method, recording it if the presentation controller is the app's.
  func hear(_ step: String, _ call: () -> Void) {
    if system == nil {
      let device = simulation.device
      device.record(.callback, subject: String(describing: type(of: self)), name: step)
      device.spendCallback(step)
    }
    call()
  }
}

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
