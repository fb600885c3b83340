import JankGate
import JankMetrics
import Testing

struct DistributionTests {
  @Test func `the values of ten runs are those of the nearest ranks`() throws {
    let steps: [Int64] = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10]
    let figures = try #require(Distribution(steps, .count))
    #expect(figures.count == 10)
    #expect(figures.min.steps == 1 && figures.median.steps == 5)
    #expect(figures.p95.steps == 10 && figures.max.steps == 10)
    #expect(Distribution([], .count) == nil)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `each statistic is a value of a run at its rank`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &numbers)
    let steps = (0..<count).map { _ in Int64.random(in: -50...50, using: &numbers) }
    let figures = try #require(Distribution(steps, .milliseconds))
    for (percent, figure) in [(50, figures.median), (95, figures.p95), (100, figures.max)] {
      #expect(steps.contains(figure.steps))
      #expect(100 * steps.count { $0 <= figure.steps } >= percent * count)
      #expect(100 * steps.count { $0 < figure.steps } < percent * count)
    }
    #expect(figures.min.steps == steps.min())
    #expect(Distribution(steps.shuffled(using: &numbers), .milliseconds) == figures)
  }
}
