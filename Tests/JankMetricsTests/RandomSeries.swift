import JankMetrics
import JankTrace

/// A series sampled from a seed: frames on the grid of a display, some late, some never shown.
struct RandomSeries {
  let series: FrameSeries
  let presented: Int
  /// The refresh of each shown frame.
  let refreshes: [Int]

  /// Samples a series at a rate in hertz, with or without the rarer columns.
  ///
  /// If `isUneven`, frames are also shown between the refreshes, some too early, and work takes
  /// about a refresh interval.
  init(
    _ generator: inout SeededGenerator,
    hertz: Int = 60,
    isUneven: Bool = false,
    knows: (FrameSeries.Part) -> Bool = { _ in true }
  ) {
    func time(_ refresh: Int) -> Int64 { Int64((refresh * 2_000_000_000 + hertz) / (2 * hertz)) }
    let count = Int.random(in: 0...40, using: &generator)
    var expected: [Int64?] = []
    var shown: [Int64?] = []
    var refreshes: [Int] = []
    var refresh = 2
    for _ in 0..<count {
      expected.append(time(refresh))
      if Int.random(in: 0..<6, using: &generator) == 0 {
        shown.append(nil)
      } else {
        let late = Int.random(in: 0..<5, using: &generator) == 0
        if late { refresh += Int.random(in: 1...30, using: &generator) }
        refreshes.append(refresh)
        let off = isUneven ? Int64.random(in: -6_000_000...6_000_000, using: &generator) : 0
        shown.append(time(refresh) + off)
      }
      refresh += Int.random(in: 1...2, using: &generator)
    }
    func metricValues(_ range: ClosedRange<Int64>) -> TimeColumn {
      TimeColumn((0..<count).map { _ in Int64.random(in: range, using: &generator) })
    }
    var columns: [FrameSeries.Part: TimeColumn] = [
      .expected: TimeColumn(expected), .shown: TimeColumn(shown),
    ]
    for part in FrameSeries.Part.allCases where columns[part] == nil && knows(part) {
      columns[part] = metricValues(0...(isUneven ? 30_000_000 : 2_000_000_000))
    }
    var series = FrameSeries(
      name: "random",
      origin: "the test",
      frameCount: count,
      refreshPeriod: RefreshPeriod(hertz: Double(hertz)),
      columns: columns
    )
    series.trackedTime = Interval(nanoseconds: .random(in: 0...5_000_000_000, using: &generator))
    self.series = series
    self.refreshes = refreshes
    presented = refreshes.count
  }
}
