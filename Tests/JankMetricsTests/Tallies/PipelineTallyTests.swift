import JankMetrics
import Testing

struct PipelineTallyTests {
  @Test func `times and refreshes are those between the columns`() {
    let series = FrameSeries(
      name: "a",
      origin: "b",
      frameCount: 3,
      refreshPeriod: RefreshPeriod(nanoseconds: 10),
      columns: [
        .expected: TimeColumn([20, 30, 40]), .shown: TimeColumn([20, 50, nil]),
        .begin: TimeColumn([0, 10, 20]), .start: TimeColumn([1, 12, 45]),
        .deadline: TimeColumn([20, 30, 40]), .end: TimeColumn([8, 41, 60]),
        .request: TimeColumn([0, nil, 30]), .inputLatency: TimeColumn([nil, 7, 9]),
      ]
    )
    let tally = FrameTally(series).pipeline
    #expect(tally.latency.value == Histogram([19, 38]))
    #expect(tally.inputLatency.value == Histogram([7, 9]))
    #expect(tally.startLag.value == Histogram([1, 2, 25]))
    #expect(tally.requestLag.value == Histogram([1, 15]))
    #expect(tally.lateStart.value == Histogram([5]))
    #expect(tally.lateRefreshes.value == Histogram([0, 2]))
    #expect(tally.latencyRefreshes.value == Histogram([2, 4]))
    #expect(tally.idleRefreshes.value == Histogram([1, 1]))
  }

  @Test func `a frame that started before its refresh did not wait for it`() throws {
    let series = FrameSeries(
      name: "a",
      origin: "b",
      frameCount: 4,
      refreshPeriod: RefreshPeriod(nanoseconds: 10),
      columns: [
        .begin: TimeColumn([0, 10, 20, 30]), .start: TimeColumn([0, 13, 14, 39]),
      ]
    )
    let lag = try #require(FrameTally(series).pipeline.startLag.value)
    #expect(lag == Histogram([0, 3, 9]))
  }

  @Test func `a substitute for presentations has no times up to the display`() {
    var series = FrameSeries(
      name: "a",
      origin: "the log",
      frameCount: 2,
      refreshPeriod: RefreshPeriod(nanoseconds: 10),
      columns: [
        .shown: TimeColumn([0, 10]), .start: TimeColumn([3, 12]), .begin: TimeColumn([0, 10]),
        .end: TimeColumn([8, 18]),
      ]
    )
    series.substitute = "swaps"
    let pipeline = FrameTally(series).pipeline
    let reason = "the log has the swaps, not the presentation times of frames"
    #expect(pipeline.latency.reason == reason && pipeline.idleRefreshes.reason == reason)
    #expect(pipeline.startLag.value == Histogram([2, 3]))
    #expect(FrameTally(series).cadence.value?.frameTimes == Histogram([10]))
  }
}
