import JankMetrics
import Testing

// Also tests: RateTimes.

struct MotionShapeTests {
  private func shape(_ gaps: [Int]) -> String? {
    shape(of: gaps.map { Int64($0) * 16_666_667 }, hertz: 60)
  }

  private func shape(of waits: [Int64], hertz: Double) -> String? {
    let shown = [0] + waits.indices.map { waits[...$0].reduce(0, +) }
    return shape(
      FrameSeries(
        name: "run",
        origin: "the list",
        frameCount: shown.count,
        refreshPeriod: RefreshPeriod(hertz: hertz),
        columns: [.shown: TimeColumn(shown)]
      )
    )
  }

  private func shape(_ series: FrameSeries) -> String? {
    guard let metric = MetricRegistry.metric("frames.shape"),
      case .text(let text)? = metric.value(FrameTally(series)).value
    else { return nil }
    return text
  }

  @Test func `an even pace, single gaps and a freeze are distinguished`() {
    let even = [Int](repeating: 2, count: 147)
    #expect(shape(even) == "even 30 Hz")
    #expect(shape([Int](repeating: 1, count: 146) + [150]) == "60 Hz, one freeze of 2500 ms")
    #expect(shape([1, 1, 1, 2, 1, 3, 1]) == "60 Hz, 2 longer, the longest a gap of 50 ms")
    #expect(shape([2, 2, 2, 1]) == "30 Hz, some faster")
    let slow = [Int](repeating: 2, count: 20)
    #expect(shape(slow + [19]) == "30 Hz, one gap of 317 ms")
    #expect(shape(slow + [20]) == "30 Hz, one freeze of 333 ms")
    #expect(shape([]) == nil)
    #expect(shape([0, 0, 0]) == nil)
  }

  @Test func `an uneven pace is named with its steps`() {
    let uneven = (0..<39).map { 1 + $0 % 2 }
    #expect(shape(uneven) == "uneven 40 Hz (1, 2)")
    #expect(shape(uneven + [5]) == "uneven 40 Hz (1, 2), one gap of 83 ms")
    #expect(shape([2, 3, 2, 3, 2, 3]) == "uneven 24 Hz (2, 3)")
    #expect(shape([1, 1, 1, 2, 1, 1, 1, 2]) == "60 Hz, 2 longer, the longest a gap of 33 ms")
  }

  @Test func `more frames than refreshes are faster than the display`() {
    #expect(
      shape(of: [Int64](repeating: 8_300_000, count: 10), hertz: 60) == "faster than the display"
    )
    // A frame that stays for its refresh is no gap among them.
    #expect(
      shape(of: [Int64](repeating: 8_300_000, count: 10) + [16_700_000], hertz: 60)
        == "faster than the display"
    )
  }

  @Test func `the longest wait is reported with its time`() {
    #expect(
      shape(of: [16_700_000, 16_700_000, 16_700_000, 35_600_000], hertz: 60)
        == "60 Hz, one gap of 36 ms"
    )
  }

  /// Frames that state the time to the next refresh, in milliseconds.
  private func shape(waits: [Int64], intervals: [Int64]) -> String? {
    let shown = [0] + waits.indices.map { waits[...$0].reduce(0, +) * 1_000_000 }
    var series = FrameSeries(
      name: "run",
      origin: "the list",
      frameCount: shown.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(shown)]
    )
    series.takeRefreshIntervals(intervals.map { $0 * 1_000_000 }, .behindFrame)
    return shape(series)
  }

  @Test func `a change of the rate is no gap`() {
    #expect(
      shape(waits: [8, 8, 8, 16, 16, 16, 8, 8], intervals: [8, 8, 8, 16, 16, 16, 8, 8, 8])
        == "even 125 Hz; even 63 Hz"
    )
    // At the second rate one frame stayed for two refreshes.
    #expect(
      shape(waits: [8, 8, 8, 16, 32, 16], intervals: [8, 8, 8, 16, 16, 16, 16])
        == "even 125 Hz; 63 Hz, one gap of 32 ms"
    )
  }

  @Test func `many rates are a range`() {
    let intervals: [Int64] = [8, 10, 12, 14, 16, 16]
    #expect(shape(waits: [8, 10, 12, 14, 16], intervals: intervals) == "63 to 125 Hz")
    #expect(
      shape(waits: [8, 10, 12, 14, 32], intervals: intervals) == "63 to 125 Hz, one gap of 32 ms"
    )
  }
}
