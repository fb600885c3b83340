internal import Foundation
internal import JankMotion
internal import JankTrace

extension TransitionContext: CoordinatedChange {
  var simulation: Simulation { plan.container.simulation }
  var kind: TransitionRecord.Kind { plan.kind }
  var from: UIViewController { plan.from }
  var to: UIViewController { plan.to }
  var containerView: UIView { plan.container }
  // A change of size waits for the end, or its own coordinator reports the rotation.
  var targetTransform: CGAffineTransform { .identity }
  var isAnimated: Bool { plan.isAnimated }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { interruptible != nil }
  var transitionDuration: TimeInterval { system?.reportedDuration ?? duration }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    system?.reportedCurve ?? interaction?.completionCurve ?? .easeInOut
  }
  var alongsideCurve: TimingCurve { system?.curve ?? .cubicBezier(.easeInEaseOut) }
  var alongsideDuration: TimeInterval { duration }
  var traceName: String { "\(kind.rawValue) \(subject.traceName)" }

  /// The controller that comes or goes; the transition is named after it.
  var subject: UIViewController {
    switch kind {
    case .present, .push, .tab, .exchange: to
    case .dismiss, .pop: from
    }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.fromView
    case .to: plan.toView
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? controller.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === to { return finalFrameOfTo }
    return controller === from ? plan.finalFrameOfFrom : .zero
  }
}
