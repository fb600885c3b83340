import JankEngine
import Testing

struct FrameCostFitTests {
  @Test func `costs with symmetric logarithms around a median fit by construction`() throws {
    // Each cost is twice or half of the median: deviation log 2, neighbours opposed.
    let costs = (0..<100).map { Interval.milliseconds($0 % 2 == 0 ? 4 : 16) }
    let fit = try #require(FrameCostFit([costs]))
    #expect(abs(fit.cost.median.milliseconds - 8) < 1e-6)
    #expect(abs(fit.cost.spread - 0.693147) < 1e-6)
    #expect(fit.cost.correlation == 0)
    #expect(fit.verdict == "poor")
    #expect(fit.quantiles.map(\.percent) == [50, 90, 95, 99])
    #expect(fit.quantiles.map { ($0.measured * 1e6).rounded() / 1e6 } == [4, 16, 16, 16])
  }

  @Test(arguments: [(16.6, 12), (16.667, 60), (1.1, 12), (8.3, 100), (16, 12)])
  func `equal costs fit without spread despite rounded logarithms`(
    milliseconds: Double,
    count: Int
  ) throws {
    let costs = [Interval](repeating: Interval(seconds: milliseconds / 1e3), count: count)
    let fit = try #require(FrameCostFit([costs]))
    #expect(abs(fit.cost.median.milliseconds - milliseconds) < 1e-5)
    #expect(fit.cost.spread == 0 && fit.cost.correlation == 0)
    #expect(fit.distance == 0 && fit.verdict == "good")
  }

  @Test func `neighbours within runs of equal costs do not vary`() throws {
    let runs = [16.6, 33.2].map { [Interval](repeating: Interval(seconds: $0 / 1e3), count: 20) }
    let fit = try #require(FrameCostFit(runs))
    // Half of the costs are twice the others.
    #expect(abs(fit.cost.spread - 0.693147 / 2) < 1e-6)
    #expect(fit.cost.correlation == 0)
  }

  @Test func `too few costs and costs of 0 do not fit`() {
    #expect(FrameCostFit([[.milliseconds(1)]]) == nil)
    #expect(FrameCostFit([(0..<20).map { Interval.milliseconds($0) }]) == nil)
  }

  @Test func `only neighbours within a run count`() throws {
    let runs = (0..<50).map { run in
      (0..<4).map { _ in Interval.milliseconds(run % 2 == 0 ? 4 : 16) }
    }
    let fit = try #require(FrameCostFit(runs))
    #expect(fit.cost.correlation == 0)
    #expect(fit.count == 200)
  }

  @Test(arguments: [(200, [100, 180, 190, 198]), (101, [51, 91, 96, 100]), (10, [5, 9, 10, 10])])
  func `a measured percentile is the nearest rank`(count: Int, expected: [Int]) throws {
    let costs = (1...count).map { Interval.milliseconds(Int64($0)) }.reversed()
    let fit = try #require(FrameCostFit([Array(costs)]))
    #expect(fit.quantiles.map { Int($0.measured.rounded()) } == expected)
  }
}
