public import HeadlessUIKit

/// Drives a transition of the system's by dragging.
///
/// The interaction of the tutorials: a percent-driven transition that a pan gesture asks for,
/// scrubs and ends. Transitioning, navigation and tab bar delegates hand it out only while
/// ``isInteracting``; handed out at any other time it freezes the transition.
///
///     let tracker = DragTracker(.right, from: .edge, policy: policy)
///     let drag = DragInteraction(tracker, remainder: .spring) { [unowned self] _ in
///       popViewController(animated: true) != nil
///     }
///     drag.wire(to: view)
///
/// Any animator can be scrubbed; a remainder of ``Remainder/spring`` takes one that can be
/// interrupted, such as ``DragAnimator``.
public final class DragInteraction: UIPercentDrivenInteractiveTransition {
  /// How the rest plays when the finger is gone.
  public enum Remainder: Hashable, Sendable {
    /// At speed 1 less the progress, as in the tutorials of 2013: finishing takes the animator's
    /// whole duration from wherever the finger left, and after a drag of the whole way it never
    /// ends.
    case slowing
    /// At the animator's own speed.
    case steady
    /// By the system's spring, from the speed of the finger; where the animator cannot be
    /// interrupted, as ``steady``.
    case spring
  }

  /// Whether a finger drives a transition now.
  public private(set) var isInteracting = false

  private let remainder: Remainder
  private let tracker: DragTracker
  private var release = DragTracker.Release(completes: false, velocity: 0)

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - tracker: follows the finger; from now on it belongs to the interaction.
  ///   - remainder: how the rest plays when the finger is gone.
  ///   - begin: asks for the transition, given whether the finger goes forward; answers whether
  ///     there is one.
  public init(
    _ tracker: DragTracker,
    remainder: Remainder = .steady,
    begin: @escaping (_ isForward: Bool) -> Bool
  ) {
    self.tracker = tracker
    self.remainder = remainder
    super.init()
    tracker.begin = { [unowned self] isForward in
      isInteracting = true
      isInteracting = begin(isForward)
      return isInteracting
    }
    tracker.update = { [unowned self] in update($0) }
    tracker.end = { [unowned self] in letGo($0) }
  }

  /// The speed of the remainder.
  public override var completionSpeed: CGFloat {
    get { remainder == .slowing ? 1 - percentComplete : 1 }
    set {}
  }

  /// The motion of the remainder, for animators that can be interrupted.
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
    if release.completes { finish() } else { cancel() }
  }

  /// The spring of the system's transitions, critically damped, which goes on as the finger went.
  ///
  /// It would swing beyond its goal if it began faster than its frequency, and show what is behind
  /// the page, so that it never does. How the system limits it is unknown.
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
