import HeadlessUIKit
import JankAnimators
import Testing

struct FoldEffectTests {
  @Test
  func `two folds of two strips each slide to an edge and turn, every other the other way`() {
    EffectBench.run(Effect(.fold)) { bench in
      let width = 375.0 / 4
      #expect(bench.added.count == 8)
      bench.choreography.show(at: 0)
      for index in 0..<4 {
        let place = corners(Double(index) * width, 0, width, 667)
        #expect(bench.distance(bench.added[2 * index], place) < 1e-9)
        // Folded up, the strips of the other page are seen from their edges.
        let folded = bench.corners(bench.added[2 * index + 1])
        #expect(folded.allSatisfy { abs($0.x) < 120 })
        #expect(abs(folded[0].x - folded[3].x) < 1e-9)
      }
      bench.choreography.show(at: 0.5)
      for (index, strip) in [bench.added[0], bench.added[2]].enumerated() {
        let isLeft = index == 0
        let anchor = isLeft ? 187.5 : (2 * width + 375) / 2
        let outer = SpacePoint(x: isLeft ? width : -width, y: 0).turned(y: isLeft ? 45 : -45)
        let far = outer.moved(x: anchor - 187.5, y: 333.5).seen(m34: -0.005)
        let hinge = SIMD2(anchor, 667)
        let seen = bench.corners(strip)
        #expect(abs(seen[isLeft ? 2 : 3].x - 187.5 - far.x) < 1e-6, "\(index)")
        #expect(abs(seen[isLeft ? 2 : 3].y - 333.5 - far.y) < 1e-6, "\(index)")
        let gap = seen[isLeft ? 3 : 2] - hinge
        #expect((gap * gap).sum() < 1e-12)
        #expect(strip.subviews.first?.alpha == 0.5)
      }
      bench.choreography.show(at: 1)
      for index in 0..<4 {
        let place = corners(Double(index) * width, 0, width, 667)
        #expect(bench.distance(bench.added[2 * index + 1], place) < 1e-9)
      }
    }
  }

  @Test
  func `the page is shifted out of sight, and stays there after a cancel unless repaired`() {
    for (quirks, place) in [("faithful", 375.0), ("repaired", 0)] {
      EffectBench.run(Effect(.fold, settings: ["quirks": .name(quirks)])) { bench in
        #expect(bench.leaving.view.frame.minX == 375)
        bench.choreography.tidy(false)
        #expect(bench.leaving.view.frame.minX == 0)
        #expect((bench.arriving.view.superview == nil) == (quirks == "repaired"))
        if quirks == "faithful" { #expect(abs(bench.arriving.view.frame.minX - place) < 1e-9) }
        #expect(bench.added.isEmpty)
      }
    }
  }

  @Test
  func `the number of folds can be chosen`() {
    EffectBench.run(Effect(.fold, settings: ["folds": .number(3)])) { bench in
      #expect(bench.added.count == 12)
    }
  }
}
