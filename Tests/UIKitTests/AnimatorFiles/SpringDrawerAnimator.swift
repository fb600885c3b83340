import UIKit

/// Slides a drawer in from the left with a spring; a snapshot of the view behind shrinks.
final class SpringDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case opening, closing
  }

  var direction: Direction = .opening
  var duration: TimeInterval = 0.6
  private weak var snapshot: UIView?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    switch direction {
    case .opening: open(using: transitionContext)
    case .closing: close(using: transitionContext)
    }
  }

  private func open(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let toView = to.view,
      let behind = from.view.snapshotView(afterScreenUpdates: false)
    else {
      context.completeTransition(false)
      return
    }
    let container = context.containerView
    container.backgroundColor = .darkGray
    behind.frame = from.view.frame
    behind.layer.shadowOpacity = 0.5
    behind.layer.shadowRadius = 8
    behind.layer.shadowColor = UIColor.black.cgColor
    behind.isUserInteractionEnabled = false
    container.addSubview(behind)
    container.addSubview(toView)
    // swift-format-ignore: NeverForceUnwrap
    from.view!.isHidden = true
    snapshot = behind

    let frame = context.finalFrame(for: to)
    to.view.frame = frame.offsetBy(dx: -frame.width, dy: 0)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.5,
      options: [],
      animations: {
        to.view.frame = frame
        behind.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 60, y: 0)
      },
      completion: { _ in
        from.view?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  private func close(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    to.isHidden = true
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .beginFromCurrentState,
      animations: {
        from.center.x -= from.bounds.width
        self.snapshot?.transform = .identity
      },
      completion: { finished in
        to.isHidden = false
        self.snapshot?.removeFromSuperview()
        context.completeTransition(finished && !context.transitionWasCancelled)
      }
    )
  }
}

/// Uses one animator for both directions.
final class SpringDrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = SpringDrawerAnimator()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.direction = .opening
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.direction = .closing
    return animator
  }
}
