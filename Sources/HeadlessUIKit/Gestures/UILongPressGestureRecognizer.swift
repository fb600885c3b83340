public import Foundation

/// Recognises touches that stay in place.
///
/// The defaults of half a second and 10 points are certain. The press begins when the time is over,
/// not with the next sample. From then on the touches may move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the touches have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the touches may move during this time, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  private var starts = TouchStarts()
  private var wait: Simulation.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive else { return }
    for touch in touches { starts.note(touch) }
    if self.touches.count > numberOfTouchesRequired {
      state = .failed
    } else if self.touches.count == numberOfTouchesRequired {
      let duration = Interval(seconds: minimumPressDuration)
      wait = simulation.call(after: duration) { [weak self] in self?.begin() }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if touches.contains(where: { starts.way(of: $0).length > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive {
      state = .failed
    } else if self.touches.allSatisfy(\.isOver) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    if let wait { simulation.cancel(wait) }
    wait = nil
    starts.forget()
  }

  private func begin() {
    wait = nil
    if state == .possible { state = .began }
  }
}
