import JankMotion
import Testing

struct CubicSegmentTests {
  private func random(_ seed: UInt64) -> CubicSegment<SIMD2<Double>> {
    var numbers = SeededGenerator(seed: seed)
    func point() -> SIMD2<Double> { SIMD2(numbers.number(0...99), numbers.number(0...99)) }
    return CubicSegment(from: point(), control1: point(), control2: point(), to: point())
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `both ends are exact and the derivative is the slope`(seed: UInt64) {
    let segment = random(seed)
    #expect(segment.value(at: 0) == segment.start && segment.value(at: 1) == segment.end)
    for index in 1..<20 {
      let place = Double(index) / 20
      let difference = segment.value(at: place + 1e-6) - segment.value(at: place - 1e-6)
      #expect((difference * 5e5 - segment.derivative(at: place)).vectorLength < 1e-4)
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `lengths add up and lead back to the parameter`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed ^ 77)
    let segment = random(seed)
    let total = segment.length()
    #expect(total >= (segment.end - segment.start).vectorLength)
    for _ in 0..<8 {
      let length = numbers.number(0...1) * total
      let place = segment.parameter(atLength: length, of: total)
      #expect((segment.length(upTo: place) - length).magnitude < 1e-9 * total)
    }
  }

  @Test func `the length of a line is exact, that of a half circle nearly`() {
    let line = CubicSegment(from: SIMD2(0.0, 0), to: SIMD2(30, 40))
    #expect((line.length() - 50).magnitude < 1e-12)
    #expect((line.parameter(atLength: 10, of: 50) - 0.2).magnitude < 1e-12)
    let turn = CubicSegment(
      from: SIMD2(0.0, 0),
      control1: SIMD2(0, 4.0 / 3),
      control2: SIMD2(2, 4.0 / 3),
      to: SIMD2(2, 0)
    )
    #expect((turn.length() - Double.pi).magnitude < 0.04)
  }

  @Test func `a single point has no length`() {
    let still = CubicSegment(from: 3.0, to: 3.0)
    #expect(still.length() == 0)
    #expect(still.parameter(atLength: 0, of: 0) == 0)
  }
}
