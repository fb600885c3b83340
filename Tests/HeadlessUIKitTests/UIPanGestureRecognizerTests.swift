import HeadlessUIKit
import Testing

struct UIPanGestureRecognizerTests {
  private func touches(
    _ points: [(x: Double, y: Double)],
    ending: TouchSample.Phase = .ended
  ) -> [TouchSample] {
    points.enumerated().map { index, point in
      let last = index == points.count - 1
      return TouchSample(
        time: .zero + .milliseconds(100 + 20 * Int64(index)),
        finger: 0,
        phase: index == 0 ? .began : last ? ending : .moved,
        location: [point.x, point.y]
      )
    }
  }

  private func log(_ samples: [TouchSample]) -> [String] {
    var log: [String] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let moved = pan.translation(in: window)
        log.append("\(pan.state) \(Int(moved.x.rounded())) \(Int(moved.y.rounded()))")
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(touches: samples)
    }
    return log
  }

  @Test
  func `a drag begins after ten points, which are subtracted for ever after`() {
    let log = log(touches([(100, 100), (100, 109), (100, 112), (100, 150), (100, 150)]))
    #expect(log == ["began 0 2", "changed 0 40", "ended 0 40"])
  }

  @Test
  func `the slop is taken off along the way of the finger`() {
    let log = log(touches([(100, 100), (130, 140), (160, 180), (160, 180)]))
    #expect(log == ["began 24 32", "changed 54 72", "ended 54 72"])
  }

  @Test
  func `a finger that hardly moves is no drag`() {
    #expect(log(touches([(100, 100), (103, 104), (105, 105), (105, 105)])).isEmpty)
  }

  @Test
  func `a finger that the system takes away cancels the drag`() {
    let log = log(touches([(100, 100), (100, 150), (100, 150)], ending: .cancelled))
    #expect(log == ["began 0 40", "cancelled 0 40"])
  }

  @Test
  func `switching the recogniser off cancels a drag under way`() {
    var states: [UIGestureRecognizer.State] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { states.append($0.state) }
      window.addGestureRecognizer(pan)
      simulation.schedule(
        touches: touches([(100, 100), (100, 150), (100, 160), (100, 170), (100, 170)])
      )
      simulation.schedule("off", at: .milliseconds(139)) { pan.isEnabled = false }
    }
    #expect(states.first == .began)
    #expect(states.last == .cancelled)
    #expect(!states.contains(.ended))
  }

  @Test
  func `a second finger that comes and goes neither moves nor ends the drag`() {
    var log: [String] = []
    func sample(_ time: Int64, _ finger: Int, _ phase: TouchSample.Phase, _ y: Double)
      -> TouchSample
    {
      TouchSample(
        time: .zero + .milliseconds(time),
        finger: finger,
        phase: phase,
        location: [100 + 150 * Double(finger), y]
      )
    }
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        log.append("\(pan.state) \(Int(pan.translation(in: window).y.rounded()))")
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(touches: [
        sample(100, 0, .began, 100), sample(120, 0, .moved, 160), sample(140, 1, .began, 400),
        sample(160, 1, .ended, 400), sample(180, 0, .moved, 170), sample(200, 0, .ended, 170),
      ])
    }
    #expect(log == ["began 50", "changed 60", "ended 60"])
  }

  @Test
  func `an app can set the translation and count on from there`() {
    var log: [CGFloat] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        log.append(pan.translation(in: window).y)
        pan.setTranslation(.zero, in: window)
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(
        touches: touches([(100, 100), (100, 150), (100, 170), (100, 195), (100, 195)])
      )
    }
    #expect(log == [40, 20, 25, 0])
  }
}
