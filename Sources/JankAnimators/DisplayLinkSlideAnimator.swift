public import HeadlessUIKit

/// Dismisses a page as ``SlideDismissAnimator`` does, computed on the main thread each frame.
///
/// It cannot be scrubbed by a percent-driven interaction, which knows Core Animation only.
public final class DisplayLinkSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private var driver: FrameDriver?

  /// Creates the animator with a duration in seconds.
  public init(duration: TimeInterval = 0.4) {
    self.duration = duration
  }

  /// The duration given, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the page behind in place and moves the leaving one down with every refresh.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let leaving = transitionContext.view(forKey: .from) else { return }
    if let uncovered = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(uncovered, belowSubview: leaving)
    }
    let start = leaving.frame
    let height = UIScreen.main.bounds.height
    driver = FrameDriver(
      duration: duration,
      curve: .cubicBezier(.easeInEaseOut),
      move: { progress in leaving.frame = start.offsetBy(dx: 0, dy: height * progress) },
      completion: { transitionContext.completeTransition(true) }
    )
    driver?.run()
  }

  /// Stops the display link, which would otherwise move the views of the next transition.
  public func animationEnded(_ transitionCompleted: Bool) {
    driver?.stop()
    driver = nil
  }
}
