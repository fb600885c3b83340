internal import JankEngine

/// A touch and the callbacks that its view has received.
final class TouchContact {
  let touch: UITouch
  /// Whether a recogniser has cancelled the touch in its view.
  var isTakenAway = false
  /// Whether the view receives no more callbacks.
  private(set) var isDone: Bool
  private(set) var wasOver = false
  private var isTold = false
  private var hasMoved = false

  /// Creates a contact for a touch that began; the view receives no callbacks of a hidden one.
  init(touch: UITouch, isHidden: Bool) {
    self.touch = touch
    isDone = isHidden
  }

  func join(_ event: UIEvent, _ deliveries: [TouchPanel.Delivery]) {
    let delivery = deliveries.first { $0.sample.touchID == touch.touchID }
    event.add(touch, coalesced: delivery.map { touch.coalesced($0.coalesced) })
    hasMoved = hasMoved || touch.phase == .moved
    wasOver = touch.isOver
  }

  /// Calls the view's touch methods, unless a recogniser delays or cancelled the touch.
  func tellView(of event: UIEvent) {
    guard !isDone, let view = touch.view else {
      isDone = true
      return
    }
    let undecided = (touch.gestureRecognizers ?? []).filter(\.isUndecided)
    if isTakenAway {
      isDone = true
      if isTold { view.touchesCancelled([touch], with: event) }
    } else if !isTold {
      guard !undecided.contains(where: \.delaysTouchesBegan) else { return }
      isTold = true
      hasMoved = false
      view.touchesBegan([touch], with: event)
      tellEnd(undecided, view, event)
    } else {
      let isNews = hasMoved
      hasMoved = false
      if isNews { view.touchesMoved([touch], with: event) }
      tellEnd(undecided, view, event)
    }
  }

  private func tellEnd(_ undecided: [UIGestureRecognizer], _ view: UIView, _ event: UIEvent) {
    guard wasOver else { return }
    if touch.phase == .cancelled {
      isDone = true
      view.touchesCancelled([touch], with: event)
    } else if !undecided.contains(where: \.delaysTouchesEnded) {
      isDone = true
      view.touchesEnded([touch], with: event)
    }
  }
}

extension UITouch {
  /// The touches that a delivery coalesces, the delivered one last.
  fileprivate func coalesced(_ samples: [TouchSample]) -> [UITouch] {
    var earlier = (location: previous.location, timestamp: previous.timestamp)
    var touches: [UITouch] = []
    for sample in samples.dropLast() {
      touches.append(UITouch(sample, view: view, previous: earlier))
      earlier = (sample.location, sample.time.seconds)
    }
    if let last = samples.last { touches.append(UITouch(last, view: view, previous: earlier)) }
    return touches
  }
}

/// Counts successive taps, with the tap recogniser's limits of time and distance; UIKit's are
/// unknown.
struct TapCounter {
  private var last: (touch: UITouch, start: SIMD2<Double>, count: Int)?

  /// Returns the number of the tap in its series, from 1, for a touch that just began.
  mutating func count(_ touch: UITouch) -> Int {
    let start = touch.locationOnScreen
    var count = 1
    if let last, last.touch.isOver, last.touch.view === touch.view,
      touch.timestamp - last.touch.timestamp <= UITapGestureRecognizer.longestPause,
      start.isWithin(UITapGestureRecognizer.greatestDistance, of: last.start)
    {
      count = last.count + 1
    }
    last = (touch, start, count)
    return count
  }
}

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }

  func isWithin(_ distance: Double, of point: SIMD2<Double>) -> Bool {
    (self - point).length <= distance
  }
}
