import HeadlessUIKit
import JankAnimators
import Testing

struct FoldEffectTests {
  private let width = 375.0 / 4

  // Source: for each fold the library adds two strips of the leaving page, then two of the other.
  private func strips(_ bench: EffectBench) -> (leaving: [UIView], arriving: [UIView]) {
    let all = bench.added
    return ([all[0], all[1], all[4], all[5]], [all[2], all[3], all[6], all[7]])
  }

  @Test
  func `two folds of two strips each slide to an edge and rotate alternately`() {
    EffectBench.run(Effect(.fold)) { [self] bench in
      #expect(bench.added.count == 8)
      let (leaving, arriving) = strips(bench)
      bench.choreography.show(at: 0)
      for index in 0..<4 {
        let place = corners(Double(index) * width, 0, width, 667)
        #expect(bench.distance(leaving[index], place) < 1e-9)
        // Folded up, the strips of the other page are perpendicular to the screen.
        let folded = bench.corners(arriving[index])
        #expect(folded.allSatisfy { abs($0.x) < 120 })
        #expect(abs(folded[0].x - folded[3].x) < 1e-9)
      }
      bench.choreography.show(at: 0.5)
      for index in 0..<4 {
        #expect(bench.distance(leaving[index], halfFolded(index, isLeaving: true)) < 1e-6)
        #expect(bench.distance(arriving[index], halfFolded(index, isLeaving: false)) < 1e-6)
        #expect(leaving[index].subviews.first?.alpha == 0.5)
      }
      bench.choreography.show(at: 1)
      for index in 0..<4 {
        let place = corners(Double(index) * width, 0, width, 667)
        #expect(bench.distance(arriving[index], place) < 1e-9)
      }
    }
  }

  /// The corners of a strip half way: 45 degrees about its outer edge, left ones receding, half way
  /// between its position and the edge.
  ///
  /// Source: the library gives the container an m34 of −0.005, and the folded leaving strips the
  /// same once more.
  private func halfFolded(_ index: Int, isLeaving: Bool) -> [SIMD2<Double>] {
    let isLeft = index.isMultiple(of: 2)
    let place = Double(isLeft ? index : index + 1) * width
    let hinge = (place + (isLeaving ? 375 : 0)) / 2 - 187.5
    func seen(_ x: Double, _ y: Double) -> SIMD2<Double> {
      let point = SpacePoint(x: x, y: y).turned(y: isLeft ? 45 : -45)
      let weight = isLeaving ? 1 - 0.005 / 2 * point.z : 1
      return [187.5, 333.5] + SIMD2(point.x + hinge * weight, y) / (weight - 0.005 * point.z)
    }
    let (left, right) = isLeft ? (0, width) : (-width, 0)
    return [
      seen(left, -333.5), seen(right, -333.5), seen(right, 333.5), seen(left, 333.5),
    ]
  }

  @Test
  func `the page is moved off screen, and stays there after a cancel unless repaired`() {
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
