internal import Foundation
internal import JankMotion

/// The system's own way back by a finger, which drags the top page off from the left edge.
///
/// It is the delegate of its recogniser until the app puts another in its place, and begins only
/// where a pop makes sense. How the system decides is unknown; see ``ChosenSemantics/popRelease``.
/// The rest of the way is played at the pace of the animation, which is our choice.
final class InteractivePop: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  weak var controller: UINavigationController?
  /// What decides when the finger leaves, instead of what holds for the whole run.
  var policy: NamedPolicy?
  // What the finger drives, from the beginning of the drag to its end.
  private var drive: FingerDrive?

  override init() {
    super.init()
    recognizer.name = "interactivePopGestureRecognizer"
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: InteractivePop.handle)
  }

  private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let controller else { return }
    switch recognizer.state {
    case .began:
      begin(in: controller)
      follow(in: controller)
    case .changed: follow(in: controller)
    case .ended: letGo(in: controller)
    case .cancelled, .failed:
      drive?.cancel()
      drive = nil
    case .possible: break
    }
  }

  private func begin(in controller: UINavigationController) {
    // An app that lets the gesture begin anyway has put its own delegate in place.
    guard let obstacle = controller.obstacleToPop else {
      let drive = FingerDrive()
      self.drive = drive
      controller.pop(drivenBy: drive)
      return
    }
    controller.refuse(
      .popGestureWaits,
      """
      interactivePopGestureRecognizer of \(controller.traceName) begins \(obstacle): the app \
      freezes, and the next push does nothing
      """
    )
  }

  private func follow(in controller: UINavigationController) {
    let travel = recognizer.translation(in: controller.view).x
    drive?.follow(max(travel, 0) / controller.view.bounds.width)
  }

  private func letGo(in controller: UINavigationController) {
    guard let drive else { return }
    self.drive = nil
    switch decision(in: controller.view) {
    case .completes: drive.finish()
    case .returns: drive.cancel()
    }
  }

  private func decision(in view: UIView) -> ReleaseDecision {
    if let policy {
      return recognizer.decision(by: policy, along: [1, 0], over: view.bounds.width)
    }
    let release = motion(of: "the pop gesture") { () throws(MotionError) in
      try GestureRelease(
        travel: recognizer.translation(in: view).x,
        extent: view.bounds.width,
        velocity: recognizer.velocity(in: view).x
      )
    }
    return view.simulation.semantics.popRelease.decision(for: release)
  }
}

// MARK: Whether it may begin

extension InteractivePop: UIGestureRecognizerDelegate {
  // Certain for all but the coordinator, which is inferred: a transition of any kind is in the way.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.obstacleToPop == nil,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil,
      !controller.isNavigationBarHidden,
      controller.topViewController?.navigationItem.hidesBackButton != true
    else { return false }
    return !isTakenAway(from: controller)
  }

  /// Whether the delegate of the navigation controller takes the gesture away.
  ///
  /// Certain: it does by being able to supply animators, even if it supplies none.
  private func isTakenAway(from controller: UINavigationController) -> Bool {
    controller.learnWhetherDelegateAnimates()
    switch controller.navigation.delegateAnswer {
    case .unasked, .unimplemented: return false
    case .animator: return true
    case .nothing:
      // A drag of the app's own may be there instead.
      let isAlone = recognizer.touches.allSatisfy { touch in
        !(touch.gestureRecognizers ?? []).contains {
          $0 !== recognizer && $0 is UIPanGestureRecognizer && !($0.view is PresentationContainer)
        }
      }
      guard isAlone else { return true }
      controller.refuse(
        .interactionIsDriven,
        """
        the delegate of \(controller.traceName) implements animationControllerFor and answers nil: \
        interactivePopGestureRecognizer does nothing though the animation is the system's
        """
      )
      return true
    }
  }
}

extension UINavigationController {
  /// What stands in the way of a pop by a finger, in words; nil if nothing does.
  fileprivate var obstacleToPop: String? {
    if navigation.running != nil { return "while a transition is running" }
    if navigation.pending != nil { return "before the last push or pop has begun" }
    return navigation.stack.count > 1 ? nil : "on the root controller"
  }

  /// Pops a page along with a finger, unless the delegate has an animator of its own.
  ///
  /// What the system's gesture does to an animator of the app's is unknown; here time plays it.
  fileprivate func pop(drivenBy drive: UIPercentDrivenInteractiveTransition) {
    navigation.finger = drive
    popViewController(animated: true)
    navigation.finger = nil
  }
}

/// Drives a transition that begins later in the frame in which the finger has begun to move.
private final class FingerDrive: UIPercentDrivenInteractiveTransition {
  private var fraction: CGFloat = 0

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    update(fraction)
  }

  /// Brings the transition to where the finger is.
  func follow(_ fraction: CGFloat) {
    self.fraction = fraction
    update(fraction)
  }
}
