import HeadlessUIKit
import JankAnimators
import Testing

struct CardsEffectTests {
  private let center = SIMD2(187.5, 333.5)

  private func tipped(_ x: Double, _ y: Double) -> SIMD2<Double> {
    var point = SpacePoint(x: x, y: y).turned(x: 15)
    (point.x, point.y) = (point.x * 0.95, point.y * 0.95)
    return center + point.seen(m34: -1 / 900)
  }

  private var tippedCorners: [SIMD2<Double>] {
    [
      tipped(-187.5, -333.5), tipped(187.5, -333.5), tipped(187.5, 333.5), tipped(-187.5, 333.5),
    ]
  }

  @Test
  func `the page tips over by 15 degrees, falls back, and the other rises from below`() {
    EffectBench.run(Effect(.cards)) { [center] bench in
      let show = bench.choreography.show(at:)
      let (leaving, arriving) = (bench.leaving.view, bench.arriving.view)
      show(0)
      #expect(bench.distance(leaving, corners(0, 0, 375, 667)) < 1e-9)
      #expect(bench.distance(arriving, corners(0, 667, 375, 667)) < 1e-9)
      #expect(bench.order.last === arriving)
      show(0.4)
      #expect(bench.distance(leaving, tippedCorners) < 1e-6)
      #expect(abs(leaving.alpha - 0.6) < 1e-12)
      // A smooth course that is to rise first goes in the opposite direction, here off screen: the
      // slope at 0.6 is 30 points in 0.8 of the time, and 4/27 of it apply at 2/3 of the segment.
      let swing = 30 / 0.8 * 0.6 * 4 / 27
      #expect(bench.distance(arriving, corners(0, 667 + swing, 375, 667)) < 1e-9)
      show(0.6)
      let (width, height) = (0.8 * 375, 0.8 * 667.0)
      let back = corners(center.x - width / 2, center.y - 0.08 * 667 - height / 2, width, height)
      #expect(bench.distance(leaving, back) < 1e-6)
      show(0.8)
      #expect(bench.distance(arriving, corners(0, 637, 375, 667)) < 1e-9)
      show(1)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
      #expect(bench.distance(leaving, back) < 1e-6)
    }
  }

  @Test
  func `repaired, the page overshoots its final position by 30 points`() {
    EffectBench.run(Effect(.cards, settings: ["quirks": .name("repaired")])) { bench in
      bench.choreography.show(at: 0.8)
      #expect(bench.distance(bench.arriving.view, corners(0, -30, 375, 667)) < 1e-9)
      bench.choreography.show(at: 1)
      bench.choreography.tidy(true)
      #expect(bench.leaving.view.transform3D == CATransform3DIdentity)
      #expect(bench.leaving.view.alpha == 1)
    }
  }

  @Test
  func `reversed, the page slides off and the small one comes forward`() {
    EffectBench.run(Effect(.cards).reversed) { bench in
      let show = bench.choreography.show(at:)
      let (leaving, arriving) = (bench.leaving.view, bench.arriving.view)
      #expect(bench.order.first === arriving)
      show(0)
      let small = corners(187.5 * 0.4, 333.5 * 0.4, 375 * 0.6, 667 * 0.6)
      #expect(bench.distance(arriving, small) < 1e-9)
      #expect(arriving.alpha == 0.6)
      show(0.5)
      #expect(bench.distance(leaving, corners(0, 667, 375, 667)) < 1e-9)
      show(0.7)
      #expect(bench.distance(arriving, tippedCorners) < 1e-6)
      #expect(abs(arriving.alpha - 1) < 1e-12)
      show(1)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
    }
  }
}
