public import HeadlessUIKit

/// Moves, fades or scales both pages of a transition: for pushes, pops, tabs, children and pages
/// that are presented.
///
/// The same motion either committed to Core Animation or set with every refresh, so that the two
/// can be compared.
public final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: PagePair.Motion
  private let duration: TimeInterval
  private let isLinked: Bool
  private var driver: FrameDriver?

  private init(_ motion: PagePair.Motion, duration: TimeInterval, isLinked: Bool) {
    self.motion = motion
    self.duration = duration
    self.isLinked = isLinked
  }

  /// Creates an animator that moves the pages side by side by one extent of the container.
  ///
  /// - Parameters:
  ///   - duration: how long they move, in seconds.
  ///   - direction: where they move.
  ///   - isLinked: whether a display link moves them rather than Core Animation.
  /// - Returns: The animator.
  public static func shift(
    duration: TimeInterval = 0.3,
    towards direction: Effect.Direction = .left,
    isLinked: Bool = false
  ) -> PageAnimator {
    PageAnimator(.shift(direction), duration: duration, isLinked: isLinked)
  }

  /// Creates an animator that fades the arriving page in.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - isLinked: whether a display link does it rather than Core Animation.
  /// - Returns: The animator.
  public static func fade(duration: TimeInterval = 0.3, isLinked: Bool = false) -> PageAnimator {
    PageAnimator(.fade, duration: duration, isLinked: isLinked)
  }

  /// Creates an animator that shrinks one page to a point and then lets the other grow from it.
  ///
  /// - Parameters:
  ///   - duration: how long both take together, in seconds.
  ///   - isLinked: whether a display link does it rather than Core Animation.
  /// - Returns: The animator.
  public static func zoom(duration: TimeInterval = 1, isLinked: Bool = false) -> PageAnimator {
    PageAnimator(.zoom, duration: duration, isLinked: isLinked)
  }

  /// The duration given, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Adds the arriving page and lets both change.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let pages = PagePair(motion, transitionContext)
    pages.show(0)
    let finish = {
      pages.tidy()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if isLinked { follow(pages, finish) } else { commit(pages, finish) }
  }

  /// Stops the display link, which would otherwise move the pages of the next transition.
  public func animationEnded(_ transitionCompleted: Bool) {
    driver?.stop()
    driver = nil
  }

  private func commit(_ pages: PagePair, _ finish: @escaping () -> Void) {
    guard pages.stops.count > 1 else {
      UIView.animate(
        withDuration: duration,
        delay: 0,
        animations: { pages.show(1) },
        completion: { _ in finish() }
      )
      return
    }
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      animations: {
        var start = 0.0
        for stop in pages.stops {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: stop - start) {
            pages.show(stop)
          }
          start = stop
        }
      },
      completion: { _ in finish() }
    )
  }

  private func follow(_ pages: PagePair, _ finish: @escaping () -> Void) {
    driver = FrameDriver(
      duration: duration,
      curve: .cubicBezier(.easeInEaseOut),
      move: pages.show,
      completion: finish
    )
    driver?.run()
  }
}
