import HeadlessUIKit
import JankAnimators
import Testing

struct CubeEffectTests {
  // Source: the library rotates the leaving page by 90 degrees, −90 forward, and the other one in
  // the opposite direction, and writes an m34 of −1/200 into the rotated matrix. Such a matrix is
  // the rotation followed by a perspective of 1/200 along the page; half way, Core Animation shows
  // half of it.
  private func far(_ way: Double, _ across: Double) -> SIMD2<Double> {
    let way = way * (0.5).squareRoot()
    return SIMD2(way, across) / (1 + way * 0.5 / 200)
  }

  @Test(arguments: [false, true])
  func `both faces share an edge, and their outer edges shrink in between`(
    isReverse: Bool
  ) {
    let effect = Effect(.cube, settings: ["reverse": .flag(isReverse)])
    let far = far(375, 333.5)
    EffectBench.run(effect) { bench in
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
      // Forward, the other page begins on the left side.
      #expect(bench.distance(isReverse ? arriving : leaving, right) < 1e-6)
      #expect(bench.distance(isReverse ? leaving : arriving, left) < 1e-6)
      show(1)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
      // No perspective remains; the page is perpendicular to the screen.
      let edge = isReverse ? 0.0 : 375
      #expect(bench.distance(leaving, corners(edge, 0, 0, 667)) < 1e-9)
      #expect(bench.containerView.layer.sublayerTransform == CATransform3DIdentity)
    }
  }

  @Test(arguments: [false, true])
  func `at its end the leaving page has the angle and perspective of the library`(
    isReverse: Bool
  ) {
    EffectBench.run(Effect(.cube, settings: ["reverse": .flag(isReverse)])) { bench in
      let side = isReverse ? 1.0 : -1.0
      var (from, to) = (
        CATransform3DMakeRotation(side * .pi / 2, 0, 1, 0),
        CATransform3DMakeRotation(-side * .pi / 2, 0, 1, 0)
      )
      (from.m34, to.m34) = (-1.0 / 200, -1.0 / 200)
      bench.choreography.show(at: 0)
      #expect(bench.leaving.view.transform3D.isNear(CATransform3DIdentity))
      #expect(bench.arriving.view.transform3D.isNear(to))
      bench.choreography.show(at: 1)
      #expect(bench.leaving.view.transform3D.isNear(from))
      #expect(bench.arriving.view.transform3D.isNear(CATransform3DIdentity))
    }
  }

  @Test
  func `one page darkens, the other brightens`() throws {
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
  func `about a horizontal axis it rotates up and down`() {
    EffectBench.run(Effect(.cube, settings: ["axis": .name("horizontal")])) { bench in
      bench.choreography.show(at: 0)
      #expect(bench.distance(bench.leaving.view, corners(0, 0, 375, 667)) < 1e-9)
      bench.choreography.show(at: 0.5)
      let far = far(667, 187.5)
      let seen: [SIMD2<Double>] = [
        [0, 333.5], [375, 333.5], [187.5 + far.y, 333.5 + far.x], [187.5 - far.y, 333.5 + far.x],
      ]
      #expect(bench.distance(bench.leaving.view, seen) < 1e-6)
    }
  }
}
