import HeadlessUIKit
import Testing

struct UIGestureRecognizerTests {
  @Test
  func `a recogniser watches one view at a time`() {
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
  func `every handler hears of every change, and the trace of every change of state`() {
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
          return TouchSample(time: time, finger: 0, phase: phase, location: [50, y])
        }
      )
    }
    #expect(counts == [4, 4])
    let states = trace.events.filter { $0.kind == .gesture }.map(\.name)
    #expect(states == ["began", "changed", "ended"])
  }

  @Test
  func `two fingers are one gesture in their middle`() {
    var middles: [CGPoint] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { middles.append($0.location(in: nil)) }
      window.addGestureRecognizer(pan)
      for finger in 0...1 {
        for index in 0...2 {
          let place = SIMD2(50 + 100 * Double(finger), 50 + 30 * Double(index))
          simulation.schedule(touches: [
            TouchSample(
              time: .zero + .milliseconds(100 + 20 * Int64(index)),
              finger: finger,
              phase: index == 0 ? .began : .moved,
              location: place
            )
          ])
        }
      }
    }
    #expect(middles.first?.x == 100)
  }
}
