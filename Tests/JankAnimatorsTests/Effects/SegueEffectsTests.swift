import HeadlessUIKit
import JankAnimators
import Testing

struct SegueEffectsTests {
  @Test(arguments: [(Effect.Kind.slideSegue, -667.0), (.slideUnwind, 667)])
  func `a slide moves both pages by one height and leaves one at its last position`(
    kind: Effect.Kind,
    way: Double
  ) {
    EffectBench.run(Effect(kind)) { bench in
      bench.choreography.show(at: 0.25)
      #expect(bench.distance(bench.leaving.view, corners(0, way / 4, 375, 667)) < 1e-9)
      #expect(bench.distance(bench.arriving.view, corners(0, -0.75 * way, 375, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(abs(bench.leaving.view.frame.minY - way) < 1e-9)
      #expect(bench.arriving.view.frame.minY == 0)
    }
  }

  @Test
  func `a zoom shrinks one page to a millionth, then grows the other`() {
    EffectBench.run(Effect(.zoomSegue)) { bench in
      let show = bench.choreography.show(at:)
      show(0.25)
      #expect(abs(bench.leaving.view.transform.a - 0.5) < 1e-3)
      #expect(bench.arriving.view.transform.a == 0.001)
      show(0.5)
      #expect(abs(bench.leaving.view.transform.a - 1e-6) < 1e-12)
      show(0.625)
      let eased = TimingCurve.easeInEaseOut.value(at: 0.25, duration: 1)
      #expect(abs(bench.arriving.view.transform.a - (0.001 + 0.999 * eased)) < 1e-9)
      show(1)
      #expect(bench.arriving.view.transform == .identity)
      bench.choreography.tidy(true)
      #expect(bench.leaving.view.transform == .identity)
    }
  }

  @Test
  func `a zoom's unwind moves both up while one shrinks and the other grows`() {
    EffectBench.run(Effect(.zoomUnwind)) { bench in
      bench.choreography.show(at: 0.5)
      #expect(abs(bench.leaving.view.transform.a - 0.5005) < 1e-9)
      #expect(abs(bench.arriving.view.transform.a - 0.5005) < 1e-9)
      #expect(bench.leaving.view.center == CGPoint(x: 187.5, y: 0))
      #expect(bench.arriving.view.center == CGPoint(x: 187.5, y: 667))
      bench.choreography.show(at: 1)
      #expect(bench.distance(bench.arriving.view, corners(0, 0, 375, 667)) < 1e-9)
    }
  }
}
