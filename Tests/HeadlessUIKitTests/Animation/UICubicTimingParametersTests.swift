import HeadlessUIKit
import Testing

struct UICubicTimingParametersTests {
  @Test
  func `control points define the curve`() {
    let (first, second) = (CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.3, y: 1.2))
    let curve = try? CubicBezier(x1: 0.1, y1: 0.9, x2: 0.3, y2: 1.2)
    let sights = watch(
      { view, _ in
        UIViewPropertyAnimator(duration: 0.5, controlPoint1: first, controlPoint2: second) {
          view.center.x += 100
        }
        .startAnimation()
      },
      look: { $0.seen.position.x - 5 }
    )
    for sight in sights where sight.elapsed < 0.5 {
      #expect(abs(sight.value - 100 * (curve?.value(at: sight.elapsed / 0.5) ?? .nan)) < 1e-9)
    }
    let parameters = UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
    #expect(parameters.timingCurveType == .cubic)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }
}
