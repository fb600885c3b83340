import JankMotion
import Testing

@Suite struct LinearStopsTests {
  @Test(arguments: seeds)
  func `the curve passes through its stops`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let times = (0..<6).map { _ in generator.number(0...1) }.sorted()
      let stops = times.map {
        LinearStops.Stop(output: generator.number(-2...2), input: $0)
      }
      let curve = try LinearStops(stops)
      for stop in stops {
        #expect(curve.value(at: stop.input ?? .nan) == stop.output)
      }
    }
  }

  @Test func `missing times are spread evenly`() throws {
    let stops = [0, 5, 1, 7, 3].map { LinearStops.Stop(output: $0) }
    let curve = try LinearStops(stops)
    for (index, stop) in stops.enumerated() {
      #expect(curve.value(at: Double(index) / 4) == stop.output)
    }
    #expect(curve.value(at: 0.125) == 2.5)
    #expect(curve.slope(at: 0.125) == 20)
    #expect(curve.value(at: 1.25) == -1)
    #expect(curve.value(at: -0.25) == -5)
  }

  @Test func `a time before an earlier one is raised to it`() throws {
    let curve = try LinearStops([
      .init(output: 0), .init(output: 1, input: 0.5), .init(output: 2, input: 0.2),
      .init(output: 3),
    ])
    #expect(curve.value(at: 0.25) == 0.5)
    #expect(curve.value(at: 0.5) == 2)
    #expect(curve.value(at: 0.75) == 2.5)
  }

  @Test func `the curve is flat beyond an end where stops share a time`() throws {
    let curve = try LinearStops([
      .init(output: 3, input: 0), .init(output: 1, input: 0), .init(output: 2, input: 1),
      .init(output: 5, input: 1),
    ])
    #expect(curve.value(at: -1) == 3)
    #expect(curve.value(at: 0) == 1)
    #expect(curve.value(at: 1) == 5)
    #expect(curve.value(at: 2) == 5)
    #expect(curve.slope(at: 2) == 0)
  }

  @Test func `a line too short for a slope is a jump`() throws {
    let curve = try LinearStops([
      .init(output: 2), .init(output: 3, input: .leastNonzeroMagnitude),
      .init(output: 4, input: 0.5), .init(output: 1, input: 0.5 + 0x1p-41),
      .init(output: 0, input: 1),
    ])
    #expect(curve.value(at: -1e6) == 2)
    #expect(curve.slope(at: -1) == 0)
    #expect(curve.value(at: 0) == 2)
    #expect(curve.value(at: .leastNonzeroMagnitude) == 3)
    #expect(curve.value(at: 0.25) == 3.5)
    #expect(curve.value(at: 0.5 + 0x1p-42) == 4)
    #expect(curve.slope(at: 0.5 + 0x1p-42) == 0)
    #expect(curve.value(at: 0.5 + 0x1p-41) == 1)
    let steep = try LinearStops([.init(output: 0), .init(output: 1, input: 0x1p-39)])
    #expect(steep.value(at: 0x1p-40) == 0.5)
    #expect(steep.slope(at: 1) == 0x1p39)
  }

  @Test func `values and slopes are finite for the largest numbers that are accepted`() throws {
    let limit = 1_000_000.0
    let curve = try LinearStops([
      .init(output: limit, input: -limit), .init(output: -limit, input: 0.5),
      .init(output: limit, input: 0.5 + 1.1e-12),
    ])
    for time in [-limit, 0, 0.5, 1, limit] {
      #expect(curve.value(at: time).isFinite)
      #expect(curve.slope(at: time).isFinite)
    }
  }

  @Test(arguments: [1_000_001, -1e308])
  func `a number beyond a million distances is rejected`(number: Double) {
    let allowed = ParameterRange.closed(-1_000_000, 1_000_000)
    #expect(throws: MotionError.outOfRange(parameter: "output", found: number, allowed: allowed)) {
      try LinearStops([.init(output: 0), .init(output: number)])
    }
    #expect(throws: MotionError.outOfRange(parameter: "input", found: number, allowed: allowed)) {
      try LinearStops([.init(output: 0), .init(output: 1, input: number)])
    }
  }

  @Test func `one stop is a constant, none is an error`() throws {
    let curve = try LinearStops([.init(output: 0.25)])
    #expect(curve.value(at: 12) == 0.25)
    #expect(curve.slope(at: 12) == 0)
    #expect(throws: MotionError.tooFew(parameter: "stops", found: 0, minimum: 1)) {
      try LinearStops([])
    }
    #expect(throws: MotionError.outOfRange(parameter: "input", found: .infinity, allowed: .finite))
    {
      try LinearStops([.init(output: 0, input: .infinity)])
    }
  }
}
