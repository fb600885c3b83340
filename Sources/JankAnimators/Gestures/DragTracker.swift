public import HeadlessUIKit

/// Follows a finger that drags one way and says how far a transition should be.
///
/// Progress is the way dragged over a travel, limited to 0 to 1. When the finger lifts a policy
/// decides by way and speed; without one what counts is whether the last progress that the finger
/// made lay above a fraction. A gesture that the system takes away cancels.
public final class DragTracker {
  /// Which way a finger drags.
  public enum Way: Hashable, Sendable {
    /// Down, as a sheet is dragged away.
    case down
    /// To the right, as a page is dragged off its stack.
    case right
    /// To either side, as one of several pages is chosen; to the left is forward.
    case sideways
  }

  private let way: Way
  private let travel: CGFloat?
  private let commitFraction: CGFloat
  private let policy: (any ReleasePolicy)?
  private let keepsVerdict: Bool
  private var direction: CGFloat = 1
  private var isTracking = false
  private var shouldComplete = false

  /// Called when a drag begins, with whether it goes forward; answers whether a transition was
  /// asked for that is to be driven.
  public var begin: (_ isForward: Bool) -> Bool = { _ in false }
  /// Called with the progress, 0 to 1, whenever the finger has moved.
  public var update: (_ progress: CGFloat) -> Void = { _ in }
  /// Called when the finger is gone, with whether the transition is to be completed.
  public var end: (_ completes: Bool) -> Void = { _ in }

  /// Creates a tracker that is not yet wired to a view.
  ///
  /// - Parameters:
  ///   - way: which way the finger drags.
  ///   - travel: the drag that stands for the whole transition, in points; nil for the extent of
  ///     the window that way.
  ///   - commitFraction: the progress above which letting go completes, 0 to 1.
  ///   - policy: decides when the finger lifts, by way and speed; nil for the fraction alone.
  ///   - keepsVerdict: whether a drag begins with the verdict of the one before, as it does where
  ///     the flag is never reset: a finger that lifts before it moved on then decides by the drag
  ///     before.
  public init(
    _ way: Way,
    travel: CGFloat? = nil,
    commitFraction: CGFloat = 0.5,
    policy: (any ReleasePolicy)? = nil,
    keepsVerdict: Bool = false
  ) {
    self.way = way
    self.travel = travel
    self.commitFraction = commitFraction
    self.policy = policy
    self.keepsVerdict = keepsVerdict
  }

  /// Makes a view draggable, which keeps the recogniser; the tracker has to be kept by another.
  public func wire(to view: UIView) {
    let pan = UIPanGestureRecognizer { [weak self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self?.handle(pan)
    }
    view.addGestureRecognizer(pan)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      direction = way == .sideways && pan.velocity(in: nil).x < 0 ? -1 : 1
      if !keepsVerdict { shouldComplete = false }
      isTracking = begin(direction < 0)
    case .changed where isTracking:
      let progress = progress(of: pan)
      shouldComplete = progress > commitFraction
      update(progress)
    case .ended where isTracking, .cancelled where isTracking:
      isTracking = false
      end(pan.state == .ended && completes(pan))
    case .possible, .failed, .changed, .ended, .cancelled:
      break
    }
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    // Measured in the superview: the view itself may move with the finger.
    min(max(along(pan.translation(in: pan.view?.superview)) / extent(of: pan), 0), 1)
  }

  private func completes(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let policy else { return shouldComplete }
    let travel = along(pan.translation(in: pan.view?.superview))
    do throws(MotionError) {
      let release = try GestureRelease(
        travel: travel,
        extent: extent(of: pan),
        velocity: along(pan.velocity(in: nil))
      )
      return policy.decision(for: release) == .completes
    } catch {
      preconditionFailure("a finger on a screen is at a place and has a speed: \(error)")
    }
  }

  /// The part of a movement that counts, positive for what drives on.
  private func along(_ movement: CGPoint) -> CGFloat {
    way == .down ? movement.y : direction * movement.x
  }

  private func extent(of pan: UIPanGestureRecognizer) -> CGFloat {
    let size = pan.view?.window?.bounds.size ?? UIScreen.main.bounds.size
    return travel ?? (way == .down ? size.height : size.width)
  }
}
