import HeadlessUIKit
import JankAnimators
import Testing

struct CubeEffectTests {
  // A face half way round: 45 degrees away from the eye, hanging at the middle of the screen.
  private let far = SpacePoint(x: 375, y: 333.5).turned(y: 45).seen(m34: -1 / 200)

  @Test(arguments: [false, true])
  func `both faces hang at the edge they share and turn away from the eye`(isReverse: Bool) {
    let effect = Effect(.cube, settings: ["reverse": .flag(isReverse)])
    EffectBench.run(effect) { [far] bench in
      let show = bench.choreography.show(at:)
      let (leaving, arriving) = (bench.leaving.view, bench.arriving.view)
      show(0)
      #expect(bench.distance(leaving, corners(0, 0, 375, 667)) < 1e-9)
      show(0.5)
      let right: [SIMD2<Double>] = [
        [187.5, 0], [187.5 + far.x, 333.5 - far.y], [187.5 + far.x, 333.5 + far.y], [187.5, 667],
      ]
      let left: [SIMD2<Double>] = [
        [187.5 - far.x, 333.5 - far.y], [187.5, 0], [187.5, 667], [187.5 - far.x, 333.5 + far.y],
      ]
      // Forward the other page begins on the left side.
      #expect(bench.distance(isReverse ? arriving : leaving, right) < 1e-6)
      #expect(bench.distance(isReverse ? leaving : arriving, left) < 1e-6)
      show(1)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
    }
  }

  @Test
  func `darkness comes over the one and leaves the other`() throws {
    EffectBench.run(Effect(.cube)) { bench in
      bench.choreography.show(at: 0.25)
      let shades = [bench.leaving.view, bench.arriving.view].compactMap(\.subviews.last)
      #expect(shades.map(\.alpha) == [0.25, 0.75])
      #expect(shades.allSatisfy { $0.backgroundColor == UIColor(white: 0, alpha: 0.8) })
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(bench.arriving.view.subviews.isEmpty)
      #expect(bench.containerView.transform == .identity)
      #expect(bench.arriving.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(bench.arriving.view.frame == bench.containerView.bounds)
    }
  }

  @Test
  func `about a level axis it turns up and down`() {
    EffectBench.run(Effect(.cube, settings: ["axis": .name("horizontal")])) { bench in
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.leaving.view, corners(0, 0, 375, 667)) < 1e-9)
      bench.choreography.show(at: 0.5)
      let far = SpacePoint(x: 187.5, y: 667).turned(x: -45).seen(m34: -1 / 200)
      let seen: [SIMD2<Double>] = [
        [0, 333.5], [375, 333.5], [187.5 + far.x, 333.5 + far.y], [187.5 - far.x, 333.5 + far.y],
      ]
      #expect(bench.distance(bench.leaving.view, seen) < 1e-6)
    }
  }
}
