import HeadlessUIKit
import JankAnimators
import Testing

struct DisplayLinkBounceAnimatorTests {
  @Test
  func `it goes the way of the spring, one step a refresh`() throws {
    let trace = play(presenting: try DisplayLinkBounceAnimator())
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
  func `a busy main thread freezes it, once and for whole refreshes, and then it jumps`() throws {
    let trace = play(
      presenting: try DisplayLinkBounceAnimator(),
      stall: (.milliseconds(305), .milliseconds(80))
    )
    #expect(trace.late.count == 1)
    let frame = try #require(trace.late.first)
    #expect(frame.actual.number - frame.expected.number == 4)
    #expect(frame.lateness == .commit)

    // Before the stall and after the late frame it is where it would have been without it.
    let calm = play(presenting: try DisplayLinkBounceAnimator()).offsets
    let places = Dictionary(calm.map { ($0.time, $0.points) }) { first, _ in first }
    let shownLate = frame.contentTime.seconds
    for offset in trace.offsets where offset.time < 1 && offset.time != shownLate {
      #expect(places[offset.time] == offset.points)
    }
    let late = trace.offsets.first { $0.time == shownLate }?.points
    #expect(late != places[shownLate], "it shows the refresh it was called for")
  }

  @Test
  func `a spring that does not exist is refused by name`() {
    #expect(throws: MotionError.self) { try DisplayLinkBounceAnimator(duration: .nan) }
  }
}
