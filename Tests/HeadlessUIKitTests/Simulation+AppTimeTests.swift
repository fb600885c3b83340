import HeadlessUIKit
import JankTrace
import Testing

struct SimulationAppTimeTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [false, true])
  func `what a link moves is for the refresh of its call, unless something else is stated`(
    isStated: Bool
  ) {
    var times: [Instant] = []
    let trace = play(until: .milliseconds(300)) { window, _ in
      let view = UIView(frame: square)
      window.addSubview(view)
      let link = CADisplayLink { link in
        if isStated { Simulation.state(appTime: link.timestamp) }
        times.append(Instant(seconds: isStated ? link.timestamp : link.targetTimestamp))
        view.center.x += 1
      }
      link.add(to: .main, forMode: .common)
    }
    let told = trace.frames.compactMap(\.appTime)
    #expect(told.count > 10)
    #expect(told == Array(times.prefix(told.count)))
  }

  @Test func `what is stated outside a frame is of the next commit, and of no other`() {
    var now = 0.0
    let trace = play { window, simulation in
      let view = UIView(frame: square)
      window.addSubview(view)
      _ = Timer.scheduledTimer(withTimeInterval: 0.105, repeats: false) { _ in
        now = CACurrentMediaTime()
        Simulation.state(appTime: now)
        view.center.x += 1
      }
      simulation.schedule("move", at: .milliseconds(200)) { view.center.x += 1 }
    }
    let told = trace.frames.map(\.appTime)
    #expect(told == [nil, Instant(seconds: now), nil])
  }

  @Test func `what the render server moves has its own time`() {
    let trace = play { window, simulation in
      let view = UIView(frame: square)
      window.addSubview(view)
      simulation.schedule("animate", at: .milliseconds(100)) {
        UIView.animate(withDuration: 0.2) { view.center.x = 100 }
      }
    }
    #expect(trace.frames.count > 10)
    #expect(trace.frames.allSatisfy { $0.appTime == nil })
  }
}
