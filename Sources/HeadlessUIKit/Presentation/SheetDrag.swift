internal import Foundation
internal import JankMotion

/// The system's interactive dismissal of a sheet: a drag pulls the sheet down; it leaves or springs
/// back.
///
/// Certain, measured on iOS 26.1: the sheet follows the touch point for point after the drag is
/// recognised, the dimming fades with it, and the sheet springs back critically damped. A sheet
/// that the app keeps also follows and always returns; its resistance is unknown. An upward drag
/// does nothing.
///
/// The interaction controller moves the sheet itself and scrubs the app's alongside animations. Our
/// choice: it requests no dismissal animator from the app.
final class SheetDrag: NSObject {
  let recognizer = UIPanGestureRecognizer()
  weak var presentation: UIPresentationController?
  private var hold = Hold.none
  // The distance of the sheet below its rest position, in points.
  private var offset = 0.0

  /// The effect of the current touch on the sheet.
  private enum Hold {
    /// None: the drag has not begun or must not begin.
    case none
    /// The drag moves a sheet that the app keeps.
    case kept
    /// The drag requested the dismissal, which begins later in the frame.
    case asked
    /// The drag drives the dismissal.
    case drives(TransitionContext)
    /// The touch ended before the dismissal began.
    case left(Release)
  }

  private struct Release {
    let completes: Bool
    /// The downward velocity of the touch, in points per second.
    let velocity: Double
  }

  override init() {
    super.init()
    recognizer.name = "sheet pan"
    recognizer.maximumNumberOfTouches = 1
    recognizer.takesOverAtTop = true
    recognizer.delegate = self
    recognizer.addTarget(self, action: SheetDrag.handle)
  }

  private var page: UIViewController? { presentation?.presentedViewController }

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let presentation, let container = presentation.container else { return }
    switch recognizer.state {
    case .began:
      begin(presentation)
      follow(recognizer.translation(in: container).y)
    case .changed: follow(recognizer.translation(in: container).y)
    case .ended: letGo(release(in: container))
    case .cancelled, .failed: letGo(Release(completes: false, velocity: 0))
    case .possible: break
    }
  }

  private func begin(_ presentation: UIPresentationController) {
    guard let page else { return }
    guard mayDismiss(page, presentation) else {
      hold = .kept
      return
    }
    let delegate = presentation.delegate
    page.note("presentationControllerWillDismiss", of: delegate)
    delegate?.presentationControllerWillDismiss(presentation)
    hold = .asked
    page.requestDismissal(by: self)
  }

  private func mayDismiss(_ page: UIViewController, _ presentation: UIPresentationController)
    -> Bool
  {
    guard !page.isKeptInPresentation else { return false }
    page.note("presentationControllerShouldDismiss", of: presentation.delegate)
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  private func follow(_ travel: Double) {
    offset = max(travel, 0)
    switch hold {
    case .kept where presentation?.phase != .shown: hold = .none
    case .kept: displace(by: offset)
    case .drives(let context):
      displace(by: offset)
      context.updateInteractiveTransition(min(offset / height, 1))
    case .none, .asked, .left: break
    }
  }

  private func release(in container: UIView) -> Release {
    let velocity = recognizer.velocity(in: container).y
    let (travel, height) = (recognizer.translation(in: container).y, height)
    let release = motion(of: "the drag of a sheet") { () throws(MotionError) in
      try GestureRelease(travel: travel, extent: height, velocity: velocity)
    }
    let decision =
      page?.sheetPolicy.map { recognizer.decision(by: $0, along: [0, 1], over: height) }
      ?? recognizer.simulation.semantics.sheetRelease.decision(for: release)
    return Release(completes: decision == .completes, velocity: velocity)
  }

  private func letGo(_ release: Release) {
    switch hold {
    case .none, .left: return
    case .asked: hold = .left(release)
    case .drives(let context): settle(context, release)
    case .kept:
      hold = .none
      guard presentation?.phase == .shown else { return }
      let way = Release(completes: false, velocity: release.velocity)
      AnimationBlock(
        in: recognizer.simulation,
        duration: ChosenSemantics.systemDuration,
        delay: 0,
        curve: curve(of: way)
      )
      .run { displace(by: 0) }
      let needsSuccess = recognizer.simulation.semantics.attemptHasToSucceed
      if release.completes || !needsSuccess { tellOfAttempt() }
    }
  }

  private func tellOfAttempt() {
    guard let presentation else { return }
    page?.note("presentationControllerDidAttemptToDismiss", of: presentation.delegate)
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
  }
}

// MARK: Dismissal

extension SheetDrag: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    displace(by: offset)
    switch hold {
    case .left(let release): settle(context, release)
    default: hold = .drives(context)
    }
  }

  /// Whether the drag also controls the dimming.
  var isHolding: Bool {
    switch hold {
    case .none, .kept: false
    case .asked, .drives, .left: true
    }
  }

  func dismissalDidEnd(_ didComplete: Bool) {
    hold = .none
    guard didComplete, let presentation else { return }
    page?.note("presentationControllerDidDismiss", of: presentation.delegate)
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }

  private func settle(_ context: TransitionContext, _ release: Release) {
    hold = .left(release)
    guard context.isRunning else { return }
    if release.completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    AnimationBlock(
      in: recognizer.simulation,
      duration: ChosenSemantics.systemDuration,
      delay: 0,
      curve: curve(of: release),
      completion: { _ in context.completeTransition(release.completes) }
    )
    .run { displace(by: release.completes ? height : 0) }
  }
}

// MARK: Sheet

extension SheetDrag {
  /// The distance to the bottom of the container, in points.
  private var height: Double {
    guard let presentation, let container = presentation.container else { return 1 }
    return max(container.bounds.maxY - presentation.frameOfPresentedViewInContainerView.minY, 1)
  }

  /// Moves the sheet to `offset` points below its rest position.
  private func displace(by offset: Double) {
    guard let presentation else { return }
    presentation.system?.displace(presentation, by: offset, of: height)
  }

  /// Returns the spring that continues from the sheet's position and velocity; a sheet that returns
  /// does not overshoot, however fast the release.
  private func curve(of release: Release) -> TimingCurve {
    let way = release.completes ? height - offset : -offset
    guard way != 0 else { return ChosenSemantics.systemCurve }
    let velocity = release.velocity / way
    let fastest = release.completes ? .infinity : SheetGeometry.returnSpring.undampedFrequency
    return .spring(SheetGeometry.returnSpring, initialVelocity: min(velocity, fastest))
  }
}

// MARK: Beginning

extension SheetDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = presentation?.presentedView else { return false }
    return touch.view?.isDescendant(of: view) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let presentation, let page, presentation.phase == .shown,
      presentation.system?.effectiveStyle.isSheet == true,
      page.ownPresented == nil, page.transitionCoordinator == nil
    else { return false }
    let velocity = recognizer.velocity(in: presentation.container)
    return velocity.y > velocity.x.magnitude
  }
}

extension UIViewController {
  /// Whether the app keeps the view controller, or one of its children, on screen; inferred for
  /// children, from the documentation's example.
  fileprivate var isKeptInPresentation: Bool {
    isModalInPresentation || children.contains(where: \.isKeptInPresentation)
  }
}
