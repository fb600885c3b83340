internal import Foundation

/// Keeps a finger from the content of a scroll view until it is clear that it does not scroll.
///
/// The content hears of a finger after 0.15 s, or when it is lifted before; a finger that has gone
/// 5 points along an axis that scrolls is taken away from it. Both were measured, as far as public
/// sources tell (inferred). A finger that holds moving content is never the content's.
final class ContentTouchDelay: UIGestureRecognizer {
  /// How long the content hears nothing of a finger, in seconds.
  static let delay = 0.15
  /// How far a finger goes before it is taken away from the content, in points.
  static let cancellingDistance = 5.0

  /// Whether the content may know of the fingers.
  private(set) var hasToldContent = false
  private var starts = TouchStarts()
  private var wait: Simulation.Timer?
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts.note(touch) }
    guard let scrollView, self.touches.count == 1 else { return }
    if scrollView.isDecelerating {
      // A tap that stops the content presses nothing.
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

  // It stands beside all other recognisers: it recognises nothing that anybody could want.
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
