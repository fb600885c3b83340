import UIKit

/// Closes a view into a button by animating its mask.
class CircleMaskAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let button: UIButton
  private weak var transitionContext: UIViewControllerContextTransitioning?

  init(button: UIButton) {
    self.button = button
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    guard let fromView = transitionContext.view(forKey: .from) else {
      transitionContext.completeTransition(false)
      return
    }
    if let toView = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }
    let small = UIBezierPath(ovalIn: button.frame)
    let reach = max(fromView.bounds.width, fromView.bounds.height) * 1.5
    let large = UIBezierPath(ovalIn: button.frame.insetBy(dx: -reach, dy: -reach))

    let mask = CAShapeLayer()
    mask.path = small.cgPath
    fromView.layer.mask = mask

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = large.cgPath
    animation.toValue = small.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = transitionContext else { return }
    context.view(forKey: .from)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
