import HeadlessUIKit
import JankAnimators
import Testing

struct PortalEffectTests {
  @Test
  func `the page parts in the middle, and the other comes from four fifths of its size`() {
    EffectBench.run(Effect(.portal)) { bench in
      #expect(bench.choreography.pace == .easeOut)
      #expect(bench.order.first === bench.arriving.view && bench.leaving.view.isHidden)
      bench.choreography.show(at: 0)
      let small = corners(37.5, 66.7, 300, 533.6)
      #expect(bench.distance(bench.arriving.view, small) < 1e-9)
      #expect(bench.distance(bench.added[0], corners(0, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.added[1], corners(187.5, 0, 187.5, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      #expect(bench.distance(bench.added[0], corners(-187.5, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.added[1], corners(375, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.arriving.view, corners(0, 0, 375, 667)) < 1e-9)
      bench.choreography.tidy(true)
      #expect(bench.added.isEmpty && !bench.leaving.view.isHidden)
    }
  }

  @Test
  func `the way back closes the door before the page`() {
    EffectBench.run(Effect(.portal).reversed) { bench in
      #expect(bench.arriving.view.isHidden)
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.added[0], corners(-187.5, 0, 187.5, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      #expect(bench.distance(bench.added[1], corners(187.5, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.leaving.view, corners(37.5, 66.7, 300, 533.6)) < 1e-9)
      bench.choreography.tidy(true)
      #expect(!bench.arriving.view.isHidden)
    }
  }
}
