import HeadlessUIKit
import Testing

struct UISwipeGestureRecognizerTests {
  private static let directions: [(UISwipeGestureRecognizer.Direction, SIMD2<Double>)] = [
    (.right, [1, 0]), (.left, [-1, 0]), (.up, [0, -1]), (.down, [0, 1]),
  ]

  private func swipes(
    _ direction: UISwipeGestureRecognizer.Direction,
    _ way: SIMD2<Double>,
    every step: Int64 = 10
  ) -> Bool {
    let samples = touchID(line([180, 300], [180, 300] + way), every: step)
    return play(touchIDs: samples) { window, log, _ in
      log.watch(UISwipeGestureRecognizer(), "swipe", on: window).direction = direction
    }.lines == ["swipe ended"]
  }

  @Test
  func `a quick straight movement swipes in its direction only`() {
    for (direction, way) in Self.directions {
      for (other, otherWay) in Self.directions {
        #expect(swipes(direction, otherWay * 80) == (direction == other))
      }
      #expect(swipes([.left, .right, .up, .down], way * 80))
    }
  }

  @Test
  func `a movement that is short, slow or not straight does not swipe`() {
    #expect(!swipes(.right, [45, 0]))
    #expect(!swipes(.right, [80, 0], every: 100))
    #expect(!swipes(.right, [80, 90]))
    #expect(swipes(.right, [80, 40]))
  }

  @Test
  func `a swipe is recognised before the touch is released`() {
    let samples = touchID(line([50, 50], [150, 50]), every: 10)
    let log = play(touchIDs: samples) { window, log, _ in
      log.watch(UISwipeGestureRecognizer(), "swipe", on: window)
    }
    // Half of the distance is reached at 150 ms, which the frame there delivers.
    #expect(abs((log.times.first ?? 0) - 0.15) < 0.001)
  }
}
