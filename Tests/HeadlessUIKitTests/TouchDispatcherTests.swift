import HeadlessUIKit
import Testing

struct TouchDispatcherTests {
  private let drag = (0...5).map { index -> TouchSample in
    let time = Instant.zero + .milliseconds(100 + 20 * Int64(index))
    let phase: TouchSample.Phase = index == 0 ? .began : index == 5 ? .ended : .moved
    let y = 50 + 20 * Double(index)
    return TouchSample(time: time, finger: 0, phase: phase, location: [50, y])
  }

  @Test
  func `the recogniser of the view that was hit wins over those around it`() {
    var inner: [UIGestureRecognizer.State] = []
    var outer: [UIGestureRecognizer.State] = []
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      view.addGestureRecognizer(UIPanGestureRecognizer { inner.append($0.state) })
      window.addGestureRecognizer(UIPanGestureRecognizer { outer.append($0.state) })
      simulation.schedule(touches: drag)
    }
    #expect(inner.first == .began)
    #expect(inner.last == .ended)
    #expect(outer.isEmpty)
  }

  @Test
  func `the recogniser that lost takes part in the next touch`() {
    var outer: [UIGestureRecognizer.State] = []
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      let inner = UIPanGestureRecognizer { _ in }
      view.addGestureRecognizer(inner)
      window.addGestureRecognizer(UIPanGestureRecognizer { outer.append($0.state) })
      simulation.schedule(touches: drag)
      simulation.schedule("off", at: .milliseconds(400)) { inner.isEnabled = false }
      simulation.schedule(
        touches: drag.map {
          TouchSample(
            time: $0.time + .milliseconds(500),
            finger: 0,
            phase: $0.phase,
            location: $0.location
          )
        }
      )
    }
    #expect(outer.first == .began)
    #expect(outer.last == .ended)
  }

  @Test
  func `a touch outside every recogniser's view reaches none`() {
    var states: [UIGestureRecognizer.State] = []
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      window.addSubview(view)
      view.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
      simulation.schedule(touches: drag)
    }
    #expect(states.isEmpty)
  }
}
