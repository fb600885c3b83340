public import Foundation
internal import JankMotion

/// Recognises fingers that are dragged.
///
/// The drag begins when the middle of the fingers has travelled the slop of 10 points, and its
/// translation counts from there: the slop is subtracted for ever after, in the event that begins
/// the drag too. Measured on UIScrollView and on sheets; inferred for this recogniser.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger travels before it drags, in points.
  package static let slop = 10.0

  /// How many fingers it takes to begin; with fewer left the drag ends.
  open var minimumNumberOfTouches = 1
  /// With how many fingers a drag can begin at most; more that come later are ignored.
  ///
  /// What UIKit does with them is unknown.
  open var maximumNumberOfTouches = Int.max

  // In the window's coordinates: where the fingers came down, then where the drag began. A finger
  // that joins or leaves moves the middle, but not the drag: both move with it.
  private var start = SIMD2<Double>.zero
  private var origin = SIMD2<Double>.zero
  private var jumps = SIMD2<Double>.zero
  // The middle of the fingers before one joined or left.
  private var lastMiddle: SIMD2<Double>?
  // How UIKit computes the speed of a drag is unknown. Flutter's copy of the scroll view is used
  // (inferred), with the rest that stops it.
  private(set) var speed = StopRule(WeightedEstimator.iOS)
  /// When the newest sample was sensed, in seconds since the start of the run.
  private(set) var newestTime = 0.0
  // Where a single finger came down and moved to in the window, what the panel sensed between two
  // frames included, in points.
  private var track: [PositionSample] = []
  /// Whether scroll views leave a downward drag to this recogniser while their content is at its
  /// top, as those in a sheet do.
  var takesOverAtTop = false

  /// What a travel means that has not become a drag yet.
  enum Judgement {
    /// Too little is known.
    case waits
    /// It is a drag; part of the travel is lost to the slop.
    case begins(lost: SIMD2<Double>)
    /// It is something else.
    case fails
  }

  /// Decides about a travel in the window, in points.
  func judge(_ travel: SIMD2<Double>) -> Judgement {
    let distance = travel.length
    return distance < Self.slop ? .waits : .begins(lost: travel * (Self.slop / distance))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      guard isActive else {
        turnDown(because: "there are more fingers than \(maximumNumberOfTouches)")
        return
      }
      for touch in touches { leaveOut(touch, event) }
    }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    if isActive {
      state = .changed
      return
    }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    switch judge(middle - start) {
    case .waits: break
    case .begins(let lost):
      origin = start + lost
      state = .began
    case .fails: turnDown(because: "the finger goes another way")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    newestTime = max(newestTime, event.timestamp)
    let remaining = self.touches.filter { !$0.isOver }.count
    if isActive {
      if remaining < minimumNumberOfTouches { state = .ended }
    } else if remaining == 0 {
      turnDown(because: "the finger does not go far enough")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    speed = StopRule(WeightedEstimator.iOS)
    (jumps, newestTime, track) = (.zero, 0, [])
  }

  override func touchesWillChange() {
    lastMiddle = touches.isEmpty ? nil : middle
  }

  override func touchesDidChange() {
    guard let lastMiddle else {
      (start, origin) = (middle, middle)
      return
    }
    let jump = middle - lastMiddle
    start += jump
    origin += jump
    jumps += jump
  }

  private func leaveOut(_ touch: UITouch, _ event: UIEvent) {
    touchesWillChange()
    ignore(touch, for: event)
    touchesDidChange()
  }

  /// Takes the newest places of the fingers into the speed.
  private func note(_ event: UIEvent) {
    newestTime = max(newestTime, event.timestamp)
    if touches.count == 1, let samples = event.coalescedTouches(for: touches[0]) {
      for sample in samples where sample.phase != .stationary {
        let place = PositionSample(
          time: sample.timestamp,
          position: sample.locationOnScreen - jumps
        )
        speed.add(place)
        track.append(place)
      }
    } else {
      speed.add(PositionSample(time: event.timestamp, position: middle - jumps))
    }
  }
}

extension UIPanGestureRecognizer {
  /// What a rule decides about a single finger that leaves, whose way and speed are read as the
  /// owner of the rule reads them.
  ///
  /// - Parameters:
  ///   - policy: The rule.
  ///   - way: The direction that drives the transition, of length 1.
  ///   - extent: The way that completes it, in points above 0.
  /// - Returns: The decision.
  func decision(
    by policy: NamedPolicy,
    along way: SIMD2<Double>,
    over extent: Double
  ) -> ReleaseDecision {
    let found = policy.velocityRule.velocity(of: track, liftedAt: newestTime) ?? .zero
    let start = track.first?.position ?? .zero
    let travel = (track.last?.position ?? .zero) - start
    return motion(of: "the drag of a finger") { () throws(MotionError) in
      try policy.decision(
        travel: (travel * way).sum(),
        extent: extent,
        velocity: (found * way).sum()
      )
    }
  }

  /// How far the fingers are from where the drag began, along the axes of a view, in points.
  ///
  /// A view that moves with the finger feeds its movement back; ask in a view that stands still.
  public func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    return CGPoint(SIMD2(view.inOwnCoordinates(middle)) - SIMD2(view.inOwnCoordinates(origin)))
  }

  /// Makes the translation a given one now, so that it counts on from there, in points.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = SIMD2(view.inOwnCoordinates(middle))
    let then = CGPoint(now - SIMD2(translation))
    origin = SIMD2(view?.convert(then, to: nil) ?? then)
  }

  /// How fast the fingers move along the axes of a view, in points a second.
  ///
  /// A finger that has rested for more than 40 ms when it is lifted has no speed.
  public func velocity(in view: UIView?) -> CGPoint {
    let onScreen = speed.velocity(readAt: newestTime) ?? .zero
    let origin = SIMD2(view.inOwnCoordinates(.zero))
    return CGPoint(SIMD2(view.inOwnCoordinates(onScreen)) - origin)
  }
}
