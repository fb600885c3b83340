import JankMotion
import Testing

@Suite struct CatmullRomCurveTests {
  @Test(arguments: seeds)
  func `the curve stays near its spline`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let points = [0.2, 0.45, 0.7].map { CurvePoint(x: $0, y: generator.number(0...1)) }
    let curve = try CatmullRomCurve(through: points)
    let spline = try CatmullRomSpline(
      through: [CurvePoint(x: 0, y: 0)] + points + [CurvePoint(x: 1, y: 1)]
    )
    for step in 0...400 {
      let point = spline.point(at: Double(step) / 400)
      #expect(abs(curve.value(at: point.x) - point.y) < 1e-3)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `times must increase`() {
    #expect(
      throws: MotionError.outOfRange(parameter: "point.x", found: 0.3, allowed: .open(0.5, 1))
    ) {
      try CatmullRomCurve(through: [CurvePoint(x: 0.5, y: 0), CurvePoint(x: 0.3, y: 1)])
    }
  }
}
