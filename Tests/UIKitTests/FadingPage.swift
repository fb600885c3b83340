// A file as in an app, including the import.
import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

final class FadingPage: UIViewController, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}
