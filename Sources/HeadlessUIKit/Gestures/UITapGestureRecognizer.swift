internal import Foundation

/// Recognises one or more taps with one or more touches.
///
/// A touch may move 10 points (certain). The maximum time and distance between two taps are
/// unknown; commonly quoted values are used.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The distance that a touch may move, in points.
  static let slop = 10.0
  /// The longest time from a release to the next tap, in seconds.
  static let longestPause = 0.35
  /// The maximum distance between two taps, in points.
  static let greatestDistance = 45.0

  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  private var starts = TouchStarts()
  private var tapCount = 0
  private var touchCount = 0
  private var place = SIMD2<Double>.zero
  private var pause: Simulation.Timer?

  override var keepsReleasedTouches: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches { starts.note(touch) }
    touchCount = max(touchCount, self.touches.count)
    let isFar = tapCount > 0 && !middle.isWithin(Self.greatestDistance, of: place)
    if self.touches.count > numberOfTouchesRequired || (isFar && hasAllTouches) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { starts.way(of: $0).length > Self.slop }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, self.touches.allSatisfy(\.isOver) else { return }
    guard hasAllTouches else {
      state = .failed
      return
    }
    tapCount += 1
    place = middle
    touchCount = 0
    if tapCount == numberOfTapsRequired {
      state = .ended
    } else {
      let wait = Interval(seconds: Self.longestPause)
      pause = simulation.call(after: wait) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    stopWaiting()
    starts.forget()
    (tapCount, touchCount) = (0, 0)
  }

  /// Whether the tap makes another recogniser fail; false for one that requires more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    let other = preventedGestureRecognizer as? UITapGestureRecognizer
    return other.map { $0.numberOfTapsRequired <= numberOfTapsRequired } ?? true
  }

  private var hasAllTouches: Bool { touchCount == numberOfTouchesRequired }

  private func stopWaiting() {
    if let pause { simulation.cancel(pause) }
    pause = nil
  }
}
