import JankMetrics
import Testing

struct HangTallyTests {
  @Test func `only times above 250 ms are hangs`() {
    let busy = FrameSeries.BusyTimes(
      lengths: [250_000_000, 250_000_001, 16_000_000, 1_000_000_000],
      observed: 3_600_000_000_000
    )
    let tally = HangTally(busy)
    #expect(tally.hangs == Histogram([250_000_001, 1_000_000_000]))
    #expect(tally.observed == 3_600_000_000_000)
  }
}
