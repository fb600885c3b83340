import HeadlessUIKit
import JankAnimators
import Testing

struct NatGeoEffectTests {
  /// The corners of a page that hangs on the middle of its left edge, each put somewhere.
  private func page(_ place: (SpacePoint) -> SpacePoint) -> [SIMD2<Double>] {
    [(0.0, -333.5), (375, -333.5), (375, 333.5), (0, 333.5)].map { x, y in
      [0, 333.5] + place(SpacePoint(x: x, y: y)).seen(m34: -1 / 500)
    }
  }

  private func outside(_ point: SpacePoint) -> SpacePoint {
    point.turned(x: 10).turned(y: -45).moved(x: 320, y: -40, z: 150).turned(z: 5)
  }

  private func aside(_ point: SpacePoint) -> SpacePoint {
    point.moved(x: 170).moved(z: -30).turned(y: 80)
  }

  @Test
  func `one page swings aside after a fifth of the time, the other flies in all the time`() {
    EffectBench.run(Effect(.natGeo)) { bench in
      let show = bench.choreography.show(at:)
      let (leaving, arriving) = (bench.leaving.view, bench.arriving.view)
      #expect(bench.order.last === arriving)
      #expect(!arriving.isUserInteractionEnabled)
      show(0)
      #expect(bench.distance(arriving, page(outside)) < 1e-6)
      show(0.2)
      #expect(bench.distance(leaving, corners(0, 0, 375, 667)) < 1e-9)
      show(1)
      #expect(bench.distance(leaving, page(aside)) < 1e-6)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
      bench.choreography.tidy(true)
      #expect(arriving.isUserInteractionEnabled)
      #expect(leaving.transform3D == CATransform3DIdentity)
    }
  }

  @Test
  func `repaired, its ways are as wide as the page`() {
    let effect = Effect(.natGeo, settings: ["quirks": .name("repaired")])
    let scale = 375.0 / 320
    EffectBench.run(effect) { bench in
      bench.choreography.show(at: 0)
      let arriving = page { point in
        point.turned(x: 10).turned(y: -45).moved(x: 320 * scale, y: -40 * scale, z: 150)
          .turned(z: 5)
      }
      #expect(bench.distance(bench.arriving.view, arriving) < 1e-6)
      bench.choreography.show(at: 1)
      let leaving = page { $0.moved(x: 170 * scale).moved(z: -30).turned(y: 80) }
      #expect(bench.distance(bench.leaving.view, leaving) < 1e-6)
    }
  }

  @Test
  func `the way back brings the one in place after four fifths of the time`() {
    EffectBench.run(Effect(.natGeo).reversed) { bench in
      let show = bench.choreography.show(at:)
      #expect(bench.order.first === bench.arriving.view)
      show(0)
      #expect(bench.distance(bench.arriving.view, page(aside)) < 1e-6)
      show(0.8)
      #expect(bench.distance(bench.arriving.view, corners(0, 0, 375, 667)) < 1e-9)
      show(1)
      #expect(bench.distance(bench.leaving.view, page(outside)) < 1e-6)
    }
  }
}
