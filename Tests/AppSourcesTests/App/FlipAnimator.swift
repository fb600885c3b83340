import CoreGraphics
import QuartzCore
import UIKit

final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    transitionContext.containerView.addSubview(view)
    let turn = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    turn.fromValue = 0
    turn.duration = transitionDuration(using: transitionContext)
    turn.delegate = self
    self.context = transitionContext
    view.layer.add(turn, forKey: "turn")
  }

  private var context: UIViewControllerContextTransitioning?
}

extension FlipAnimator: CAAnimationDelegate {
  @objc dynamic func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(context?.transitionWasCancelled == false)
    context = nil
  }
}

#if os(Linux)
#error("an app is compiled as for iOS")
#endif
