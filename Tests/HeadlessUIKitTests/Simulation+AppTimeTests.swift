import HeadlessUIKit
import JankTrace
import Testing

struct SimulationAppTimeTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [false, true])
  func `a change by a link counts for the link's refresh by default`(
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

  @Test func `a time stated outside of a frame counts only for the next commit`() {
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

  @Test func `a position set by a gesture counts for the newest delivered touch`() throws {
    let path = (0..<30).map { [50, 100 + 5 * Double($0)] as SIMD2<Double> }
    let trace = play { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.addSubview(view)
      view.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          view.center.y =
            200
            + (pan as? UIPanGestureRecognizer ?? UIPanGestureRecognizer())
            .translation(in: window).y
        }
      )
      simulation.schedule(touches: touchID(path, from: 203, every: 11))
    }
    let moved = trace.frames.filter { $0.appTime != nil }
    try #require(moved.count > 10)
    for frame in moved {
      let work = try #require(frame.mainThread)
      let newest = trace.touches.filter { $0.delivered <= work.end && $0.phase == .moved }
        .map(\.sensed).max()
      #expect(frame.appTime == newest)
      #expect(frame.appClock == .touches)
    }
    let steps = zip(moved.dropFirst(), moved).compactMap { $0.contentStep(since: $1) }
    #expect(Set(steps).count > 1)
  }

  @Test func `a change by a timer has no known time`() throws {
    let trace = play { window, _ in
      let view = UIView(frame: square)
      window.addSubview(view)
      for place in 1...10 {
        _ = Timer.scheduledTimer(withTimeInterval: 0.1 + 0.02 * Double(place), repeats: false) {
          _ in
          view.center.x += 10
        }
      }
    }
    let moved = trace.frames.dropFirst()
    try #require(moved.count > 5)
    #expect(moved.allSatisfy { $0.appTime == nil && !$0.isServerMoving })
    #expect(zip(moved.dropFirst(), moved).allSatisfy { $0.contentStep(since: $1) == nil })
  }

  @Test func `an animation of the render server has its own time`() {
    let trace = play { window, simulation in
      let view = UIView(frame: square)
      window.addSubview(view)
      simulation.schedule("animate", at: .milliseconds(100)) {
        UIView.animate(withDuration: 0.2) { view.center.x = 100 }
      }
    }
    #expect(trace.frames.count > 10)
    #expect(trace.frames.allSatisfy { $0.appTime == nil })
    #expect(trace.frames.filter(\.isServerMoving).count > 10)
  }
}
