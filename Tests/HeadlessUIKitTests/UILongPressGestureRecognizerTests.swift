import HeadlessUIKit
import Testing

struct UILongPressGestureRecognizerTests {
  private func log(_ samples: [TouchSample]) -> GestureLog {
    play(touchIDs: samples) { window, log, _ in
      log.watch(UILongPressGestureRecognizer(), "press", on: window)
    }
  }

  @Test
  func `a touch that stays for half a second presses without a further sample`() {
    let log = log(touchID([[50, 50]], every: 900))
    #expect(log.lines == ["press began", "press ended"])
    // The touch is delivered with the refresh at 100 ms.
    #expect(abs((log.times.first ?? 0) - 0.6) < 0.0001)
  }

  @Test
  func `a touch that is released or moves too early does not press`() {
    #expect(log(touchID([[50, 50]], every: 480)).lines.isEmpty)
    #expect(log(touchID([[50, 50], [50, 61], [50, 50]], every: 400)).lines.isEmpty)
    #expect(log(touchID([[50, 50], [50, 60]], every: 400)).lines.count == 2)
  }

  @Test
  func `a pressing touch may move`() {
    var states: [UIGestureRecognizer.State] = []
    play(touchIDs: touchID([[50, 50], [90, 50], [150, 50]], every: 700)) { window, _, _ in
      window.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    }
    #expect(states == [.began, .changed, .changed, .ended])
  }

  @Test
  func `a busy main thread delays the press`() {
    let log = play(touchIDs: touchID([[50, 50]], every: 900)) { window, log, simulation in
      log.watch(UILongPressGestureRecognizer(), "press", on: window)
      simulation.schedule(stallNamed: "work", at: .milliseconds(590), for: .milliseconds(100))
    }
    #expect(abs((log.times.first ?? 0) - 0.69) < 0.0001)
  }
}
