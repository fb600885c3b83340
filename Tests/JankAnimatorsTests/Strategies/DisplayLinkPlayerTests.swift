import HeadlessUIKit
import JankAnimators
import Testing

struct DisplayLinkPlayerTests {
  private func animator(_ effect: Effect) -> EffectAnimator {
    EffectAnimator(effect) { DisplayLinkPlayer() }
  }

  @Test
  func `it follows the spring, one step per refresh`() throws {
    let trace = play(presenting: animator(.bounce()))
    let offsets = trace.offsets.filter { $0.time < 1.5 }
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
    let start = try #require(offsets.firstIndex { $0.points < 667 })
    for (step, offset) in offsets[start...].prefix(40).enumerated() {
      let expected = 667 * (1 - spring.progress(at: Double(step + 1) / 60))
      #expect(abs(offset.points - expected) < 1e-4, "step \(step)")
    }
    #expect(offsets.last?.points == 0)
  }

  @Test
  func `a busy main thread freezes it once for whole refreshes, then it jumps`() throws {
    let trace = play(
      presenting: animator(.bounce()),
      stall: (.milliseconds(305), .milliseconds(80))
    )
    #expect(trace.late.count == 1)
    let frame = try #require(trace.late.first)
    #expect(frame.actual.number - frame.expected.number == 4)
    #expect(frame.lateness == .commit)

    // Before the stall and after the late frame it is where it would be without the stall.
    let calm = play(presenting: animator(.bounce())).offsets
    let places = Dictionary(calm.map { ($0.time, $0.points) }) { first, _ in first }
    let shownLate = frame.contentTime.seconds
    for offset in trace.offsets where offset.time < 1 && offset.time != shownLate {
      #expect(places[offset.time] == offset.points)
    }
    let late = trace.offsets.first { $0.time == shownLate }?.points
    #expect(late != places[shownLate], "it shows the refresh it was called for")
  }

  @Test
  func `a slide follows the ease-in-ease-out curve, one step per refresh`() {
    let trace = play(dismissing: animator(.slide()))
    let sinking = trace.offsets.filter { $0.time > 2 && $0.points > 0 }.map(\.points)
    #expect(sinking.count >= 23)
    for (step, points) in sinking.enumerated() {
      let expected = 667 * TimingCurve.easeInEaseOut.value(at: Double(step + 1) / 60, duration: 0.4)
      #expect(abs(points - expected) < 1e-4)
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }

  @Test
  func `nothing runs after the end`() {
    #expect(play(dismissing: animator(.slide())).cameToRest)
  }
}
