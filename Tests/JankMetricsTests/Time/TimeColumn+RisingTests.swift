import JankMetrics
import Testing

struct TimeColumnRisingTests {
  private func rising(_ times: Int64?...) -> [Int64?] {
    let column = TimeColumn(times).rising
    return times.indices.map { column[$0] }
  }

  @Test func `an outlier removes only itself`() {
    #expect(rising(1, 2, 90, 3, nil, 4) == [1, 2, nil, 3, nil, 4])
    #expect(rising(90, 1, 2, 3) == [nil, 1, 2, 3])
    #expect(rising(10, 20, 5, 30) == [10, 20, nil, 30])
    #expect(rising(10, 30, 20, nil, 30, 50) == [10, nil, 20, nil, 30, 50])
  }

  @Test func `of two that exclude each other the earlier stays`() {
    #expect(rising(10, 5, 20, 20) == [10, nil, 20, nil])
    #expect(rising(3, 2, 1) == [3, nil, nil])
    #expect(rising(nil, 7, 7) == [nil, 7, nil])
    #expect(rising() == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the remaining times rise, and no choice keeps more`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let times = (0..<12).map { _ in Int64.random(in: 0..<15, using: &generator) }
    let column = TimeColumn(times).rising
    let kept = column.known
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times.indices.allSatisfy { column[$0] == nil || column[$0] == times[$0] })
    var most = 0
    for choice in 0..<1 << times.count {
      let row: [Int64] = times.indices.filter { (choice >> $0) & 1 == 1 }.map { times[$0] }
      if zip(row, row.dropFirst()).allSatisfy({ $0 < $1 }) { most = max(most, row.count) }
    }
    #expect(kept.count == most)
  }
}
