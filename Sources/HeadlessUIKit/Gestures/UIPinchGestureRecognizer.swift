public import Foundation

/// Recognises two touches that move apart or together.
///
/// That the scale is relative to the start and its velocity per second is certain. The change of
/// distance that begins the pinch is our choice; UIKit's is unknown. The pinch ends when one touch
/// ends.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of distance that begins the pinch, in points.
  static let slop = 10.0

  // The distance of the touches at a scale of 1, in points.
  private var unit = 0.0
  private var startDistance = 0.0
  private var newest: (time: TimeInterval, distance: Double)?
  private var distancePerSecond = 0.0

  /// The distance of the touches relative to the start; set it to continue from another scale.
  open var scale: CGFloat {
    get { unit > 0 ? distance / unit : 1 }
    set { unit = distance / newValue }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { unit > 0 ? distancePerSecond / unit : 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if self.touches.count > 2 {
      state = .failed
    } else if self.touches.count == 2 {
      (startDistance, unit) = (distance, distance)
      newest = (event.timestamp, distance)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    note(event.timestamp)
    if isActive {
      state = .changed
    } else if (distance - startDistance).magnitude >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .ended
    } else if self.touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    (unit, startDistance, distancePerSecond, newest) = (0, 0, 0, nil)
  }

  // A pinch keeps both touches to its end, since they make its scale.
  override var keepsReleasedTouches: Bool { true }

  private var distance: Double {
    guard touches.count == 2 else { return unit }
    return (touches[0].locationOnScreen - touches[1].locationOnScreen).length
  }

  /// Updates the velocity; both touches may move in one event, which counts once.
  private func note(_ time: TimeInterval) {
    if let newest, time > newest.time {
      distancePerSecond = (distance - newest.distance) / (time - newest.time)
    }
    newest = (time, distance)
  }
}
