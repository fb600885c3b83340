internal import Foundation
internal import JankMotion

/// The system's way to dismiss a sheet: a finger pulls the page down, and it goes or springs back.
///
/// Certain, measured on iOS 26.1: the page follows point for point once the drag is recognised, the
/// black behind it fades along, and it springs back critically damped. Where the app keeps the page
/// it follows as well and always returns; how much it resists is unknown. A drag upwards is none.
///
/// It is an interaction controller that moves the page itself; what the app animates alongside is
/// scrubbed. An animator of the app's for the dismissal is not asked for; that is our choice.
final class SheetDrag: NSObject {
  let recognizer = UIPanGestureRecognizer()
  weak var presentation: UIPresentationController?
  private var hold = Hold.none
  // How far the page is below its place, in points.
  private var offset = 0.0

  /// What a finger that is down does to the page.
  private enum Hold {
    /// Nothing: it has not pulled the page yet, or may not.
    case none
    /// It pulls a page that the app keeps.
    case kept
    /// It has asked for the dismissal, which begins later in the frame.
    case asked
    /// It drives the dismissal.
    case drives(TransitionContext)
    /// It has left before the dismissal began.
    case left(Release)
  }

  /// What becomes of the page when the finger leaves.
  private struct Release {
    let completes: Bool
    /// How fast the finger moved downwards, in points a second.
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

  /// Brings the page to where the finger is.
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

// MARK: The dismissal

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

  /// Whether the finger moves what the system shows behind the page, too.
  var isHolding: Bool {
    switch hold {
    case .none, .kept: false
    case .asked, .drives, .left: true
    }
  }

  /// Tells the delegate that the page has gone by the hand of a user.
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

// MARK: The page

extension SheetDrag {
  /// How far the page goes until it is gone, in points.
  private var height: Double {
    guard let presentation, let container = presentation.container else { return 1 }
    return max(container.bounds.maxY - presentation.frameOfPresentedViewInContainerView.minY, 1)
  }

  /// Puts the page below its place by some points.
  private func displace(by offset: Double) {
    guard let presentation else { return }
    presentation.system?.displace(presentation, by: offset, of: height)
  }

  /// The spring by which the page goes on from where and how fast it moves.
  ///
  /// A page that returns does not go beyond its place, however fast it is thrown there.
  private func curve(of release: Release) -> TimingCurve {
    let way = release.completes ? height - offset : -offset
    guard way != 0 else { return ChosenSemantics.systemCurve }
    let velocity = release.velocity / way
    let fastest = release.completes ? .infinity : SheetGeometry.returnSpring.undampedFrequency
    return .spring(SheetGeometry.returnSpring, initialVelocity: min(velocity, fastest))
  }
}

// MARK: Whether it may begin

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
  /// Whether the app keeps the controller, or one it contains, from being dragged away.
  ///
  /// Inferred for contained ones, from the documentation's own example.
  fileprivate var isKeptInPresentation: Bool {
    isModalInPresentation || children.contains(where: \.isKeptInPresentation)
  }
}
