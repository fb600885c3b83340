import JankMotion
import Testing

// Also tests: BezierComponent.

@Suite struct CubicBezierTests {
  private static func randomCurve(_ generator: inout SeededGenerator) throws -> CubicBezier {
    try CubicBezier(
      x1: generator.number(0...1),
      y1: generator.number(0...1),
      x2: generator.number(0...1),
      y2: generator.number(0...1)
    )
  }

  @Test(arguments: seeds)
  func `the curve rises from 0 to 1 if its control points do`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let ys = [generator.number(0...1), generator.number(0...1)].sorted()
      let curve = try CubicBezier(
        x1: generator.number(0...1),
        y1: ys[0],
        x2: generator.number(0...1),
        y2: ys[1]
      )
      var last = 0.0
      for step in 0...256 {
        let value = curve.value(at: Double(step) / 256)
        #expect(value >= last, "\(curve) at \(step)/256")
        last = value
      }
      #expect(last == 1)
    }
  }

  @Test(arguments: seeds)
  func `the reversed curve mirrors the values`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let curve = try Self.randomCurve(&generator)
      let turned = try CubicBezier(
        x1: 1 - curve.x2,
        y1: 1 - curve.y2,
        x2: 1 - curve.x1,
        y2: 1 - curve.y1
      )
      let x = generator.number(0...1)
      #expect(abs(curve.value(at: x) + turned.value(at: 1 - x) - 1) < 1e-13, "\(curve) at \(x)")
    }
  }

  @Test(arguments: seeds)
  func `the slope is the limit of quotients`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let curve = try CubicBezier(
        x1: generator.number(0.1...0.6),
        y1: generator.number(-1...2),
        x2: generator.number(0.4...0.9),
        y2: generator.number(-1...2)
      )
      let x = generator.number(0.01...0.99)
      let step = 1e-5
      let quotient = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
      #expect(abs(curve.slope(at: x) - quotient) < 1e-4, "\(curve) at \(x)")
    }
  }

  @Test(arguments: seeds)
  func `the curve continues along its end tangents`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let curve = try Self.randomCurve(&generator)
      let beyond = generator.number(0...3)
      let before = curve.slope(at: -1) * -beyond
      let after = 1 + curve.slope(at: 2) * beyond
      #expect(abs(curve.value(at: -beyond) - before) < 1e-12)
      #expect(abs(curve.value(at: 1 + beyond) - after) <= 1e-12 * Swift.max(1, abs(after)))
    }
  }

  @Test(arguments: seeds)
  func `no value for times from 0 to 1 is outside the value range`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let curve = try CubicBezier(
        x1: generator.number(0...1),
        y1: generator.number(-2...3),
        x2: generator.number(0...1),
        y2: generator.number(-2...3)
      )
      let values = (0...200).map { curve.value(at: Double($0) / 200) }
      let range = curve.valueRange
      #expect(values.allSatisfy { $0 >= range.minimum - 1e-14 && $0 <= range.maximum + 1e-14 })
      #expect(values.contains { $0 < range.minimum + 0.01 })
      #expect(values.contains { $0 > range.maximum - 0.01 })
    }
  }

  @Test func `a doubled end point has the slope towards the next one`() {
    #expect(abs(CubicBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-15)
    #expect(abs(CubicBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-15)
  }

  @Test func `a vertical tangent has an infinite slope inside only`() throws {
    let curve = try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0)
    #expect(curve.slope(at: 0) == .infinity)
    #expect(curve.slope(at: 1) == .infinity)
    #expect(curve.slope(at: -1) == 0)
    #expect(curve.value(at: 5) == 1)
  }

  @Test func `the error names an invalid coordinate`() {
    #expect(
      throws: MotionError.outOfRange(parameter: "x1", found: 1.5, allowed: .closed(0, 1))
    ) {
      try CubicBezier(x1: 1.5, y1: 0, x2: 1, y2: 1)
    }
    #expect(
      throws: MotionError.outOfRange(parameter: "x2", found: -0.1, allowed: .closed(0, 1))
    ) {
      try CubicBezier(x1: 0, y1: 0, x2: -0.1, y2: 1)
    }
    #expect(throws: MotionError.outOfRange(parameter: "y2", found: .infinity, allowed: .finite)) {
      try CubicBezier(x1: 0, y1: 0, x2: 1, y2: .infinity)
    }
    #expect(throws: MotionError.self) { try CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) }
  }
}
