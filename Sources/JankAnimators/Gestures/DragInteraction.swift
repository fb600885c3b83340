public import HeadlessUIKit

/// An interaction that drives a system transition by dragging.
///
/// The interaction of the tutorials: a pan gesture starts, scrubs and ends a percent-driven
/// transition. Transitioning, navigation and tab bar delegates must return it only while
/// ``isInteracting``; at any other time it freezes the transition.
///
///     let tracker = DragTracker(.right, from: .edge, policy: policy)
///     let drag = DragInteraction(tracker, remainder: .spring) { [unowned self] _ in
///       popViewController(animated: true) != nil
///     }
///     drag.wire(to: view)
///
/// Any animator can be scrubbed; ``Remainder/spring`` requires an interruptible one such as
/// ``DragAnimator``.
public final class DragInteraction: UIPercentDrivenInteractiveTransition {
  /// How the rest plays after the release.
  public enum Remainder: Hashable, Sendable {
    /// At a speed of 1 minus the progress, as in the tutorials of 2013: finishing takes the
    /// animator's whole duration from any progress, and after a drag over the full distance it
    /// never ends.
    case slowing
    /// At the animator's own speed.
    case steady
    /// By the system's spring, from the velocity of the touch; like ``steady`` if the animator is
    /// not interruptible.
    case spring
  }

  /// Whether a touch drives a transition now.
  public private(set) var isInteracting = false

  /// Whether the requested transition has begun.
  private var hasBegun = false
  /// Whether the touch that requested it was released.
  private var isDecided = false
  private let decidesEarly: Bool
  private let remainder: Remainder
  private let tracker: DragTracker
  private var release = DragTracker.Release(completes: false, velocity: 0)

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - tracker: Tracks the touch; from now on it belongs to the interaction.
  ///   - remainder: How the rest plays after the release.
  ///   - decidesEarly: Whether a touch that is released before the transition has begun finishes or
  ///     cancels it at once, as in the tutorials: on a phone without effect.
  ///   - begin: Starts the transition; the argument is whether the touch moves forward. Returns
  ///     whether there is a transition.
  public init(
    _ tracker: DragTracker,
    remainder: Remainder = .steady,
    decidesEarly: Bool = false,
    begin: @escaping (_ isForward: Bool) -> Bool
  ) {
    self.tracker = tracker
    self.remainder = remainder
    self.decidesEarly = decidesEarly
    super.init()
    tracker.begin = { [unowned self] isForward in
      isInteracting = true
      (hasBegun, isDecided) = (false, false)
      isInteracting = begin(isForward)
      return isInteracting
    }
    tracker.update = { [unowned self] in update($0) }
    tracker.end = { [unowned self] in letGo($0) }
  }

  /// Begins to follow the touch, or decides if it was released before.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    guard isDecided, !decidesEarly else { return }
    // In a turn of its own, when the animations alongside have started as well.
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.decide() }
    CATransaction.commit()
  }

  /// The speed of the rest.
  public override var completionSpeed: CGFloat {
    get { remainder == .slowing ? 1 - percentComplete : 1 }
    set {}
  }

  /// The timing of the rest, for interruptible animators.
  public override var timingCurve: (any UITimingCurveProvider)? {
    get { remainder == .spring ? spring : nil }
    set {}
  }

  /// Makes a view draggable.
  public func wire(to view: UIView) {
    tracker.wire(to: view)
  }
}

extension DragInteraction {
  private func letGo(_ release: DragTracker.Release) {
    isInteracting = false
    self.release = release
    isDecided = true
    // Before the transition has begun, finish and cancel would have no effect.
    if hasBegun || decidesEarly { decide() }
  }

  private func decide() {
    if release.completes { finish() } else { cancel() }
  }

  /// The critically damped spring of the system's transitions, with the velocity of the touch.
  ///
  /// An initial velocity above its frequency would overshoot and show what is behind the page, so
  /// the velocity is limited. The system's limit is unknown.
  private var spring: UISpringTimingParameters {
    let left = release.completes ? 1 - percentComplete : percentComplete
    let speed = release.completes ? release.velocity : -release.velocity
    let velocity = left > 0 ? min(speed / left, Spring.system.undampedFrequency) : 0
    let isHorizontal = tracker.heading.x != 0
    return UISpringTimingParameters(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: CGVector(
        dx: isHorizontal ? velocity : 0,
        dy: isHorizontal ? 0 : velocity
      )
    )
  }
}
