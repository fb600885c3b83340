internal import Foundation
internal import JankEngine

/// Brings touches to the recognisers of the view they came down on and of the views around it.
///
/// The first recogniser to begin wins; the others that follow the touch fail. Certain: recognisers
/// exclude each other unless told otherwise, which is not modelled yet.
final class TouchDispatcher {
  private var touches: [Int: UITouch] = [:]
  private var followers: [Int: [UIGestureRecognizer]] = [:]

  func deliver(_ delivery: TouchPanel.Delivery) {
    let sample = delivery.sample
    switch sample.phase {
    case .began: begin(sample)
    case .moved, .stationary: move(sample)
    case .ended, .cancelled: end(sample)
    }
  }

  private func begin(_ sample: TouchSample) {
    // A finger that is down already has lost its end; what followed it is cancelled.
    if touches[sample.finger] != nil {
      end(
        TouchSample(
          time: sample.time,
          finger: sample.finger,
          phase: .cancelled,
          location: sample.location
        )
      )
    }
    let event = UIEvent(timestamp: sample.time.seconds)
    let window = Simulation.current.window
    let hit = window?.hitTest(CGPoint(sample.location), with: event)
    if hit == nil {
      let (x, y) = (sample.location.x, sample.location.y)
      Simulation.current.warn("a finger came down at (\(x), \(y)), where there is nothing")
    }
    let touch = UITouch(sample, view: hit)
    touches[sample.finger] = touch
    var recognizers: [UIGestureRecognizer] = []
    var view = hit
    while let current = view {
      recognizers += (current.gestureRecognizers ?? []).filter(\.isEnabled)
      view = current.superview
    }
    followers[sample.finger] = recognizers
    for recognizer in recognizers { recognizer.begin(following: touch) }
  }

  private func move(_ sample: TouchSample) {
    guard let touch = touches[sample.finger] else { return }
    touch.update(sample)
    for recognizer in followers[sample.finger] ?? [] where recognizer.state != .failed {
      let wasActive = recognizer.isActive
      recognizer.move(touch)
      if recognizer.isActive, !wasActive { exclude(all: sample.finger, but: recognizer) }
    }
  }

  private func end(_ sample: TouchSample) {
    guard let touch = touches.removeValue(forKey: sample.finger) else { return }
    touch.update(sample)
    for recognizer in followers.removeValue(forKey: sample.finger) ?? [] {
      recognizer.end(touch)
    }
  }

  private func exclude(all finger: Int, but winner: UIGestureRecognizer) {
    for recognizer in followers[finger] ?? [] where recognizer !== winner { recognizer.fail() }
  }
}
