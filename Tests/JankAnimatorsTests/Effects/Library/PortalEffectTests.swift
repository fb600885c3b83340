import HeadlessUIKit
import JankAnimators
import Testing

struct PortalEffectTests {
  private let small = corners(37.5, 66.7, 300, 533.6)
  private let whole = corners(0, 0, 375, 667)

  @Test
  func `the page parts in the middle, and a snapshot of the other grows from four fifths`() {
    EffectBench.run(Effect(.portal)) { [small, whole] bench in
      #expect(bench.choreography.pace == .easeOut)
      // Source: the library removes the page and adds the other at the end; meanwhile its snapshot
      // is shown with the halves in front of it.
      #expect(bench.order.count == 3 && bench.added.count == 3)
      let (room, left, right) = (bench.order[0], bench.order[1], bench.order[2])
      bench.choreography.show(at: 0)
      #expect(bench.distance(room, small) < 1e-9)
      #expect(bench.distance(left, corners(0, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(right, corners(187.5, 0, 187.5, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      #expect(bench.distance(left, corners(-187.5, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(right, corners(375, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(room, whole) < 1e-9)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `only the shown page remains at the end`(isReverse: Bool, isCompleted: Bool) {
    EffectBench.run(Effect(.portal, settings: ["reverse": .flag(isReverse)])) { [whole] bench in
      bench.choreography.show(at: isCompleted ? 1 : 0)
      bench.choreography.tidy(isCompleted)
      let shown = (isCompleted ? bench.arriving : bench.leaving).view
      #expect(bench.order == [shown])
      #expect(bench.distance(shown, whole) < 1e-9)
    }
  }

  @Test
  func `reversed, the door closes in front of the page, which stays small`() {
    EffectBench.run(Effect(.portal).reversed) { [small] bench in
      #expect(bench.order.prefix(2) == [bench.leaving.view, bench.arriving.view])
      #expect(bench.arriving.view.frame.minX == 375)
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.added[0], corners(-187.5, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.added[1], corners(375, 0, 187.5, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      #expect(bench.distance(bench.added[0], corners(0, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.added[1], corners(187.5, 0, 187.5, 667)) < 1e-9)
      #expect(bench.distance(bench.leaving.view, small) < 1e-9)
      bench.choreography.tidy(true)
      #expect(bench.leaving.view.transform3D.isNear(CATransform3DMakeScale(0.8, 0.8, 1)))
    }
  }

  @Test
  func `repaired, the pages stay in the window`() {
    let repaired = Effect(.portal, settings: ["quirks": .name("repaired")])
    EffectBench.run(repaired) { [small] bench in
      #expect(bench.order.prefix(2) == [bench.arriving.view, bench.leaving.view])
      #expect(bench.leaving.view.isHidden)
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.arriving.view, small) < 1e-9)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(bench.added.isEmpty && !bench.leaving.view.isHidden)
    }
    EffectBench.run(repaired.reversed) { bench in
      #expect(bench.arriving.view.isHidden)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(!bench.arriving.view.isHidden)
      #expect(bench.leaving.view.transform3D == CATransform3DIdentity)
    }
  }
}
