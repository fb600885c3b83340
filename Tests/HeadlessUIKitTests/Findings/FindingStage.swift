import HeadlessUIKit
import JankTrace
import Testing

/// An animator that runs a closure.
final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Animation = (any UIViewControllerContextTransitioning) -> Void

  private let duration: TimeInterval
  private let animation: Animation

  init(duration: TimeInterval = 0.3, _ animation: @escaping Animation) {
    self.duration = duration
    self.animation = animation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animation(transitionContext)
  }

  /// Adds the arriving view and fades it in correctly, with a mistake before and one after.
  static func fading(
    before: @escaping Animation = { _ in },
    after: @escaping Animation = { _ in }
  ) -> ScriptedAnimator {
    ScriptedAnimator { context in
      before(context)
      let container = context.containerView
      let arriving = context.view(forKey: .to)
      let leaving = context.view(forKey: .from)
      if let arriving {
        arriving.frame = container.bounds
        container.addSubview(arriving)
      }
      let fading = arriving ?? leaving
      fading?.alpha = arriving == nil ? 1 : 0
      UIView.animate(
        withDuration: 0.3,
        animations: { fading?.alpha = arriving == nil ? 0 : 1 },
        completion: { _ in
          fading?.alpha = 1
          let didComplete = !context.transitionWasCancelled
          if !didComplete { arriving?.removeFromSuperview() }
          after(context)
          context.completeTransition(didComplete)
        }
      )
    }
  }
}

/// Returns what a test specifies.
final class ScriptedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presenting: ScriptedAnimator?
  var dismissing: ScriptedAnimator?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Presents B or another page over A at 100 ms and dismisses it at 1 s.
func playModal(
  style: UIModalPresentationStyle = .fullScreen,
  dismisses: Bool = true,
  presenting: ScriptedAnimator? = .fading(),
  dismissing: ScriptedAnimator? = .fading(),
  page: @autoclosure @escaping () -> UIViewController = controller("B"),
  _ more: @escaping (Stage, UIViewController, UIViewController, ScriptedDelegate) -> Void =
    { _, _, _, _ in }
) -> Trace {
  play { window, simulation in
    let (a, b) = (controller("A"), page())
    b.modalPresentationStyle = style
    let delegate = ScriptedDelegate()
    delegate.presenting = presenting
    delegate.dismissing = dismissing
    b.transitioningDelegate = delegate
    window.rootViewController = a
    more(simulation, a, b, delegate)
    simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
    if dismisses {
      simulation.schedule("dismiss", at: .milliseconds(1_000)) { b.dismiss(animated: true) }
    }
    simulation.schedule("end", at: .milliseconds(3_000)) { _ = delegate }
  }
}

extension Trace {
  /// The violated rules, in order.
  var rules: [FindingRule] { findings.map(\.rule) }
}
