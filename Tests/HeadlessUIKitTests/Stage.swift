import HeadlessUIKit

/// A device without drawn costs, so that times can be written down.
let quietPhone: DeviceProfile = {
  var profile = DeviceProfile.phone60
  profile.costs.jitter = 0
  return profile
}()

/// Plays an app on the quiet phone.
@discardableResult
func play(
  on profile: DeviceProfile = quietPhone,
  watching names: Set<String> = [],
  until limit: Interval = .milliseconds(10_000),
  _ launch: @escaping (UIWindow, Simulation) -> Void
) -> Trace {
  let simulation = Simulation(profile: profile, seed: 1, watchedLayers: names)
  return simulation.run(until: limit) { launch($0, simulation) }
}

/// A controller with a name.
func controller(_ name: String, style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
  let controller = UIViewController()
  controller.title = name
  controller.modalPresentationStyle = style
  return controller
}

/// An animator that moves the page up or down by UIView.animate, as an app's would.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  var ended: [Bool] = []

  init(duration: TimeInterval = 0.4) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    let finish = { (_: Bool) in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if let from = transitionContext.viewController(forKey: .from), from.isBeingDismissed {
      if let uncovered = transitionContext.view(forKey: .to) {
        container.insertSubview(uncovered, belowSubview: from.view)
      }
      UIView.animate(
        withDuration: duration,
        animations: { from.view.frame = below },
        completion: finish
      )
    } else if let page = transitionContext.view(forKey: .to) {
      page.frame = below
      container.addSubview(page)
      UIView.animate(
        withDuration: duration,
        animations: { page.frame = container.bounds },
        completion: finish
      )
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

/// Hands out an animator, and an interaction while it is wanted.
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = SlideAnimator()
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Trace {
  /// The callbacks as "who what", in order, from a time on.
  func callbacks(from start: Interval = .zero) -> [String] {
    events.filter { $0.kind == .callback && $0.time >= .zero + start }
      .map { "\($0.subject) \($0.name)" }
  }

  var warnings: [String] { events.filter { $0.kind == .warning }.map(\.name) }

  /// The findings as "rule text", in order.
  var found: [String] { findings.map { "\($0.rule.rawValue) \($0.text)" } }
}
