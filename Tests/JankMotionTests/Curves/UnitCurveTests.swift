import JankMotion
import Testing

@Suite struct UnitCurveTests {
  private static let circular: [UnitCurve] = [
    .circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear,
    .bezier(.easeInEaseOut),
  ]

  @Test(arguments: circular)
  func `the curve is held at its ends`(curve: UnitCurve) {
    #expect(curve.value(at: -1000) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.slope(at: 7) == curve.slope(at: 1))
  }

  @Test(arguments: circular)
  func `the slope is the limit of quotients`(curve: UnitCurve) {
    for place in [0.1, 0.3, 0.45, 0.6, 0.8, 0.9] {
      let quotient = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
      #expect(abs(curve.slope(at: place) - quotient) < 1e-7)
    }
  }

  @Test(arguments: seeds)
  func `circular curves lie on the circle`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.number(0...1)
      let low = 1 - UnitCurve.circularEaseIn.value(at: x)
      let high = UnitCurve.circularEaseOut.value(at: x)
      #expect(abs(x * x + low * low - 1) < 1e-15)
      #expect(abs((1 - x) * (1 - x) + high * high - 1) < 1e-15)
    }
  }

  @Test func `times of control points are clamped`() throws {
    let moved = try UnitCurve(x1: -0.5, y1: 2, x2: 1.5, y2: -1)
    #expect(moved == .bezier(try CubicBezier(x1: 0, y1: 2, x2: 1, y2: -1)))
    #expect(throws: MotionError.self) { try UnitCurve(x1: .nan, y1: 0, x2: 1, y2: 1) }
  }

  @Test func `coinciding end points report a rounded slope`() {
    #expect(UnitCurve.bezier(.easeOut).slope(at: 0) == 1)
    #expect(UnitCurve.bezier(.easeIn).slope(at: 1) == 0)
  }
}
