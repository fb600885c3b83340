import JankEngine
import Testing

struct FrameCostSourceTests {
  private func draws(_ cost: FrameCost, seed: UInt64, count: Int) -> [Double] {
    var source = FrameCostSource(cost, seed: seed)
    return (0..<count).map { _ in source.next()?.milliseconds ?? -1 }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `sampled costs have the specified median, spread and correlation`(
    seed: UInt64
  ) throws {
    let cost = try LogNormalCost(median: .milliseconds(8), spread: 0.5, correlation: 0.5)
    let costs = draws(.drawn(cost), seed: seed, count: 20_000)
    let fit = try #require(FrameCostFit([costs.map { Interval(seconds: $0 / 1e3) }]))
    #expect(abs(fit.cost.median.milliseconds - 8) < 0.3)
    #expect(abs(fit.cost.spread - 0.5) < 0.02)
    #expect(abs(fit.cost.correlation - 0.5) < 0.03)
    #expect(fit.distance < 0.03)
    #expect(draws(.drawn(cost), seed: seed, count: 10) == Array(costs.prefix(10)))
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `a recording is replayed in order and repeated`(seed: UInt64) {
    let costs = (1...7).map { Interval.milliseconds($0) }
    let replayed = draws(.recorded(costs), seed: seed, count: 30)
    for (one, next) in zip(replayed, replayed.dropFirst()) {
      #expect(next == (one == 7 ? 1 : one + 1))
    }
  }

  @Test func `without a cost there is no work item`() {
    var source = FrameCostSource(.none, seed: 1)
    #expect(source.next() == nil)
    var empty = FrameCostSource(.recorded([]), seed: 1)
    #expect(empty.next() == nil)
  }

  @Test func `normal samples have mean 0 and variance 1`() {
    var source = RandomSource(seed: 4, purpose: "test")
    let draws = (0..<50_000).map { _ in source.nextNormal() }
    let mean = draws.reduce(0, +) / 50_000
    #expect(abs(mean) < 0.02)
    #expect(abs(draws.reduce(0) { $0 + $1 * $1 } / 50_000 - 1) < 0.03)
  }
}
