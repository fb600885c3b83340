import JankMetrics
import Testing

// Also tests: FrameValues.

struct TimeColumnTests {
  private let column = TimeColumn([10, nil, 0, -5])

  @Test func `an unknown value is no value`() {
    #expect((0..<4).map { column[$0] } == [10, nil, 0, -5])
    #expect(column.knownCount == 3)
    #expect(column.known == [10, 0, -5])
  }

  @Test func `differences need both values`() {
    let difference = TimeDifference(from: TimeColumn([1, 1, nil, 1]), to: column)
    let metricValues = (0..<difference.frameCount).map { difference.metricValue(of: $0) }
    #expect(metricValues == [9, TimeColumn.absent, TimeColumn.absent, -6])
  }
}
