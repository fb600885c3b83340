internal import Foundation

/// Delays and cancels a scroll view's touches in its content.
///
/// The content receives a touch after 0.15 s, or at its release if that is earlier. A touch that
/// moves more than 5 points along a scrollable axis is cancelled in the content. Both values are
/// measurements by public sources (inferred). The content never receives a touch that stops a
/// deceleration.
final class ContentTouchDelay: UIGestureRecognizer {
  /// The time before the content receives a touch, in seconds.
  static let delay = 0.15
  /// The distance at which a touch is cancelled in the content, in points.
  static let cancellingDistance = 5.0

  /// Whether the content has received the touches.
  private(set) var hasToldContent = false
  private var starts = TouchStarts()
  private var wait: Simulation.Timer?
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts.note(touch) }
    guard let scrollView, self.touches.count == 1 else { return }
    if scrollView.isDecelerating {
      // A tap that stops the deceleration reaches no control.
      state = .ended
    } else if scrollView.delaysContentTouches {
      delaysTouchesBegan = true
      wait = simulation.call(after: Interval(seconds: Self.delay)) { [weak self] in
        self?.tellContent(event)
      }
    } else {
      tellContent(event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, touches.contains(where: hasLeft) else { return }
    let isContents = hasToldContent && !scrollView.givesUp(self.touches)
    state = isContents ? .failed : .ended
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.allSatisfy(\.isOver) { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    if let wait { simulation.cancel(wait) }
    wait = nil
    hasToldContent = false
    starts.forget()
  }

  // It runs beside all other recognisers, since it recognises no gesture of its own.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func hasLeft(_ touch: UITouch) -> Bool {
    guard let scrollView else { return false }
    let way = starts.way(of: touch)
    return (0...1).contains { axis in
      scrollView.scrolls(along: axis) && way[axis].magnitude > Self.cancellingDistance
    }
  }

  private func tellContent(_ event: UIEvent) {
    wait = nil
    guard state == .possible, let scrollView else { return }
    let isWelcome = touches.allSatisfy { touch in
      touch.view.map { scrollView.touchesShouldBegin([touch], with: event, in: $0) } ?? true
    }
    guard isWelcome else {
      state = .ended
      return
    }
    hasToldContent = true
    delaysTouchesBegan = false
    simulation.touchDispatcher.settle()
  }
}
