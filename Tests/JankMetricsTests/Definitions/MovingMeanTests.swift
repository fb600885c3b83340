import JankMetrics
import Testing

struct MovingMeanTests {
  @Test func `even frame times have no stutter and no deviation`() {
    let mean = MovingMean([Int64](repeating: 16_666_667, count: 200))
    #expect(mean.stutterTime == 0 && mean.slowTime == 0)
    #expect(mean.deviations.count == 200 && mean.deviations.deviationFromZero == 0)
  }

  @Test func `one long frame among short ones is a stutter, many are slow`() {
    let times = [Int64](repeating: 10_000_000, count: 100) + [100_000_000]
    #expect(MovingMean(times).stutterTime == 100_000_000)
    let slow = MovingMean([Int64](repeating: 50_000_000, count: 20))
    #expect(slow.stutterTime == 0)
    #expect(slow.slowTime == 1_000_000_000)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `deviations are from the mean of the last half second`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let times = (0..<100).map { _ in Int64.random(in: 1_000_000...90_000_000, using: &generator) }
    let deviations = times.indices.map { index in
      var (sum, count): (Int64, Int64) = (0, 0)
      for time in times[...index].reversed() where sum < 500_000_000 {
        sum += time
        count += 1
      }
      let mean = Double(sum) / Double(count)
      return times[index] - Int64((mean + 0.5).rounded(.down))
    }
    var squares = SumOfSquares()
    for deviation in deviations { squares.add(deviation) }
    #expect(MovingMean(times).deviations == squares)
  }

  @Test func `a window that is exactly half a second long extends no further`() {
    let milliseconds: [Int64] = [100, 250, 250]
    var deviations = SumOfSquares()
    for deviation in [0, 75_000_000, 0] as [Int64] { deviations.add(deviation) }
    #expect(MovingMean(milliseconds.map { $0 * 1_000_000 }).deviations == deviations)
  }
}
