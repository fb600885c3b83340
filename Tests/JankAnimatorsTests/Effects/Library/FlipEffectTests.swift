import HeadlessUIKit
import JankAnimators
import Testing

struct FlipEffectTests {
  @Test(arguments: [false, true])
  func `one half rises towards the eye, then the other page's half lands`(
    isReverse: Bool
  ) {
    let effect = Effect(.flip, settings: ["reverse": .flag(isReverse)])
    EffectBench.run(effect) { bench in
      let show = bench.choreography.show(at:)
      #expect(bench.order.prefix(2) == [bench.leaving.view, bench.arriving.view])
      #expect(bench.added.count == 4)
      // Source: the library adds both halves of the arriving page, then both of the leaving one.
      // Forward it raises the left half, anchored at its right edge, by 90 degrees, and lands the
      // right one, anchored at its left edge, from −90 degrees; in reverse the opposite.
      let (lifting, landing) = (bench.added[isReverse ? 3 : 2], bench.added[isReverse ? 0 : 1])
      let (right, left) = (corners(187.5, 0, 187.5, 667), corners(0, 0, 187.5, 667))
      show(0)
      #expect(bench.distance(lifting, isReverse ? right : left) < 1e-9)
      show(0.25)
      let near = SpacePoint(x: 187.5, y: 333.5).turned(y: -45).seen(m34: -0.002)
      #expect(bench.distance(lifting, Self.leaf(near, toTheRight: isReverse)) < 1e-6)
      show(0.75)
      // It lands at a thousandth of a radian before it is flat.
      let angle = (90 + 0.001 * 180 / .pi) / 2
      let down = SpacePoint(x: 187.5, y: 333.5).turned(y: -angle).seen(m34: -0.002)
      #expect(bench.distance(landing, Self.leaf(down, toTheRight: !isReverse)) < 1e-6)
      show(1)
      #expect(bench.distance(landing, isReverse ? left : right) < 0.5)
      let last = CATransform3DMakeRotation(isReverse ? 0.001 : -0.001, 0, 1, 0)
      #expect(landing.transform3D.isNear(last))
    }
  }

  @Test
  func `the rising half darkens, the landing half brightens`() {
    EffectBench.run(Effect(.flip)) { bench in
      let shades = [bench.added[2], bench.added[1]].compactMap(\.subviews.last)
      #expect(shades.allSatisfy { $0.backgroundColor == UIColor(white: 0, alpha: 0.5) })
      func alphas(at progress: Double) -> [Double] {
        bench.choreography.show(at: progress)
        return shades.map { Double($0.alpha) }
      }
      #expect(alphas(at: 0) == [0, 1])
      #expect(alphas(at: 0.25) == [0.5, 1])
      #expect(alphas(at: 0.75) == [1, 0.5])
      #expect(alphas(at: 1) == [1, 0])
    }
  }

  @Test(arguments: ["faithful", "repaired"], [false, true])
  func `only the shown page stays`(quirks: String, isCompleted: Bool) {
    EffectBench.run(Effect(.flip, settings: ["quirks": .name(quirks)])) { bench in
      bench.choreography.tidy(isCompleted)
      #expect(bench.order.last === (isCompleted ? bench.arriving : bench.leaving).view)
      // If repaired, the system removes the departed page.
      #expect(bench.order.count == (isCompleted && quirks == "repaired" ? 2 : 1))
    }
  }

  /// A leaf anchored in the middle, its outer upper corner mirrored to all.
  private static func leaf(_ far: SIMD2<Double>, toTheRight: Bool) -> [SIMD2<Double>] {
    let (x, top, bottom) = (far.x, 333.5 - far.y, 333.5 + far.y)
    return toTheRight
      ? [[187.5, 0], [187.5 + x, top], [187.5 + x, bottom], [187.5, 667]]
      : [[187.5 - x, top], [187.5, 0], [187.5, 667], [187.5 - x, bottom]]
  }
}
