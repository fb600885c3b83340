import JankMotion
import Testing

// Also tests: ArenaMember.

struct ArenaDragTests {
  /// A distance in ten even steps of 10 ms.
  private func drag(
    _ way: SIMD2<Double>,
    _ members: [any ArenaMember]
  ) -> ArenaSession {
    let moves = (1...10).map { step in
      (time: 10 * Double(step), phase: ArenaEvent.Phase.moved, position: way * (Double(step) / 10))
    }
    return session(members, [(0, .began, .zero)] + moves + [(100, .ended, way)])
  }

  @Test(arguments: [[100, 0], [0, 100], [90, 30], [-30, -90]] as [SIMD2<Double>])
  func `the drag along the longer component wins`(way: SIMD2<Double>) {
    let session = drag(way, [ArenaDrag(axis: .horizontal), ArenaDrag(axis: .vertical)])
    #expect(session.winners == [0: way.x.magnitude > way.y.magnitude ? 0 : 1])
  }

  @Test
  func `the start and the updates add up to the full distance`() {
    for behavior in ArenaDrag.StartBehavior.allCases {
      let drag = drag(
        [100, 0],
        [ArenaDrag(axis: .horizontal, startBehavior: behavior), ArenaTap()]
      )
      var end = SIMD2<Double>.zero
      for report in drag.reports(of: 0) {
        if case .started(let position) = report { end = position }
        if case .updated(let way) = report { end += way }
      }
      #expect(end == [100, 0])
    }
  }

  @Test
  func `a sole drag starts at once, one with a rival after its slop`() {
    let alone = drag([100, 0], [ArenaDrag(axis: .both)])
    #expect(alone.entries.first?.event == 0)
    let rival = drag([100, 0], [ArenaDrag(axis: .both), ArenaLoiterer()])
    #expect(rival.entries.first?.event == 4)
  }

  @Test
  func `a synthesized move does not affect the velocity`() {
    var session = ArenaSession(members: [ArenaDrag(axis: .both)])
    for (time, x, isSynthesized) in [
      (0, 0, false), (10, 10, false), (20, 20, false), (30, 20.5, true),
    ] as [(Double, Double, Bool)] {
      session.route(
        ArenaEvent(
          time: time / 1000,
          phase: time == 0 ? .began : .moved,
          position: [x, 0],
          isSynthesized: isSynthesized
        )
      )
    }
    session.route(ArenaEvent(time: 0.03, phase: .ended, position: [20.5, 0]))
    guard case .ended(let velocity)? = session.reports(of: 0).last else {
      Issue.record("the drag did not end")
      return
    }
    #expect(abs(velocity.x - 1_000) < 1e-6)
  }

  @Test
  func `a distance too short for a fling has no velocity`() {
    let reports = drag([17, 0], [ArenaDrag(axis: .horizontal)]).reports(of: 0)
    #expect(reports.last == .ended(.zero))
  }

  /// A member that follows the pointer forever and never claims it.
  private struct ArenaLoiterer: ArenaMember {
    func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool { true }
    func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {}
    func win(_ pointer: Int, _ actions: inout ArenaActions) {}
    func lose(_ pointer: Int, _ actions: inout ArenaActions) {}
  }
}
