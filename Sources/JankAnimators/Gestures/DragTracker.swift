public import HeadlessUIKit

/// Tracks a touch that drags in one direction, and computes the progress and the decision of a
/// transition.
///
/// Progress is the dragged distance over a travel, limited to 0 to 1. At the release a rule decides
/// by distance and velocity, both measured as the rule's owner does. Without a rule, the transition
/// completes if the last progress exceeded a fraction. A gesture that the system cancels cancels
/// the transition.
public final class DragTracker: NSObject {
  /// The decision about a transition at the release.
  public struct Release: Hashable, Sendable {
    /// Whether to complete the transition.
    public var completes: Bool
    /// The velocity at the release, in travels per second; negative for back.
    public var velocity: Double
  }

  private let way: DragDirection
  private let start: DragStart
  private let travel: CGFloat?
  private let commitFraction: CGFloat
  private let policy: NamedPolicy?
  private let keepsVerdict: Bool
  private var isTracking = false
  private var shouldComplete = false

  /// The direction of the current or previous drag, as a unit vector.
  public private(set) var heading: SIMD2<Double>
  /// Called when a drag begins; the argument is whether it moves to the left, which is forward
  /// among pages side by side.
  ///
  /// Returns whether a transition was requested.
  public var begin: (_ isForward: Bool) -> Bool = { _ in false }
  /// Called with the progress, 0 to 1, when the touch has moved.
  public var update: (_ progress: CGFloat) -> Void = { _ in }
  /// Called at the release with the decision.
  public var end: (_ release: Release) -> Void = { _ in }

  /// Creates a tracker that is not yet wired to a view.
  ///
  /// - Parameters:
  ///   - way: The direction of the drag.
  ///   - start: The touches that may drag.
  ///   - travel: The drag distance of the whole transition, in points; nil for the extent of the
  ///     window in that direction.
  ///   - commitFraction: The progress above which a release completes, 0 to 1.
  ///   - policy: Decides at the release, by distance and velocity; nil for the fraction alone.
  ///   - keepsVerdict: Whether a drag begins with the decision of the previous one, as if the flag
  ///     is never reset: a touch released before its next move then uses the previous decision.
  public init(
    _ way: DragDirection,
    from start: DragStart = .ownWay,
    travel: CGFloat? = nil,
    commitFraction: CGFloat = 0.5,
    policy: NamedPolicy? = nil,
    keepsVerdict: Bool = false
  ) {
    self.way = way
    self.start = start
    self.travel = travel
    self.commitFraction = commitFraction
    self.policy = policy
    self.keepsVerdict = keepsVerdict
    heading = way.heading(likely: .zero)
  }

  /// Makes a view draggable; the view retains the recogniser; the caller must retain the tracker.
  public func wire(to view: UIView) {
    let pan = SampledPanGestureRecognizer()
    if start == .anyWay { pan.maximumNumberOfTouches = .max }
    pan.delegate = self
    pan.addTarget(self, action: DragTracker.handle)
    view.addGestureRecognizer(pan)
  }
}

// MARK: Which touch

extension DragTracker: UIGestureRecognizerDelegate {
  /// Whether the touch comes from the edge, if required.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard start == .edge else { return true }
    let bounds = gestureRecognizer.view?.window?.bounds ?? UIScreen.main.bounds
    let distance = way.distance(of: touch.location(in: nil), in: bounds)
    return EdgeRegion.standard.contains(distance: distance)
  }

  /// Whether the touch starts in the driving direction.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard start != .anyWay, let pan = gestureRecognizer as? SampledPanGestureRecognizer else {
      return true
    }
    return way.heading(of: pan.displacement) != nil
  }
}

// MARK: Touch updates

extension DragTracker {
  private func handle(_ pan: SampledPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let velocity = pan.velocity(in: nil)
      heading =
        way.heading(of: pan.displacement) ?? way.heading(likely: SIMD2(velocity.x, velocity.y))
      if !keepsVerdict { shouldComplete = false }
      isTracking = begin(heading.x < 0)
    case .changed where isTracking:
      // Measured in the superview, because the view itself may move with the touch.
      let way = along(pan.translation(in: pan.view?.superview))
      let progress = min(max(way / extent(of: pan), 0), 1)
      shouldComplete = progress > commitFraction
      update(progress)
    case .ended where isTracking:
      isTracking = false
      end(release(of: pan))
    case .cancelled where isTracking:
      isTracking = false
      end(Release(completes: false, velocity: 0))
    case .possible, .failed, .changed, .ended, .cancelled:
      break
    }
  }

  private func release(of pan: SampledPanGestureRecognizer) -> Release {
    let extent = extent(of: pan)
    guard let policy else {
      return Release(completes: shouldComplete, velocity: along(pan.velocity(in: nil)) / extent)
    }
    let rule = policy.velocityRule
    let found = rule.velocity(of: pan.samples, liftedAt: pan.newestSampleTime) ?? .zero
    let velocity = (found * heading).sum()
    do throws(MotionError) {
      let decision = try policy.decision(
        travel: (pan.displacement * heading).sum(),
        extent: extent,
        velocity: velocity
      )
      return Release(completes: decision == .completes, velocity: velocity / extent)
    } catch {
      preconditionFailure("a touch on a screen has a location and a velocity: \(error)")
    }
  }

  private func along(_ movement: CGPoint) -> CGFloat {
    (SIMD2(movement.x, movement.y) * heading).sum()
  }

  private func extent(of pan: UIPanGestureRecognizer) -> CGFloat {
    let size = pan.view?.window?.bounds.size ?? UIScreen.main.bounds.size
    return travel ?? (heading.x == 0 ? size.height : size.width)
  }
}
