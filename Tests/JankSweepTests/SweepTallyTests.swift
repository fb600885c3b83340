import JankSweep
import Testing

struct SweepTallyTests {
  private let space = Sample.question((5, 4)).cases

  private func record(_ block: Int) -> BlockRecord {
    BlockRecord(
      block: block,
      rows: space.cases(of: block).map { number in
        switch number % 10 {
        case 8: .excluded
        case 9: .invalid
        default: .values([Int64(number), number.isMultiple(of: 3) ? nil : 1])
        }
      }
    )
  }

  @Test func `groups and the whole have their own counts`() {
    var tally = SweepTally(space, metricCount: 2)
    for block in 0..<space.blockCount { tally.add(record(block)) }
    #expect(tally.groups.map(\.device) == ["slow", "fast"])
    #expect(tally.groups.map(\.caseCount) == [16, 20])
    #expect(tally.groups.map(\.invalidCount) == [0, 4])
    #expect(tally.excludedCount == 4 && tally.total.caseCount == 36)
    #expect(tally.groups[0].metrics[0].min == 0 && tally.groups[0].metrics[0].max == 36)
    #expect(tally.groups[1].metrics[0].min == 1 && tally.groups[1].metrics[0].max == 37)
    #expect(tally.total.metrics[0].count == 32)
    #expect(tally.total.metrics[1].count < 32 && tally.total.metrics[1].max == 1)
  }

  @Test func `parts merge to the whole in any order`() {
    var whole = SweepTally(space, metricCount: 2)
    let parts = (0..<space.blockCount).map { block in
      whole.add(record(block))
      var part = SweepTally(space, metricCount: 2)
      part.add(record(block))
      return part
    }
    for order in [parts, parts.reversed()] {
      var merged = SweepTally(space, metricCount: 2)
      for part in order { merged.merge(part) }
      #expect(merged == whole)
    }
  }
}
