internal import JankEngine

/// A finger on the screen and what its view was told of it.
final class TouchContact {
  let touch: UITouch
  /// Whether a recogniser has taken the touch from the view.
  var isTakenAway = false
  /// Whether the view has heard all that it ever will.
  private(set) var isDone: Bool
  private(set) var wasOver = false
  private var isTold = false
  private var hasMoved = false

  /// Begins with a finger that came down; of a hidden one the view never hears.
  init(touch: UITouch, isHidden: Bool) {
    self.touch = touch
    isDone = isHidden
  }

  /// Takes part in an event with the samples that the panel delivered.
  func join(_ event: UIEvent, _ deliveries: [TouchPanel.Delivery]) {
    let delivery = deliveries.first { $0.sample.finger == touch.finger }
    event.add(touch, coalesced: delivery.map { touch.coalesced($0.coalesced) })
    hasMoved = hasMoved || touch.phase == .moved
    wasOver = touch.isOver
  }

  /// Tells the view what it may know by now.
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
  /// The samples that the news of the finger stands for, the finger itself last.
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

/// Counts taps that follow each other closely, as UITouch tells.
///
/// How long after and how far apart is unknown; the limits are those of the tap recogniser.
struct TapCounter {
  private var last: (touch: UITouch, start: SIMD2<Double>, count: Int)?

  /// Which tap in a row a finger that just came down may become, from 1.
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
  /// The length of a way.
  var length: Double { (self * self).sum().squareRoot() }

  /// Whether a point is no farther from another than a distance.
  func isWithin(_ distance: Double, of point: SIMD2<Double>) -> Bool {
    (self - point).length <= distance
  }
}
