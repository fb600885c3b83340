import JankMetrics
import JankTrace
import Testing

struct MotionShapeTests {
  private func shape(_ gaps: [Int]) -> String? {
    var time: Int64 = 0
    let shown =
      [0]
      + gaps.map { gap -> Int64 in
        time += Int64(gap) * 16_666_667
        return time
      }
    let series = FrameSeries(
      name: "run",
      origin: "the list",
      frameCount: shown.count,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: [.shown: TimeColumn(shown)]
    )
    guard let metric = MetricRegistry.metric("frames.shape"),
      case .text(let text)? = metric.value(FrameTally(series)).value
    else { return nil }
    return text
  }

  @Test func `an even pace, single gaps and a freeze are told apart`() {
    let even = [Int](repeating: 2, count: 147)
    #expect(shape(even) == "even 30 Hz")
    #expect(shape([Int](repeating: 1, count: 146) + [150]) == "60 Hz, one freeze of 2500 ms")
    #expect(shape([1, 1, 1, 2, 1, 3, 1]) == "60 Hz, 2 longer, the longest a gap of 50 ms")
    #expect(shape([2, 2, 2, 1]) == "30 Hz, some faster")
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

  @Test func `more pictures than refreshes are faster than the display`() {
    let times = [Int64](repeating: 8_300_000, count: 10)
    let refreshes = Histogram(times.map { Int64(RefreshPeriod(hertz: 60).count(in: $0)) })
    let shape = MotionShape.text(refreshes, period: RefreshPeriod(hertz: 60))
    #expect(shape == "faster than the display")
  }
}
