public import Foundation
internal import JankMotion

/// Recognises touches that are dragged.
///
/// The drag begins when the centre of the touches has moved the slop of 10 points. The translation
/// excludes the slop, also in the event that begins the drag. Measured on UIScrollView and on
/// sheets; inferred for this recogniser.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that a touch moves before the drag begins, in points.
  package static let slop = 10.0

  /// The minimum number of touches to begin; the drag ends when fewer are left.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches to begin; touches added during a drag are ignored.
  ///
  /// How UIKit treats them is unknown.
  open var maximumNumberOfTouches = Int.max

  // In window coordinates: where the touches began, then where the drag began. When a touch joins
  // or leaves, the centre jumps; both points jump with it, so the drag does not.
  private var start = SIMD2<Double>.zero
  private var origin = SIMD2<Double>.zero
  private var jumps = SIMD2<Double>.zero
  // The centre of the touches before one joined or left.
  private var lastMiddle: SIMD2<Double>?
  // How UIKit computes the speed of a drag is unknown. Flutter's copy of the scroll view's rule is
  // used (inferred), including the pause that sets it to zero.
  private(set) var speed = StopRule(WeightedEstimator.iOS)
  /// When the newest sample was sensed, in seconds since the start of the run.
  private(set) var newestTime = 0.0
  // The window positions of a single touch, coalesced samples included, in points.
  private var track: [PositionSample] = []
  /// Whether scroll views leave a downward drag to this recogniser while their content is at its
  /// top, as those in a sheet do.
  var takesOverAtTop = false

  /// The decision about a movement that is not a drag yet.
  enum Judgement {
    /// It may still become a drag.
    case waits
    /// It is a drag; the slop is not counted.
    case begins(lost: SIMD2<Double>)
    /// It is another gesture.
    case fails
  }

  func judge(_ travel: SIMD2<Double>) -> Judgement {
    let distance = travel.length
    return distance < Self.slop ? .waits : .begins(lost: travel * (Self.slop / distance))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      guard isActive else {
        turnDown(because: "there are more touches than \(maximumNumberOfTouches)")
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
    case .fails: turnDown(because: "it moves in another direction")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    newestTime = max(newestTime, event.timestamp)
    let remaining = self.touches.filter { !$0.isOver }.count
    if isActive {
      if remaining < minimumNumberOfTouches { state = .ended }
    } else if remaining == 0 {
      turnDown(because: "it moves less than \(Self.slop.words) points")
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
  /// Returns a policy's decision about a released single touch, with the velocity that the policy's
  /// owner would read; `way` is the unit vector and `extent` the distance of the transition, in
  /// points.
  func decision(
    by policy: NamedPolicy,
    along way: SIMD2<Double>,
    over extent: Double
  ) -> ReleaseDecision {
    let found = policy.velocityRule.velocity(of: track, liftedAt: newestTime) ?? .zero
    let start = track.first?.position ?? .zero
    let travel = (track.last?.position ?? .zero) - start
    return motion(of: "a pan gesture") { () throws(MotionError) in
      try policy.decision(
        travel: (travel * way).sum(),
        extent: extent,
        velocity: (found * way).sum()
      )
    }
  }

  /// Returns the distance of the touches from where the drag began, along the axes of a view, in
  /// points.
  ///
  /// A view that moves with the drag distorts the result; pass a view that does not move.
  public func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    return CGPoint(SIMD2(view.inOwnCoordinates(middle)) - SIMD2(view.inOwnCoordinates(origin)))
  }

  /// Sets the current translation, in points; later movements add to it.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = SIMD2(view.inOwnCoordinates(middle))
    let then = CGPoint(now - SIMD2(translation))
    origin = SIMD2(view?.convert(then, to: nil) ?? then)
  }

  /// Returns the velocity of the touches along the axes of a view, in points per second.
  ///
  /// The velocity is zero if the touch rested for more than 40 ms before its release.
  public func velocity(in view: UIView?) -> CGPoint {
    let onScreen = speed.velocity(readAt: newestTime) ?? .zero
    let origin = SIMD2(view.inOwnCoordinates(.zero))
    return CGPoint(SIMD2(view.inOwnCoordinates(onScreen)) - origin)
  }
}
