import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: DragMotion.

struct DragAnimatorTests {
  private static let half = NamedPolicy(
    name: "half",
    about: "More than half of the way.",
    source: "the test",
    mark: .certain,
    policy: SharePolicy.half
  )
  private static let slow = stride(from: 6.0, through: 240, by: 6).map(\.self)

  /// Distances of a touch along the gesture at each sample, in points.
  static let touchTracks: [(name: String, travels: [Double])] = [
    ("slow, far", slow), ("slow, short", slow.filter { $0 <= 120 }),
    ("far, then at rest", slow + Array(repeating: 240, count: 12)),
    ("a flick", stride(from: 12.0, through: 96, by: 12).map(\.self)),
    ("a weak flick", stride(from: 4.0, through: 64, by: 4).map(\.self)),
    ("far and back fast", slow + stride(from: 230.0, through: 150, by: -10).map(\.self)),
    ("out and nearly back", [40, 80, 90, 80, 60, 40, 20]),
  ]

  private func touches(
    _ motion: DragMotion,
    _ travels: [Double],
    ending: TouchPhase = .ended
  ) -> [TouchSample] {
    switch motion {
    case .pop: touchID(from: [30, 300], towards: [1, 0], travels, ending: ending)
    case .tab: touchID(from: [350, 300], towards: [-1, 0], travels, ending: ending)
    case .dismiss:
      touchID(from: [180, 80], towards: [0, 1], travels.map { $0 * 1.7 }, ending: ending)
    }
  }

  @Test(arguments: DragMotion.allCases, PolicyRegistry.all.map(\.name))
  func `a transition ends as the rule decides for the same samples`(
    motion: DragMotion,
    name: String
  ) throws {
    let policy = try #require(PolicyRegistry.policy(named: name))
    for (touchID, travels) in Self.touchTracks {
      let touches = touches(motion, travels)
      let first = touches[0].location
      let way: SIMD2<Double> = motion == .pop ? [1, 0] : motion == .tab ? [-1, 0] : [0, 1]
      let samples = touches.dropLast().map {
        PositionSample(time: $0.time.seconds, position: $0.location)
      }
      let lift = try #require(touches.last)
      let velocity = policy.velocityRule.velocity(of: samples, liftedAt: lift.time.seconds)
      let decision = try policy.decision(
        travel: ((lift.location - first) * way).sum(),
        extent: motion == .dismiss ? 667 : 375,
        velocity: ((velocity ?? .zero) * way).sum()
      )
      let run = drag(motion, by: policy, touches)
      #expect(run.outcome == (decision == .completes ? .completed : .cancelled), "\(touchID)")
      let isUpper = (motion == .tab) == (decision == .completes)
      #expect(run.shown == (isUpper ? "Upper" : "Lower"), "\(touchID)")
      #expect(run.trace.findings.isEmpty, "\(touchID): \(run.trace.findings.map(\.text))")
      #expect(run.trace.cameToRest)
    }
  }

  @Test func `the page is under the touch, and the one below follows`() {
    let run = drag(.pop, by: Self.half, touches(.pop, Self.touchTracks[2].travels))
    let upper = run.places(of: "Upper").map { $0.place.x - 187.5 }
    #expect(upper.contains { ($0 - 230).magnitude < 1e-9 })
    let lower = run.places(of: "Lower").map { $0.place.x - 187.5 }
    #expect(lower.contains { ($0 + 0.3 * (375 - 230)).magnitude < 1e-9 })
  }

  /// Checks the spring between the release and the target.
  private func expectSpring(_ run: DragRun, from start: Double, to goal: Double, speed: Double) {
    let release = run.trace.touches.last { $0.phase == .ended }?.delivered ?? .zero
    let commit = run.trace.works.first { $0.kind == .commit && $0.start >= release }
    let begin = commit?.start.seconds ?? .nan
    let first = run.trace.frames.first { frame in
      frame.mainThread.map { $0.end == commit?.end } ?? false
    }
    let shown = first?.contentTime.seconds ?? .nan
    let seen = run.places(of: "Upper").filter { $0.time >= shown }.prefix(12)
    #expect(seen.count == 12)
    for (time, place) in seen {
      let state = Spring.system.state(at: time - begin, from: start - goal, velocity: speed)
      let expected = goal + state.displacement
      #expect((place.x - 187.5 - expected).magnitude < 0.01, "at \(time - begin) s")
    }
  }

  @Test func `the spring continues at the velocity of the touch`() {
    // 750 points per second, released 240 points from its start.
    let forward = drag(.pop, by: Self.half, touches(.pop, Self.touchTracks[0].travels))
    expectSpring(forward, from: 230, to: 375, speed: 750)
    let back = drag(.pop, by: Self.half, touches(.pop, Self.touchTracks[1].travels))
    expectSpring(back, from: 110, to: 0, speed: 750)
    let resting = drag(.pop, by: Self.half, touches(.pop, Self.touchTracks[2].travels))
    expectSpring(resting, from: 230, to: 375, speed: 0)
  }

  @Test func `no page exceeds its final position at any velocity`() {
    let thrown = [60, 120, 180, 240, 190, 140, 90, 60].map(Double.init)
    let run = drag(.pop, by: Self.half, touches(.pop, thrown))
    #expect(run.outcome == .cancelled)
    #expect(run.places(of: "Upper").allSatisfy { $0.place.x >= 187.5 - 1e-9 })
  }

  @Test func `tabs move to both sides, and the last one does not move on`() {
    let right = touchID(from: [30, 300], towards: [1, 0], Self.slow)
    #expect(drag(.tab, by: Self.half, right).shown == "Left")
    #expect(drag(.tab, by: Self.half, touches(.tab, Self.slow)).shown == "Upper")
  }

  @Test(arguments: DragMotion.allCases)
  func `a touch that the system cancels restores everything`(motion: DragMotion) {
    let run = drag(motion, by: Self.half, touches(motion, Self.slow, ending: .cancelled))
    #expect(run.outcome == .cancelled)
    #expect(run.shown == (motion == .tab ? "Lower" : "Upper"))
    #expect(run.trace.findings.isEmpty)
  }

  @Test(arguments: DragMotion.allCases)
  func `a touch released before the transition begins still decides`(
    motion: DragMotion
  ) throws {
    let policy = try #require(PolicyRegistry.policy(named: "sheet"))
    let travels = [20.0, 40, 60]
    let touches = touches(motion, travels).enumerated().map { index, touch in
      TouchSample(
        time: .zero + .microseconds(1_500_500 + 3_000 * Int64(index)),
        touchID: 0,
        phase: touch.phase,
        location: touch.location
      )
    }
    let run = drag(motion, by: policy, touches)
    #expect(run.outcome == .completed)
    #expect(run.trace.findings.isEmpty)
  }

  @Test func `a touch in another direction or from elsewhere drags nothing`() {
    for motion in DragMotion.allCases {
      let way: SIMD2<Double> = motion == .dismiss ? [1, 0] : [0, 1]
      let run = drag(motion, by: Self.half, touchID(from: [60, 200], towards: way, Self.slow))
      #expect(run.outcome == nil, "\(motion)")
    }
    let inner = touchID(from: [60, 300], towards: [1, 0], Self.slow)
    #expect(drag(.pop, by: Self.half, inner, startsAtEdge: true).outcome == nil)
    let edge = touchID(from: [10, 300], towards: [1, 0], Self.slow)
    #expect(drag(.pop, by: Self.half, edge, startsAtEdge: true).outcome == .completed)
  }
}
