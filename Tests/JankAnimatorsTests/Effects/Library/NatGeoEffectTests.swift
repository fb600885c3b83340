import HeadlessUIKit
import JankAnimators
import Testing

struct NatGeoEffectTests {
  /// The transformed corners of a page, relative to its centre, or to its left edge if anchored
  /// there.
  private func page(
    hanging: Bool = false,
    _ place: (SpacePoint) -> SpacePoint
  ) -> [SIMD2<Double>] {
    let (left, right) = hanging ? (0, 375) : (-187.5, 187.5)
    return [(left, -333.5), (right, -333.5), (right, 333.5), (left, 333.5)].map { x, y in
      [-left, 333.5] + place(SpacePoint(x: x, y: y)).seen(m34: -1 / 500)
    }
  }

  // Source: the library's transforms at the far ends of both directions.
  private func outside(_ point: SpacePoint) -> SpacePoint {
    point.turned(x: 10).turned(y: -45).moved(x: 320, y: -40, z: 150).turned(z: 5)
  }

  private func aside(_ point: SpacePoint) -> SpacePoint {
    point.moved(x: 170).moved(z: -30).turned(y: 80)
  }

  @Test
  func `the source swings aside after a fifth of the time while the other flies in`() {
    EffectBench.run(Effect(.natGeo)) { bench in
      let show = bench.choreography.show(at:)
      let (leaving, arriving) = (bench.leaving.view, bench.arriving.view)
      #expect(bench.order == [leaving, arriving])
      #expect(bench.choreography.isSmooth)
      show(0)
      #expect(bench.distance(arriving, page(outside)) < 1e-6)
      show(0.2)
      #expect(bench.distance(leaving, corners(0, 0, 375, 667)) < 1e-9)
      show(1)
      #expect(bench.distance(leaving, page(hanging: true, aside)) < 1e-6)
      #expect(bench.distance(arriving, corners(0, 0, 375, 667)) < 1e-9)
    }
  }

  @Test
  func `reversed, the source is in front and in place after four fifths of the time`() {
    EffectBench.run(Effect(.natGeo).reversed) { bench in
      let show = bench.choreography.show(at:)
      #expect(bench.order == [bench.leaving.view, bench.arriving.view])
      show(0)
      // The library anchors the source at its edge only in the forward transition.
      #expect(bench.distance(bench.arriving.view, page(aside)) < 1e-6)
      show(0.8)
      #expect(bench.distance(bench.arriving.view, corners(0, 0, 375, 667)) < 1e-9)
      show(1)
      #expect(bench.distance(bench.leaving.view, page(outside)) < 1e-6)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the source ignores touches until it is back, and stays anchored at its edge`(
    isReverse: Bool,
    isCompleted: Bool
  ) {
    EffectBench.run(Effect(.natGeo, settings: ["reverse": .flag(isReverse)])) { bench in
      let (source, destination) =
        isReverse
        ? (bench.arriving.view, bench.leaving.view) : (bench.leaving.view, bench.arriving.view)
      #expect(source.isUserInteractionEnabled == isReverse)
      #expect(destination.isUserInteractionEnabled)
      bench.choreography.show(at: isCompleted ? 1 : 0)
      bench.choreography.tidy(isCompleted)
      #expect(source.isUserInteractionEnabled == (isReverse == isCompleted))
      #expect(source.layer.anchorPoint == CGPoint(x: isReverse ? 0.5 : 0, y: 0.5))
      for page in [source, destination] { #expect(page.transform3D == CATransform3DIdentity) }
      #expect(source.frame == bench.containerView.bounds)
      #expect(bench.order.last === (isCompleted ? bench.arriving : bench.leaving).view)
    }
  }

  @Test(arguments: [false, true])
  func `repaired, distances follow the page width and everything is restored`(
    isReverse: Bool
  ) {
    let scale = 375.0 / 320
    let settings: [String: Effect.Setting] = [
      "quirks": .name("repaired"), "reverse": .flag(isReverse),
    ]
    EffectBench.run(Effect(.natGeo, settings: settings)) { bench in
      let (source, destination) =
        isReverse
        ? (bench.arriving.view, bench.leaving.view) : (bench.leaving.view, bench.arriving.view)
      bench.choreography.show(at: isReverse ? 1 : 0)
      let outside = page { point in
        point.turned(x: 10).turned(y: -45).moved(x: 320 * scale, y: -40 * scale, z: 150)
          .turned(z: 5)
      }
      #expect(bench.distance(destination, outside) < 1e-6)
      bench.choreography.show(at: isReverse ? 0 : 1)
      let aside = page(hanging: true) { $0.moved(x: 170 * scale).moved(z: -30).turned(y: 80) }
      #expect(bench.distance(source, aside) < 1e-6)
      bench.choreography.tidy(true)
      #expect(source.isUserInteractionEnabled)
      #expect(source.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }
  }
}
