import HeadlessUIKit
import JankAnimators
import Testing

struct CrossfadeEffectTests {
  @Test
  func `the page in front fades out, the other stays unchanged behind it`() {
    EffectBench.run(Effect(.crossfade)) { bench in
      #expect(bench.order == [bench.arriving.view, bench.leaving.view])
      bench.choreography.show(at: 0.25)
      #expect(bench.leaving.view.alpha == 0.75)
      #expect(bench.arriving.view.alpha == 1)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(bench.order == [bench.arriving.view])
      #expect(bench.leaving.view.alpha == 1)
    }
  }
}
