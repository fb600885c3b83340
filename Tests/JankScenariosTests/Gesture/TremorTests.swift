import HeadlessUIKit
import JankScenarios
import Testing

struct TremorTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the tremor has the requested size and crosses zero at its frequency`(
    seed: UInt64
  ) {
    var source = RandomSource(seed: seed, purpose: "test")
    let tremor = Tremor(size: 0.5, from: &source)
    let seconds = 200
    let samples = (0..<seconds * 200).map { tremor.deviation(at: Double($0) / 200) }
    for axis in [0, 1] {
      let squares = samples.reduce(0) { $0 + $1[axis] * $1[axis] } / Double(samples.count)
      #expect((squares.squareRoot() - 0.5).magnitude < 0.1)
      let crossings = zip(samples, samples.dropFirst()).count { ($0[axis] < 0) != ($1[axis] < 0) }
      // Two crossings in each oscillation.
      #expect((15...25).contains(crossings / seconds), "\(crossings)")
    }
  }

  @Test func `a steady hand does not move`() {
    var source = RandomSource(seed: 1, purpose: "test")
    let tremor = Tremor(size: 0, from: &source)
    #expect(tremor.deviation(at: 1.234) == .zero)
  }
}
