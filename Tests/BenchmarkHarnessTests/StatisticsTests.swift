import Testing

import BenchmarkHarness

struct StatisticsTests {
  @Test func `the median is the middle sample or between both middle ones`() {
    #expect(Statistics([3, 1, 2]).median == 2)
    #expect(Statistics([4, 1, 2, 3]).median == 2.5)
  }

  @Test func `samples that agree have no spread`() {
    let statistics = Statistics([7, 7, 7, 7])
    #expect(statistics.spread == 0)
    #expect(statistics.mean == 7)
    #expect(statistics.least == 7)
  }

  @Test func `one disturbed sample moves neither the median nor the spread`() {
    let quiet = Statistics([1, 1, 1, 1, 1, 1, 1, 1, 1])
    let disturbed = Statistics([1, 1, 1, 1, 1, 1, 1, 1, 100])
    #expect(disturbed.median == quiet.median)
    #expect(disturbed.spread == quiet.spread)
    #expect(disturbed.mean > 10)
  }
}
