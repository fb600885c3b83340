public import HeadlessUIKit

/// Follows a finger that drags one way, and says how far a transition should be and what becomes of
/// it.
///
/// Progress is the way dragged over a travel, limited to 0 to 1. When the finger lifts a rule
/// decides by way and speed, both read as the owner of the rule reads them; without one what counts
/// is whether the last progress that the finger made lay above a fraction. A gesture that the
/// system takes away cancels.
public final class DragTracker: NSObject {
  /// What becomes of a transition when the finger is gone.
  public struct Release: Hashable, Sendable {
    /// Whether it is to be completed.
    public var completes: Bool
    /// How fast the finger drove it when it left, in travels a second; below 0 for back.
    public var velocity: Double
  }

  private let way: DragWay
  private let start: DragStart
  private let travel: CGFloat?
  private let commitFraction: CGFloat
  private let policy: NamedPolicy?
  private let keepsVerdict: Bool
  private var isTracking = false
  private var shouldComplete = false

  /// The direction of the drag under way, or of the one before, as a vector of length 1.
  public private(set) var heading: SIMD2<Double>
  /// Called when a drag begins, with whether it goes to the left, which is forward among pages side
  /// by side; answers whether a transition was asked for that is to be driven.
  public var begin: (_ isForward: Bool) -> Bool = { _ in false }
  /// Called with the progress, 0 to 1, whenever the finger has moved.
  public var update: (_ progress: CGFloat) -> Void = { _ in }
  /// Called when the finger is gone, with what becomes of the transition.
  public var end: (_ release: Release) -> Void = { _ in }

  /// Creates a tracker that is not yet wired to a view.
  ///
  /// - Parameters:
  ///   - way: which way the finger drags.
  ///   - start: which fingers drag.
  ///   - travel: the drag that stands for the whole transition, in points; nil for the extent of
  ///     the window that way.
  ///   - commitFraction: the progress above which letting go completes, 0 to 1.
  ///   - policy: decides when the finger lifts, by way and speed; nil for the fraction alone.
  ///   - keepsVerdict: whether a drag begins with the verdict of the one before, as it does where
  ///     the flag is never reset: a finger that lifts before it moved on then decides by the drag
  ///     before.
  public init(
    _ way: DragWay,
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

  /// Makes a view draggable, which keeps the recogniser; the tracker has to be kept by another.
  public func wire(to view: UIView) {
    let pan = SampledPanGestureRecognizer()
    if start == .anyWay { pan.maximumNumberOfTouches = .max }
    pan.delegate = self
    pan.addTarget(self, action: DragTracker.handle)
    view.addGestureRecognizer(pan)
  }
}

// MARK: Which finger

extension DragTracker: UIGestureRecognizerDelegate {
  /// Whether the finger comes from the edge, where it has to.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard start == .edge else { return true }
    let bounds = gestureRecognizer.view?.window?.bounds ?? UIScreen.main.bounds
    let distance = way.distance(of: touch.location(in: nil), in: bounds)
    return EdgeRegion.standard.contains(distance: distance)
  }

  /// Whether the finger sets out the way that drives.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard start != .anyWay, let pan = gestureRecognizer as? SampledPanGestureRecognizer else {
      return true
    }
    return way.heading(of: pan.displacement) != nil
  }
}

// MARK: What the finger does

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
      // Measured in the superview: the view itself may move with the finger.
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
      preconditionFailure("a finger on a screen is at a place and has a speed: \(error)")
    }
  }

  /// The part of a movement that counts, in points, positive for what drives on.
  private func along(_ movement: CGPoint) -> CGFloat {
    (SIMD2(movement.x, movement.y) * heading).sum()
  }

  private func extent(of pan: UIPanGestureRecognizer) -> CGFloat {
    let size = pan.view?.window?.bounds.size ?? UIScreen.main.bounds.size
    return travel ?? (heading.x == 0 ? size.height : size.width)
  }
}
