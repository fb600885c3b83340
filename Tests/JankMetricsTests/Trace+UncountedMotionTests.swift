import HeadlessUIKit
import JankMetrics
import JankTrace
import Testing

struct TraceUncountedMotionTests {
  /// Frames of a display link, marked as a transition or not.
  private final class Counter: UIViewController {
    var isMarked = false

    func count(until end: Double) {
      let mark = isMarked ? TransitionMark(from: self, to: self) : nil
      let link = CADisplayLink { [unowned self] link in
        view.alpha = CGFloat(link.timestamp)
        guard link.timestamp >= end else { return }
        link.invalidate()
        mark?.end(completed: true)
      }
      link.add(to: .main, forMode: .common)
    }
  }

  private func trace(isMarked: Bool, until end: Double) -> Trace {
    let simulation = Simulation(profile: .phone60, seed: 1)
    return simulation.run { window in
      let counter = Counter()
      counter.isMarked = isMarked
      window.rootViewController = counter
      simulation.schedule("tap", at: .milliseconds(100)) { counter.count(until: end) }
    }
  }

  private func reason(isMarked: Bool, until end: Double) -> String? {
    trace(isMarked: isMarked, until: end).uncountedMotion
  }

  @Test func `a run with unmarked motion reports that no frame is measured`() throws {
    let reason = try #require(self.reason(isMarked: false, until: 0.5))
    #expect(reason.hasPrefix("none of its 2"))
    #expect(reason.hasSuffix("mark motion that the app drives itself with a TransitionMark"))
  }

  @Test func `a run with other processes reports nothing`() {
    var trace = trace(isMarked: false, until: 0.5)
    trace.processes = [ProcessRecord(name: "com.example.widget")]
    #expect(trace.uncountedMotion == nil)
  }

  @Test func `marked motion and an app that only appears report nothing`() {
    #expect(reason(isMarked: true, until: 0.5) == nil)
    #expect(reason(isMarked: false, until: 0) == nil)
  }
}
