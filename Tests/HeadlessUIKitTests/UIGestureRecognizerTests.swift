import HeadlessUIKit
import Testing

// Also tests: UIGestureRecognizerDelegate.

struct UIGestureRecognizerTests {
  @Test
  func `a recogniser belongs to one view at a time`() {
    play { _, _ in
      let (one, other, pan) = (UIView(), UIView(), UIPanGestureRecognizer { _ in })
      one.addGestureRecognizer(pan)
      #expect(pan.view === one)
      other.addGestureRecognizer(pan)
      #expect(pan.view === other)
      #expect(one.gestureRecognizers?.isEmpty == true)
      other.removeGestureRecognizer(pan)
      #expect(pan.view == nil)
    }
  }

  @Test
  func `every handler gets each change, and the trace each change of state`() {
    var counts = [0, 0]
    let trace = play { window, simulation in
      let pan = UIPanGestureRecognizer { _ in counts[0] += 1 }
      pan.addHandler { _ in counts[1] += 1 }
      window.addGestureRecognizer(pan)
      simulation.schedule(
        touches: (0...4).map { index -> TouchSample in
          let time = Instant.zero + .milliseconds(100 + 20 * Int64(index))
          let phase: TouchSample.Phase = index == 0 ? .began : index == 4 ? .ended : .moved
          let y = 50 + 20 * Double(index)
          return TouchSample(time: time, touchID: 0, phase: phase, location: [50, y])
        }
      )
    }
    #expect(counts == [4, 4])
    let states = trace.events.filter { $0.kind == .gesture }.map(\.name)
    #expect(states == ["began", "changed", "ended"])
  }

  @Test
  func `two touches are one gesture at their centre`() {
    var middles: [CGPoint] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { middles.append($0.location(in: nil)) }
      window.addGestureRecognizer(pan)
      for touchID in 0...1 {
        for index in 0...2 {
          let place = SIMD2(50 + 100 * Double(touchID), 50 + 30 * Double(index))
          simulation.schedule(touches: [
            TouchSample(
              time: .zero + .milliseconds(100 + 20 * Int64(index)),
              touchID: touchID,
              phase: index == 0 ? .began : .moved,
              location: place
            )
          ])
        }
      }
    }
    #expect(middles.first?.x == 100)
  }

  /// An object of an app with a method for a gesture.
  private final class Target {
    var travel = 0.0

    func handle(_ pan: UIPanGestureRecognizer) {
      travel = pan.translation(in: nil).y
    }
  }

  @Test
  func `a method of an object replaces a selector and does not retain the object`() {
    let target = Target()
    weak var gone: Target?
    play(touchIDs: touchID(line([50, 50], [50, 150]))) { window, _, _ in
      window.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Target.handle))
      let other = Target()
      gone = other
      window.addGestureRecognizer(UIPanGestureRecognizer(target: other, action: Target.handle))
    }
    #expect(abs(target.travel - 90) < 1e-9)
    #expect(gone == nil)
  }

  @Test
  func `removing a recogniser from its view cancels its gesture`() {
    let log = play(touchIDs: touchID(line([50, 50], [50, 150]), every: 30)) {
      window,
      log,
      simulation in
      let pan = log.watch(UIPanGestureRecognizer(), "pan", on: window)
      simulation.schedule("remove", at: .milliseconds(250)) { window.removeGestureRecognizer(pan) }
    }
    #expect(log.lines == ["pan began", "pan cancelled"])
  }

  @Test
  func `a recogniser knows the position of each of its touches`() {
    var places: Set<Double> = []
    let samples =
      touchID(line([50, 50], [50, 150])) + touchID(line([90, 50], [90, 150]), touchID: 1)
    play(touchIDs: samples.sorted { $0.time < $1.time }) { window, _, _ in
      window.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          for touch in 0..<pan.numberOfTouches {
            places.insert(pan.location(ofTouch: touch, in: window).x)
          }
        }
      )
    }
    #expect(places == [50, 90])
  }

  @Test
  func `a removed target gets no more calls`() {
    final class TapCounter {
      var count = 0
      func hear(_ tap: UITapGestureRecognizer) { count += 1 }
    }
    let (page, other) = (TapCounter(), TapCounter())
    play { window, simulation in
      let tap = UITapGestureRecognizer(target: page, action: TapCounter.hear)
      tap.addTarget(other, action: TapCounter.hear)
      window.addGestureRecognizer(tap)
      simulation.schedule(touches: touchID([[50, 50]], from: 100))
      simulation.schedule("remove", at: .milliseconds(500)) { tap.removeTarget(page) }
      simulation.schedule(touches: touchID([[50, 50]], from: 1_000))
    }
    #expect(page.count == 1 && other.count == 2)
  }
}
