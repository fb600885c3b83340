import HeadlessUIKit
import Testing

struct UITouchTests {
  @Test
  func `a touch keeps its view and has a location in any view`() {
    final class Probe: UIView {
      var hits: [CGPoint] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hits.append(point)
        #expect(event?.timestamp == 0.1)
        return super.hitTest(point, with: event)
      }
    }
    play { window, simulation in
      let probe = Probe(frame: CGRect(x: 40, y: 30, width: 100, height: 100))
      window.addSubview(probe)
      simulation.schedule(touches: [
        TouchSample(
          time: .zero + .milliseconds(100),
          touchID: 0,
          phase: .began,
          location: [50, 50]
        ),
        TouchSample(
          time: .zero + .milliseconds(120),
          touchID: 0,
          phase: .ended,
          location: [50, 50]
        ),
      ])
      simulation.schedule("check", at: .milliseconds(200)) {
        #expect(probe.hits == [CGPoint(x: 10, y: 20)])
      }
    }
  }
}
