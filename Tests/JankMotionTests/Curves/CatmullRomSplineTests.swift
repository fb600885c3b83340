import JankMotion
import Testing

@Suite struct CatmullRomSplineTests {
  @Test(arguments: seeds)
  func `the spline passes through its points`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<9).map { _ in
      CurvePoint(x: generator.number(-5...5), y: generator.number(-5...5))
    }
    let spline = try CatmullRomSpline(through: points)
    for (index, point) in points.enumerated() {
      let found = spline.point(at: Double(index) / 8)
      #expect(abs(found.x - point.x) < 1e-13 && abs(found.y - point.y) < 1e-13)
    }
  }

  @Test(arguments: seeds)
  func `full tension gives straight lines`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<4).map { _ in
      CurvePoint(x: generator.number(-5...5), y: generator.number(-5...5))
    }
    let spline = try CatmullRomSpline(through: points, tension: 1)
    for place in [0.05, 0.2, 0.31] {
      let found = spline.point(at: place)
      let (from, to) = (points[0], points[1])
      let area = (to.x - from.x) * (found.y - from.y) - (to.y - from.y) * (found.x - from.x)
      #expect(abs(area) < 1e-12)
    }
  }

  @Test func `coinciding or too few points are rejected`() {
    let point = CurvePoint(x: 1, y: 1)
    #expect(throws: MotionError.tooFew(parameter: "points", found: 1, minimum: 2)) {
      try CatmullRomSpline(through: [point])
    }
    #expect(
      throws: MotionError.outOfRange(
        parameter: "distance of points",
        found: 0,
        allowed: .positive
      )
    ) {
      try CatmullRomSpline(through: [point, point])
    }
  }
}
