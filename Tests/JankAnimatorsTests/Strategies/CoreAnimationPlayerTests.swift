import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: EffectAnimator.

struct CoreAnimationPlayerTests {
  private func animator(_ effect: Effect) -> EffectAnimator {
    EffectAnimator(effect) { CoreAnimationPlayer() }
  }

  @Test
  func `a bounce starts a screen height below, overshoots by its damping, and settles`() {
    let offsets = play(presenting: animator(.bounce())).offsets
      .filter { $0.time < 2 }.map(\.points)
    let overshoot = exp(-Double.pi * 0.6 / 0.8)
    #expect((offsets.first ?? 0) > 0.85 * 667 && (offsets.first ?? 0) < 667)
    #expect(abs((offsets.min() ?? 0) + overshoot * 667) < 1)
    #expect(offsets.last == 0)
  }

  @Test
  func `a busy main thread does not disturb it`() {
    let calm = play(presenting: animator(.bounce()))
    let busy = play(
      presenting: animator(.bounce()),
      stall: (.milliseconds(305), .milliseconds(80))
    )
    #expect(busy.late.isEmpty)
    #expect(busy.digest == calm.digest)
  }

  @Test
  func `it takes the specified duration`() {
    let bounce = animator(.bounce(duration: 0.4, dampingRatio: 0.9))
    let transition = play(presenting: bounce).transitions[0]
    let length = transition.ended.map { ($0 - transition.began).seconds } ?? 0
    #expect(abs(length - 0.4) < 0.02)
  }

  @Test
  func `a page that slides away sinks one screen height and uncovers the page behind`() {
    let trace = play(dismissing: animator(.slide()))
    let transition = trace.transitions[1]
    #expect(transition.outcome == .completed)
    #expect(abs((transition.ended.map { ($0 - transition.began).seconds } ?? 0) - 0.4) < 0.02)
    let lowest = trace.offsets.filter { $0.time > 2 }.map(\.points).max() ?? 0
    #expect(lowest > 600 && lowest <= 667)
  }

  @Test
  func `moves with a pace of their own begin in time, and the end waits for all`() {
    let kind = Effect.Kind(name: "steps", about: "Comes in two eased steps.", duration: 1) {
      effect,
      scene in
      scene.addArriving()
      let (final, below) = (scene.arrivingFrame, scene.arrivingFrame.offsetBy(dx: 0, dy: 400))
      return Choreography(
        duration: effect.duration,
        moves: [
          Move(
            scene.arriving,
            .frame(Course(from: below, to: final, end: 0.5)),
            pace: .easeInEaseOut
          ),
          Move(scene.arriving, .alpha(Course(from: 0, to: 1, begin: 0.5)), pace: .easeIn),
        ]
      )
    }
    let trace = play(presenting: animator(Effect(kind)))
    let began = trace.transitions[0].began.seconds
    #expect(abs((trace.transitions[0].ended?.seconds ?? 0) - began - 1) < 0.03)
    for sample in trace.samples {
      let time = trace.frames[sample.frame].contentTime.seconds - began
      guard time > 0.1, time < 0.95 else { continue }
      // The animations begin with the commit, one or two frames after the transition.
      let early = TimingCurve.easeInEaseOut.value(at: min(time, 0.5), duration: 0.5)
      let late = TimingCurve.easeIn.value(at: max(time - 0.5, 0), duration: 0.5)
      #expect(abs(sample.position.y - 333.5 - 400 * (1 - early)) < 40, "\(time)")
      #expect(abs(sample.opacity - late) < 0.1, "\(time)")
    }
  }
}
