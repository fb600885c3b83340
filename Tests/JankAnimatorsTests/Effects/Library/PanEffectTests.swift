import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: ViewLook.

struct PanEffectTests {
  @Test
  func `distances assume 320 points, and the page stays at its last position`() {
    EffectBench.run(Effect(.pan)) { bench in
      #expect(bench.choreography.duration == 0.3)
      #expect(bench.order.last === bench.arriving.view)
      bench.choreography.show(at: 0.5)
      #expect(bench.distance(bench.leaving.view, corners(-80, 0, 375, 667)) < 1e-9)
      #expect(bench.distance(bench.arriving.view, corners(160, 0, 375, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(bench.leaving.view.frame.minX == -160)
      #expect(bench.order == [bench.arriving.view])
    }
  }

  @Test
  func `cancelled, the page is restored`() {
    EffectBench.run(Effect(.pan)) { bench in
      bench.choreography.show(at: 1)
      bench.choreography.tidy(false)
      #expect(bench.leaving.view.frame == bench.containerView.bounds)
    }
  }

  @Test
  func `it takes 0.3 seconds at any duration, unless repaired`() {
    for (quirks, duration) in [("faithful", 0.3), ("repaired", 1)] {
      let effect = Effect(.pan, duration: 1, settings: ["quirks": .name(quirks)])
      #expect(effect.animationDuration == duration)
      EffectBench.run(effect) { #expect($0.choreography.duration == duration) }
      // The system receives the specified duration.
      for (travel, end) in [(300, TransitionRecord.Outcome.completed), (100.0, .cancelled)] {
        let trace = play(
          dismissing: EffectAnimator(effect.reversed) { CoreAnimationPlayer() },
          dragged: true,
          touches: touchID(travel: travel)
        )
        #expect(trace.transitions.map(\.outcome) == [.completed, end])
        #expect(trace.cameToRest)
      }
    }
  }

  @Test
  func `reversed, the arriving page moves half as far`() {
    EffectBench.run(Effect(.pan).reversed) { bench in
      #expect(bench.order.first === bench.arriving.view)
      bench.choreography.show(at: 0.5)
      #expect(bench.distance(bench.leaving.view, corners(160, 0, 375, 667)) < 1e-9)
      #expect(bench.distance(bench.arriving.view, corners(-80, 0, 375, 667)) < 1e-9)
    }
  }

  @Test
  func `repaired, distances follow the screen and everything is restored`() {
    EffectBench.run(Effect(.pan, settings: ["quirks": .name("repaired")])) { bench in
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.arriving.view, corners(375, 0, 375, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      #expect(bench.leaving.view.frame.minX == -187.5)
      bench.choreography.tidy(true)
      #expect(bench.leaving.view.frame.minX == 0)
    }
  }
}
