import HeadlessUIKit
import Testing

// Also tests: TouchStarts.

struct UITapGestureRecognizerTests {
  private func tap(
    _ place: SIMD2<Double>,
    at time: Int64,
    for length: Int64 = 40,
    touchID number: Int = 0
  ) -> [TouchSample] {
    touchID([place], from: time, every: length, touchID: number)
  }

  private func log(
    taps: Int = 1,
    touchIDs: Int = 1,
    _ samples: [TouchSample]
  ) -> [String] {
    play(touchIDs: samples) { window, log, _ in
      let tap = log.watch(UITapGestureRecognizer(), "tap", on: window)
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touchIDs
    }.lines
  }

  @Test
  func `a touch released in place taps, whatever its duration`() {
    #expect(log(tap([50, 50], at: 100)) == ["tap ended"])
    #expect(log(tap([50, 50], at: 100, for: 2_000)) == ["tap ended"])
  }

  @Test(arguments: [(10.0, 1), (10.5, 0)])
  func `a touch may move ten points`(distance: Double, count: Int) {
    let samples = touchID([[50, 50], [50, 50 + distance]])
    #expect(log(samples).count == count)
  }

  @Test
  func `two quick taps are a double tap, slow or distant ones are not`() {
    let first = tap([50, 50], at: 100)
    #expect(log(taps: 2, first + tap([52, 50], at: 300)) == ["tap ended"])
    #expect(log(taps: 2, first + tap([52, 50], at: 600)).isEmpty)
    #expect(log(taps: 2, first + tap([150, 50], at: 300)).isEmpty)
    #expect(log(taps: 2, first).isEmpty)
  }

  @Test
  func `two touches tap together, one or three do not`() {
    let left = tap([50, 50], at: 100)
    let right = tap([90, 50], at: 110, touchID: 1)
    let third = tap([130, 50], at: 120, touchID: 2)
    let pair = (left + right).sorted { $0.time < $1.time }
    #expect(log(touchIDs: 2, pair) == ["tap ended"])
    #expect(log(touchIDs: 2, left).isEmpty)
    #expect(log(touchIDs: 2, (pair + third).sorted { $0.time < $1.time }).isEmpty)
  }

  @Test
  func `the location of a tap with two touches is their centre`() {
    var middle = CGPoint.zero
    let samples = tap([50, 50], at: 100) + tap([90, 70], at: 100, touchID: 1)
    play(touchIDs: samples.sorted { $0.time < $1.time }) { window, _, _ in
      let tap = UITapGestureRecognizer {
        #expect($0.numberOfTouches == 2)
        middle = $0.location(in: window)
      }
      tap.numberOfTouchesRequired = 2
      window.addGestureRecognizer(tap)
    }
    #expect(middle == CGPoint(x: 70, y: 60))
  }

  @Test
  func `a single and an independent double tap both fire`() {
    let log = play(touchIDs: tap([50, 50], at: 100) + tap([50, 50], at: 250)) { window, log, _ in
      log.watch(UITapGestureRecognizer(), "single", on: window)
      log.watch(UITapGestureRecognizer(), "double", on: window).numberOfTapsRequired = 2
    }
    #expect(log.lines.first == "single ended")
    #expect(log.lines.contains("double ended"))
  }

  @Test
  func `a single tap that waits for a double tap fires after the pause, or never`() {
    func log(_ samples: [TouchSample]) -> GestureLog {
      play(touchIDs: samples) { window, log, _ in
        let single = log.watch(UITapGestureRecognizer(), "single", on: window)
        let double = log.watch(UITapGestureRecognizer(), "double", on: window)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
      }
    }
    let one = log(tap([50, 50], at: 100))
    #expect(one.lines == ["single ended"])
    // Delivered with the frame at 150 ms, then the pause.
    #expect(one.times.allSatisfy { abs($0 - 0.5) < 0.001 })
    let two = log(tap([50, 50], at: 100) + tap([50, 50], at: 250))
    #expect(two.lines == ["double ended"])
    let three = log(
      tap([50, 50], at: 100) + tap([50, 50], at: 250) + tap([50, 50], at: 1_000)
    )
    #expect(three.lines == ["double ended", "single ended"])
  }
}
