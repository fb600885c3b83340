internal import Foundation
internal import JankEngine

/// The system's own way of presenting: the page rises from below and sinks back.
///
/// Certain: the spring of mass 3, stiffness 1000 and damping 500, which Core Animation takes as
/// critically damped, over half a second.
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration = 0.5

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let container = context.containerView
    let page = context.presented.view
    let isPresenting = context.kind == .present
    let shown = container.bounds
    let below = shown.offsetBy(dx: 0, dy: shown.height)

    if isPresenting {
      page.frame = context.isAnimated ? below : shown
      container.addSubview(page)
    } else if let uncovered = context.view(forKey: .to) {
      container.insertSubview(uncovered, belowSubview: page)
    }
    guard context.isAnimated else {
      context.completeTransition(true)
      return
    }
    AnimationBlock(duration: Self.duration, delay: 0, curve: .spring(.system, initialVelocity: 0)) {
      _ in context.completeTransition(!context.transitionWasCancelled)
    }
    .run { page.frame = isPresenting ? shown : below }
  }
}
