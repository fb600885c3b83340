package import HeadlessUIKit

/// An animator that moves the view up or down by UIView.animate.
package final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  package let duration: TimeInterval
  package private(set) var ended: [Bool] = []

  package init(duration: TimeInterval = 0.4) {
    self.duration = duration
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
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

  package func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}
