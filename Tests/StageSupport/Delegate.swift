package import HeadlessUIKit

/// Supplies an animator, and an interaction if one is set.
package final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  package let animator = SlideAnimator()
  package var interaction: UIPercentDrivenInteractiveTransition?

  package override init() {}

  package func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
