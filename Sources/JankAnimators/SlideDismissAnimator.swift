public import HeadlessUIKit

/// Dismisses a page by letting it sink one screen height, uncovering the page behind.
///
/// Moved by Core Animation, so that it can be scrubbed by a percent-driven interaction and goes on
/// while the main thread is busy.
public final class SlideDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// Creates the animator with a duration in seconds.
  public init(duration: TimeInterval = 0.4) {
    self.duration = duration
  }

  /// The duration given, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the page behind in place and lets the leaving one sink.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let leaving = transitionContext.view(forKey: .from) else { return }
    if let uncovered = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(uncovered, belowSubview: leaving)
    }
    let below = leaving.frame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      animations: { leaving.frame = below },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
