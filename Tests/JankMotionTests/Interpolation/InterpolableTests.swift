import JankMotion
import Testing

struct InterpolableTests {
  @Test(arguments: 0..<128 as Range<UInt64>)
  func `both ends are exact despite rounding`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (start, end) = (numbers.number(-1e3...1e3), numbers.number(-1...1) * 1e-3)
    #expect(Double.interpolated(from: start, to: end, fraction: 0) == start)
    #expect(Double.interpolated(from: start, to: end, fraction: 1) == end)
    let middle = Double.interpolated(from: start, to: end, fraction: 0.5)
    #expect((middle - (start + end) / 2).magnitude < 1e-12)
  }

  @Test func `vectors are interpolated by component`() {
    let (start, end) = (SIMD4(0, 1, 2, 3.0), SIMD4(4, 5, 6, 7.0))
    let mixed = SIMD4.interpolated(from: start, to: end, fraction: 0.25)
    for index in 0..<4 {
      let single = Double.interpolated(from: start[index], to: end[index], fraction: 0.25)
      #expect(mixed[index] == single)
    }
    #expect(SIMD2(3.0, 4).vectorLength == 5)
    #expect(SIMD3(2.0, 3, 6).vectorLength == 7)
    #expect(SIMD4(2.0, 4, 5, 6).vectorLength == 9)
    #expect((-2.5).vectorLength == 2.5)
  }

  @Test func `flags change at the first fraction above 0`() {
    #expect(!Bool.interpolated(from: false, to: true, fraction: 0))
    #expect(Bool.interpolated(from: false, to: true, fraction: 1e-300))
  }
}
