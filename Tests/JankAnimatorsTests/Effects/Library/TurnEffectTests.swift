import HeadlessUIKit
import JankAnimators
import Testing

struct TurnEffectTests {
  private func page(_ degrees: Double, axis: String) -> [SIMD2<Double>] {
    [(-187.5, -333.5), (187.5, -333.5), (187.5, 333.5), (-187.5, 333.5)].map { x, y in
      let point = SpacePoint(x: x, y: y)
      let turned = axis == "vertical" ? point.turned(y: degrees) : point.turned(x: degrees)
      return [187.5, 333.5] + turned.seen(m34: -0.002)
    }
  }

  @Test(arguments: [false, true], ["vertical", "horizontal"])
  func `one page rotates to its edge in the first half, the other from it in the second`(
    isReverse: Bool,
    axis: String
  ) {
    // Source: the library rotates the leaving page by −90 degrees forward and by 90 in reverse.
    let side = isReverse ? 1.0 : -1.0
    let settings: [String: Effect.Setting] = ["reverse": .flag(isReverse), "axis": .name(axis)]
    EffectBench.run(Effect(.turn, settings: settings)) { bench in
      let show = bench.choreography.show(at:)
      show(0.25)
      #expect(bench.distance(bench.leaving.view, page(side * 45, axis: axis)) < 1e-6)
      show(0.5)
      #expect(bench.distance(bench.leaving.view, page(side * 90, axis: axis)) < 1e-6)
      #expect(bench.distance(bench.arriving.view, page(-side * 90, axis: axis)) < 1e-6)
      show(0.75)
      #expect(bench.distance(bench.arriving.view, page(-side * 45, axis: axis)) < 1e-6)
      show(1)
      #expect(bench.distance(bench.arriving.view, corners(0, 0, 375, 667)) < 1e-9)
    }
  }

  @Test
  func `the departed page stays rotated, unless repaired`() {
    for quirks in ["faithful", "repaired"] {
      EffectBench.run(Effect(.turn, settings: ["quirks": .name(quirks)])) { bench in
        bench.choreography.show(at: 1)
        bench.choreography.tidy(true)
        let isMended = quirks == "repaired"
        let leaving = bench.leaving.view.transform3D
        #expect((leaving == CATransform3DIdentity) == isMended)
        #expect(isMended || leaving.isNear(CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)))
        #expect(bench.containerView.layer.sublayerTransform.m34 == (isMended ? 0 : -0.002))
      }
    }
  }
}
