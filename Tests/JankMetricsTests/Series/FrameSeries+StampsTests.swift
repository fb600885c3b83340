import JankMetrics
import Testing

struct FrameSeriesStampsTests {
  @Test func `a stamp that decreases is unknown, and the next gap counts from the last known one`()
  {
    var series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: 6,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn([10, 30, 20, nil, 20, 50])]
    )
    series.segments = [.init(frames: 0..<2, opened: 10), .init(frames: 2..<6, closed: 50)]
    let dropped = series.dropStampsThatGoBack()
    #expect(dropped == 2)
    #expect(series.column(.shown) == .known(TimeColumn([10, 30, nil, nil, nil, 50])))
    #expect(series.segments.map(\.opened) == [nil, nil])
    #expect(series.segments.map(\.closed) == [nil, nil])
    #expect(series.frameTimes == .known([[20], []]))
    let cadence = FrameTally(series).cadence
    #expect(cadence.value?.presented == 3)
    // Only the one without a stamp was never shown.
    #expect(cadence.value?.notPresented == 1)
    let more = series.dropStampsThatGoBack()
    #expect(more == 0)
  }
}
