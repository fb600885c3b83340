import HeadlessUIKit
import Testing

struct TouchDispatcherTests {
  private let drag = (0...5).map { index -> TouchSample in
    let time = Instant.zero + .milliseconds(100 + 20 * Int64(index))
    let phase: TouchSample.Phase = index == 0 ? .began : index == 5 ? .ended : .moved
    let y = 50 + 20 * Double(index)
    return TouchSample(time: time, touchID: 0, phase: phase, location: [50, y])
  }

  @Test
  func `the recogniser of the hit view wins over those of its superviews`() {
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
            touchID: 0,
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

  @Test
  func `a view that leaves the window takes its gestures with it`() {
    let log = play(touchIDs: touchID(line([50, 50], [50, 150]), every: 30)) {
      window,
      log,
      simulation in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      log.watch(UIPanGestureRecognizer(), "pan", on: view)
      simulation.schedule("remove", at: .milliseconds(250)) { view.removeFromSuperview() }
    }
    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(abs((log.times.last ?? 0) - 0.25) < 0.001)
  }

  @Test
  func `a view that moves within the window keeps its gestures`() {
    let log = play(touchIDs: touchID(line([50, 50], [50, 150]), every: 30)) {
      window,
      log,
      simulation in
      let (view, other) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
      window.addSubview(view)
      window.addSubview(other)
      window.bringSubviewToFront(view)
      log.watch(UIPanGestureRecognizer(), "pan", on: view)
      simulation.schedule("move", at: .milliseconds(250)) { other.addSubview(view) }
    }
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test
  func `the system cancels all touches at once, with their remaining samples`() {
    let samples = touchID(line([50, 50], [50, 150]), every: 30)
    let log = play(touchIDs: samples) { window, log, simulation in
      window.addSubview(TouchyView("view", frame: window.bounds, log: log))
      log.watch(UIPanGestureRecognizer(), "pan", on: window)
      log.watch(UILongPressGestureRecognizer(), "press", on: window)
      simulation.scheduleTouchCancellation(at: .milliseconds(250))
    }
    #expect(log.lines.filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
    #expect((log.times.last ?? 0) < 0.26)
  }

  @Test
  func `samples during a busy main thread are coalesced into events of one phase for each touch`() {
    let taps =
      touchID([[50, 50]], from: 110, every: 10) + touchID([[50, 90]], from: 140, every: 10)
    let log = play(touchIDs: taps) { window, log, simulation in
      window.addSubview(TouchyView("view", frame: window.bounds, log: log))
      log.watch(UITapGestureRecognizer(), "tap", on: window).cancelsTouchesInView = false
      simulation.schedule(stallNamed: "work", at: .milliseconds(101), for: .milliseconds(90))
    }
    #expect(
      log.lines == [
        "view began 50", "tap ended", "view ended 50", "view began 90", "tap ended",
        "view ended 90",
      ]
    )
    #expect(log.times.allSatisfy { $0 > 0.19 })
  }

  @Test
  func `a touch is recorded with the times of sensing and delivery`() {
    let samples = touchID(line([50, 50], [50, 150]), every: 4)
    let trace = play { _, simulation in
      simulation.schedule(touches: samples)
      simulation.schedule(stallNamed: "work", at: .milliseconds(110), for: .milliseconds(50))
    }
    #expect(trace.touches.map(\.sensed) == samples.map(\.time))
    #expect(trace.touches.map(\.location) == samples.map(\.location))
    #expect(trace.touches.allSatisfy { $0.delivered >= $0.sensed })
    let latest = trace.touches.map { $0.delivered - $0.sensed }.max() ?? .zero
    #expect(latest > .milliseconds(40))
    // Each event represents all samples since the previous one.
    #expect(trace.touches.filter { !$0.isCoalesced }.count < samples.count / 2)
  }
}
