import HeadlessUIKit
import JankAnimators
import Testing

struct BounceAnimatorTests {
  @Test
  func `the page starts a screen height below, overshoots as its damping says, and rests`() {
    let offsets = play(presenting: BounceAnimator()).offsets.filter { $0.time < 2 }.map(\.points)
    let overshoot = exp(-Double.pi * 0.6 / 0.8)
    #expect((offsets.first ?? 0) > 0.85 * 667 && (offsets.first ?? 0) < 667)
    #expect(abs((offsets.min() ?? 0) + overshoot * 667) < 1)
    #expect(offsets.last == 0)
  }

  @Test
  func `a busy main thread does not disturb it`() {
    let calm = play(presenting: BounceAnimator())
    let busy = play(presenting: BounceAnimator(), stall: (.milliseconds(305), .milliseconds(80)))
    #expect(busy.late.isEmpty)
    #expect(busy.digest == calm.digest)
  }

  @Test
  func `it takes the duration it was given`() {
    let transition = play(presenting: BounceAnimator(duration: 0.4, dampingRatio: 0.9))
      .transitions[0]
    let length = transition.ended.map { ($0 - transition.began).seconds } ?? 0
    #expect(abs(length - 0.4) < 0.02)
  }
}
