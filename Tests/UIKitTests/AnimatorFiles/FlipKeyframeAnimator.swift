import UIKit

/// Flips from one view to the next like a card, half a turn each.
class FlipKeyframeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    1.0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to),
      let front = fromView.snapshotView(afterScreenUpdates: false)
    else { return }

    toView.frame = transitionContext.finalFrame(for: toVC)
    containerView.addSubview(toView)
    containerView.layoutIfNeeded()
    guard let back = toView.snapshotView(afterScreenUpdates: true) else { return }

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    containerView.layer.sublayerTransform = perspective

    let angle: CGFloat = operation == .push ? .pi / 2 : -.pi / 2
    front.frame = fromView.frame
    back.frame = toView.frame
    containerView.addSubview(front)
    containerView.addSubview(back)
    back.layer.transform = CATransform3DRotate(CATransform3DIdentity, -angle, 0, 1, 0)
    back.alpha = 0
    fromView.isHidden = true
    toView.isHidden = true

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          front.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          front.alpha = 0
          back.alpha = 1
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          back.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        front.removeFromSuperview()
        back.removeFromSuperview()
        fromView.isHidden = false
        toView.isHidden = false
        containerView.layer.sublayerTransform = CATransform3DIdentity
        let completed = !transitionContext.transitionWasCancelled
        if !completed { toView.removeFromSuperview() }
        transitionContext.completeTransition(completed)
      }
    )
  }
}

class FlipNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FlipKeyframeAnimator(operation: operation)
  }
}
