import JankMetrics
import Testing

struct FrameTimeJankTests {
  private let even: Int64 = 16_666_667

  @Test func `PerfDog requires both limits to be exceeded`() {
    #expect(FrameTimeJank.perfDog([even, even, even, 83_333_333]).jank == [])
    #expect(FrameTimeJank.perfDog([even, even, even, 83_333_334]).jank == [3])
    #expect(FrameTimeJank.perfDog([even, even, even, 125_000_000]).big == [])
    #expect(FrameTimeJank.perfDog([even, even, even, 125_000_001]).big == [3])
    let slow: Int64 = 50_000_000
    #expect(FrameTimeJank.perfDog([slow, slow, slow, 100_000_000]).jank == [])
    #expect(FrameTimeJank.perfDog([slow, slow, slow, 100_000_001]).jank == [3])
    #expect(FrameTimeJank.perfDog([even, even, 900_000_000]).jank == [])
  }

  @Test func `an increase of more than half an interval counts`() {
    let period = RefreshPeriod(nanoseconds: 10)
    let steps = [(10, 15), (15, 21), (21, 10), (10, 16)] as [(Int64, Int64)]
    #expect(
      steps.map { FrameTimeJank.isIncrease(from: $0.0, to: $0.1, period) }
        == [false, true, false, true]
    )
  }

  @Test func `a hitch of an engine is separate from the one before`() {
    let long: Int64 = 60_000_000
    #expect(FrameTimeJank.hitches([long - 1]) == 0)
    #expect(FrameTimeJank.hitches([long]) == 1)
    #expect(FrameTimeJank.hitches([long, long, long]) == 1)
    #expect(FrameTimeJank.hitches([long] + Array(repeating: 50_000_000, count: 4) + [long]) == 2)
    #expect(FrameTimeJank.hitches([long] + Array(repeating: 49_999_999, count: 4) + [long]) == 1)
  }

  @Test(arguments: [[10, 40, 100], [40, 100, 10], [100, 10, 40]] as [[Int64]])
  func `the mean is of all three frame times before`(milliseconds: [Int64]) {
    // Their mean is 50 ms in any order.
    let three = milliseconds.map { $0 * 1_000_000 }
    #expect(FrameTimeJank.perfDog(three + [100_000_000]).jank == [])
    #expect(FrameTimeJank.perfDog(three + [100_000_001]).jank == [3])
  }
}
