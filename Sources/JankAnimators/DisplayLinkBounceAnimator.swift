public import HeadlessUIKit

/// Presents a page with the bounce of ``BounceAnimator``, computed on the main thread each frame.
///
/// What hand-made animation engines do. It can react to anything at any time and stands still
/// whenever the main thread is busy.
public final class DisplayLinkBounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let spring: Spring
  private var driver: FrameDriver?

  /// Creates the animator.
  ///
  /// - Parameters:
  ///   - duration: when a thousandth of the way is left, in seconds.
  ///   - dampingRatio: how fast the bouncing dies down, above 0 and up to 1.
  /// - Throws: ``MotionError`` if no spring has the two.
  public init(duration: TimeInterval = 0.8, dampingRatio: CGFloat = 0.6) throws(MotionError) {
    self.duration = duration
    spring = try Spring(uiKitDuration: duration, dampingRatio: dampingRatio, initialVelocity: 0)
  }

  /// The duration given, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the page below the screen and moves it a little up with every refresh.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let page = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    let finalFrame = transitionContext.finalFrame(for: page)
    let height = UIScreen.main.bounds.height
    view.frame = finalFrame.offsetBy(dx: 0, dy: height)
    transitionContext.containerView.addSubview(view)
    driver = FrameDriver(
      duration: duration,
      curve: .spring(spring, initialVelocity: 0),
      move: { progress in
        view.frame = finalFrame.offsetBy(dx: 0, dy: height * (1 - progress))
      },
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
