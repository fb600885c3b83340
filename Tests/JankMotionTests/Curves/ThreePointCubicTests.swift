import JankMotion
import Testing

@Suite struct ThreePointCubicTests {
  @Test func `the curve passes its middle without a gap`() {
    let curve = ThreePointCubic.flutterPagePush
    #expect(curve.value(at: curve.middleTime) == curve.middleValue)
    #expect(abs(curve.value(at: curve.middleTime.nextDown) - curve.middleValue) < 1e-14)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `the named curve has the published points`() throws {
    let drawn = try ThreePointCubic(
      firstControls: (CurvePoint(x: 0.056, y: 0.024), CurvePoint(x: 0.108, y: 0.3085)),
      middle: CurvePoint(x: 0.198, y: 0.541),
      secondControls: (CurvePoint(x: 0.3655, y: 1), CurvePoint(x: 0.5465, y: 0.989))
    )
    #expect(drawn == .flutterPagePush)
  }

  @Test(arguments: [0.05, 0.15, 0.3, 0.6, 0.9])
  func `the slope is the limit of quotients`(place: Double) {
    let curve = ThreePointCubic.flutterPagePush
    let quotient = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
    #expect(abs(curve.slope(at: place) - quotient) < 1e-6)
  }

  @Test func `the error names an invalid point`() {
    let point = CurvePoint(x: 0.5, y: 0.5)
    #expect(
      throws: MotionError.outOfRange(parameter: "middle.x", found: 1, allowed: .open(0, 1))
    ) {
      try ThreePointCubic(
        firstControls: (point, point),
        middle: CurvePoint(x: 1, y: 0.5),
        secondControls: (point, point)
      )
    }
  }
}
