import JankMotion
import Testing

// Also tests: CalculationMode.

struct KeyframeTrackTests {
  private func random(
    _ seed: UInt64,
    _ mode: CalculationMode
  ) throws -> (track: KeyframeTrack<SIMD2<Double>>, times: [Double]) {
    var numbers = SeededGenerator(seed: seed)
    let count = 3 + Int(seed % 5)
    let values = (0..<count).map { _ in SIMD2(numbers.number(-9...9), numbers.number(-9...9)) }
    let inner = (0..<count - 2).map { _ in numbers.number(0.01...0.99) }.sorted()
    return (
      try KeyframeTrack(values: values, keyTimes: [0] + inner + [1], mode: mode),
      [0] + inner + [1]
    )
  }

  @Test(arguments: 0..<32 as Range<UInt64>, [CalculationMode.linear, .cubic, .discrete])
  func `each value is reached at its time`(seed: UInt64, mode: CalculationMode) throws {
    let (track, times) = try random(seed, mode)
    for (time, value) in zip(times, track.values) {
      #expect(try #require(track.value(at: time)) == value)
    }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a cubic track has neither jumps nor corners`(seed: UInt64) throws {
    let (track, times) = try random(seed, .cubic)
    let step = 1e-7
    for time in times.dropFirst().dropLast() {
      let before = try #require(track.value(at: time - step))
      let here = try #require(track.value(at: time))
      let after = try #require(track.value(at: time + step))
      let (slopeBefore, slopeAfter) = ((here - before) * (1 / step), (after - here) * (1 / step))
      #expect((slopeBefore - slopeAfter).vectorLength < 1e-2 * (1 + slopeBefore.vectorLength))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>, [CalculationMode.paced, .cubicPaced])
  func `paced tracks cover equal distances in equal times`(
    seed: UInt64,
    mode: CalculationMode
  ) throws {
    let (track, _) = try random(seed, mode)
    let places = try (0...500).map { try #require(track.value(at: Double($0) / 500)) }
    let ways = zip(places, places.dropFirst()).map { ($1 - $0).vectorLength }
    let mean = ways.reduce(0, +) / Double(ways.count)
    // A step across a corner is shorter in a straight line.
    #expect(ways.allSatisfy { $0 < mean * 1.02 })
    #expect(ways.count { $0 < mean * 0.98 } < 30)
    #expect(places.first == track.values.first && places.last == track.values.last)
  }

  @Test func `the curve of a segment affects only that segment`() throws {
    let track = try KeyframeTrack(values: [0.0, 1, 2], curves: [.easeIn])
    let value = try #require(track.value(at: 0.25))
    #expect(value == CubicBezier.easeIn.value(at: 0.5))
    #expect(try #require(track.value(at: 0.75)) == 1.5)
  }

  @Test func `equal values stay constant in every mode`() throws {
    for mode in CalculationMode.allCases {
      let track = try KeyframeTrack(values: [7.0, 7, 7], mode: mode)
      #expect(track.value(at: 0.4) == 7)
    }
  }

  @Test func `a single value animates nothing`() throws {
    for mode in CalculationMode.allCases {
      #expect(try KeyframeTrack(values: [7.0], mode: mode).value(at: 0.4) == nil)
    }
  }

  @Test func `the error names an invalid list`() {
    expectRefusal("values") { () throws(MotionError) in
      _ = try KeyframeTrack<Double>(values: [])
    }
    expectRefusal("values[1]") { () throws(MotionError) in
      _ = try KeyframeTrack(values: [0.0, .nan], mode: .cubicPaced)
    }
    expectRefusal("keyTimes[1]") { () throws(MotionError) in
      _ = try KeyframeTrack(values: [0.0, 1, 2], keyTimes: [0.5, 0.4, 1])
    }
  }
}
