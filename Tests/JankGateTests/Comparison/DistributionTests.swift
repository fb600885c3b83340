import JankGate
import JankMetrics
import Testing

struct DistributionTests {
  @Test func `the values of ten runs are those of the nearest ranks`() throws {
    let steps: [Int64] = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10]
    let metricValues = try #require(Distribution(steps, .count))
    #expect(metricValues.count == 10)
    #expect(metricValues.min.steps == 1 && metricValues.median.steps == 5)
    #expect(metricValues.p95.steps == 10 && metricValues.max.steps == 10)
    #expect(Distribution([], .count) == nil)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `each statistic is a value of a run at its rank`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &numbers)
    let steps = (0..<count).map { _ in Int64.random(in: -50...50, using: &numbers) }
    let metricValues = try #require(Distribution(steps, .milliseconds))
    for (percent, metricValue) in [
      (50, metricValues.median), (95, metricValues.p95), (100, metricValues.max),
    ] {
      #expect(steps.contains(metricValue.steps))
      #expect(100 * steps.count { $0 <= metricValue.steps } >= percent * count)
      #expect(100 * steps.count { $0 < metricValue.steps } < percent * count)
    }
    #expect(metricValues.min.steps == steps.min())
    #expect(Distribution(steps.shuffled(using: &numbers), .milliseconds) == metricValues)
  }
}
