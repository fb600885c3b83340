import HeadlessUIKit
import JankAnimators
import Testing

struct FlipEffectTests {
  @Test(arguments: [false, true])
  func `one half lifts towards the eye, then the other half of the other page comes down`(
    isReverse: Bool
  ) {
    let effect = Effect(.flip, settings: ["reverse": .flag(isReverse)])
    EffectBench.run(effect) { bench in
      let show = bench.choreography.show(at:)
      #expect(bench.order.first === bench.arriving.view && bench.added.count == 4)
      let (lifting, landing) = (bench.added[2], bench.added[3])
      // The half that lifts is the right one on the way there and the left one on the way back.
      let (right, left) = (corners(187.5, 0, 187.5, 667), corners(0, 0, 187.5, 667))
      show(0)
      #expect(bench.distance(lifting, isReverse ? left : right) < 1e-9)
      show(0.25)
      let near = SpacePoint(x: 187.5, y: 333.5).turned(y: -45).seen(m34: -0.002)
      #expect(bench.distance(lifting, Self.leaf(near, toTheRight: !isReverse)) < 1e-6)
      #expect(lifting.subviews.first?.alpha == 0.25)
      show(0.75)
      // It comes down to a thousandth of a radian beyond flat.
      let angle = 90 - (90 + 0.001 * 180 / .pi) / 2
      let down = SpacePoint(x: 187.5, y: 333.5).turned(y: -angle).seen(m34: -0.002)
      #expect(bench.distance(landing, Self.leaf(down, toTheRight: isReverse)) < 1e-6)
      show(1)
      #expect(bench.distance(landing, isReverse ? right : left) < 0.5)
      #expect(landing.subviews.first?.alpha == 0)
      bench.choreography.tidy(true)
      #expect(bench.order == [bench.arriving.view])
    }
  }

  /// A leaf that hangs in the middle, its outer upper corner mirrored to all.
  private static func leaf(_ far: SIMD2<Double>, toTheRight: Bool) -> [SIMD2<Double>] {
    let (x, top, bottom) = (far.x, 333.5 - far.y, 333.5 + far.y)
    return toTheRight
      ? [[187.5, 0], [187.5 + x, top], [187.5 + x, bottom], [187.5, 667]]
      : [[187.5 - x, top], [187.5, 0], [187.5, 667], [187.5 - x, bottom]]
  }
}
