public import HeadlessUIKit

/// Presents a page that rises from one screen height below and bounces into place.
///
/// The animator of the WWDC 2013 tutorials: a damped spring, moved by Core Animation. Its animation
/// goes on in the render server while the main thread is busy.
public final class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let dampingRatio: CGFloat

  /// Creates the animator.
  ///
  /// - Parameters:
  ///   - duration: when a thousandth of the way is left, in seconds.
  ///   - dampingRatio: how fast the bouncing dies down, above 0 and up to 1.
  public init(duration: TimeInterval = 0.8, dampingRatio: CGFloat = 0.6) {
    self.duration = duration
    self.dampingRatio = dampingRatio
  }

  /// The duration given, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the page below the screen and lets a spring pull it up.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let page = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    let finalFrame = transitionContext.finalFrame(for: page)
    view.frame = finalFrame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: 0,
      options: .curveLinear,
      animations: { view.frame = finalFrame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
