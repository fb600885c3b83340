public import HeadlessUIKit

/// Drives a transition of the system's by dragging.
///
/// The interaction of the tutorials: a percent-driven transition that a pan gesture asks for,
/// scrubs and ends. Transitioning, navigation and tab bar delegates hand it out only while
/// ``isInteracting``; handed out at any other time it freezes the transition.
public final class DragInteraction: UIPercentDrivenInteractiveTransition {
  /// How fast the rest plays when the finger is gone.
  public enum Remainder: Hashable, Sendable {
    /// At speed 1 less the progress, as in the tutorials of 2013: finishing takes the animator's
    /// whole duration from wherever the finger left, and after a drag of the whole way it never
    /// ends.
    case slowing
    /// At the animator's own speed.
    case steady
  }

  /// Whether a finger drives a transition now.
  public private(set) var isInteracting = false

  private let remainder: Remainder
  private let tracker: DragTracker

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - tracker: follows the finger; from now on it belongs to the interaction.
  ///   - remainder: how fast the rest plays when the finger is gone.
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
    tracker.end = { [unowned self] completes in
      isInteracting = false
      if completes { finish() } else { cancel() }
    }
  }

  /// The speed of the remainder.
  public override var completionSpeed: CGFloat {
    get { remainder == .slowing ? 1 - percentComplete : 1 }
    set {}
  }

  /// Makes a view draggable.
  public func wire(to view: UIView) {
    tracker.wire(to: view)
  }
}
