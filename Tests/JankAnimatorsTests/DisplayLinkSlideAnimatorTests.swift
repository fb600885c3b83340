import HeadlessUIKit
import JankAnimators
import Testing

struct DisplayLinkSlideAnimatorTests {
  @Test
  func `it follows the ease-in-ease-out curve, one step a refresh`() {
    let trace = play(dismissing: DisplayLinkSlideAnimator())
    let sinking = trace.offsets.filter { $0.time > 2 && $0.points > 0 }.map(\.points)
    #expect(sinking.count >= 23)
    for (step, points) in sinking.enumerated() {
      let expected = 667 * TimingCurve.easeInEaseOut.value(at: Double(step + 1) / 60, duration: 0.4)
      #expect(abs(points - expected) < 1e-4)
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }

  @Test
  func `nothing of it runs on after the end`() {
    #expect(play(dismissing: DisplayLinkSlideAnimator()).cameToRest)
  }
}
