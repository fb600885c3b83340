import HeadlessUIKit
import JankAnimators
import Testing

struct SlideDismissAnimatorTests {
  @Test
  func `the page sinks one screen height in the duration and uncovers the page behind`() {
    let trace = play(dismissing: SlideDismissAnimator())
    let transition = trace.transitions[1]
    #expect(transition.outcome == .completed)
    #expect(abs((transition.ended.map { ($0 - transition.began).seconds } ?? 0) - 0.4) < 0.02)
    let lowest = trace.offsets.filter { $0.time > 2 }.map(\.points).max() ?? 0
    #expect(lowest > 600 && lowest <= 667)
  }
}
