internal import Foundation
internal import JankMotion

/// The system's interactive pop gesture, which drags the top view off from the left edge.
///
/// It is its recogniser's delegate until the app sets another, and begins only if a pop is
/// possible. How the system decides at the release is unknown; see ``ChosenSemantics/popRelease``.
/// Our choice: the remainder runs at the speed of the animation.
final class InteractivePop: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  weak var controller: UINavigationController?
  /// The release policy of this gesture, or nil for the default.
  var policy: NamedPolicy?
  // The interaction of the current drag.
  private var drive: PopDrive?

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
    // An app that lets the gesture begin anyway has set its own delegate.
    guard let obstacle = controller.obstacleToPop else {
      let drive = PopDrive()
      self.drive = drive
      controller.pop(drivenBy: drive)
      return
    }
    controller.reject(
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

// MARK: Beginning

extension InteractivePop: UIGestureRecognizerDelegate {
  // Certain except for the coordinator, which is inferred: any transition prevents the gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.obstacleToPop == nil,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil,
      !controller.isNavigationBarHidden,
      controller.topViewController?.navigationItem.hidesBackButton != true
    else { return false }
    return !isTakenAway(from: controller)
  }

  /// Whether the delegate disables the gesture; certain: the ability to supply animators does, even
  /// if it supplies none.
  private func isTakenAway(from controller: UINavigationController) -> Bool {
    controller.learnWhetherDelegateAnimates()
    switch controller.navigation.delegateAnswer {
    case .unasked, .unimplemented: return false
    case .animator: return true
    case .nothing:
      // The app may have its own drag instead.
      let isAlone = recognizer.touches.allSatisfy { touch in
        !(touch.gestureRecognizers ?? []).contains {
          $0 !== recognizer && $0 is UIPanGestureRecognizer && !($0.view is PresentationContainer)
        }
      }
      guard isAlone else { return true }
      controller.reject(
        .interactionIsDriven,
        """
        the delegate of \(controller.traceName) implements animationControllerFor and returns nil: \
        interactivePopGestureRecognizer does nothing though the animation is the system's
        """
      )
      return true
    }
  }
}

extension UINavigationController {
  /// The reason why a pop gesture is not possible, as a clause; nil if it is possible.
  fileprivate var obstacleToPop: String? {
    if navigation.running != nil { return "while a transition is running" }
    if navigation.pending != nil { return "before the last push or pop has begun" }
    return navigation.stack.count > 1 ? nil : "on the root controller"
  }

  /// Pops the top view controller interactively, unless the delegate has its own animator.
  ///
  /// What the system's gesture does to an app's animator is unknown; here the animator runs over
  /// time.
  fileprivate func pop(drivenBy drive: UIPercentDrivenInteractiveTransition) {
    navigation.touchID = drive
    popViewController(animated: true)
    navigation.touchID = nil
  }
}

/// Drives a transition that begins later in the frame in which the drag began.
final class PopDrive: UIPercentDrivenInteractiveTransition {
  private var fraction: CGFloat = 0

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    update(fraction)
  }

  func follow(_ fraction: CGFloat) {
    self.fraction = fraction
    update(fraction)
  }
}
