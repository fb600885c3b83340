import JankMetrics
import JankTrace
import Testing

struct RefreshClockTests {
  /// A display whose rate changes, and the clock of its series.
  private func grids(_ seed: UInt64) -> (grid: RefreshGrid, clock: RefreshClock) {
    var generator = SeededGenerator(seed: seed)
    let rates = [24, 30, 40, 48, 60, 80, 120]
    let first = rates.randomElement(using: &generator) ?? 60
    var grid = RefreshGrid(hertz: first)
    var changes: [RefreshClock.Change] = []
    var refresh = 0
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      refresh += Int.random(in: 1...40, using: &generator)
      let hertz = rates.randomElement(using: &generator) ?? 60
      grid.change(to: hertz, at: refresh)
      changes.append(
        RefreshClock.Change(
          time: grid.time(of: refresh).nanoseconds,
          period: RefreshPeriod(hertz: Double(hertz))
        )
      )
    }
    let part = RefreshClock.Part(firstFrame: 0, changes: changes)
    return (grid, RefreshClock(period: RefreshPeriod(hertz: Double(first)), parts: [part]))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `it counts the refreshes of a display at any rates`(seed: UInt64) {
    let (grid, clock) = grids(seed)
    for first in stride(from: 0, through: 200, by: 7) {
      let start = grid.time(of: first).nanoseconds
      for last in first..<first + 60 {
        let end = grid.time(of: last).nanoseconds
        #expect(clock.count(from: start, to: end, of: 0) == last - first)
        #expect(clock.count(from: end, to: start, of: 0) == first - last)
        let stretches = clock.stretches(from: start, to: end, of: 0)
        #expect(stretches.reduce(0, +) == last - first)
      }
    }
  }

  @Test func `each part of a series has its own changes`() {
    let slow = RefreshPeriod(nanoseconds: 20)
    let change = RefreshClock.Change(time: 100, period: slow)
    let clock = RefreshClock(
      period: RefreshPeriod(nanoseconds: 10),
      parts: [.init(firstFrame: 0, changes: []), .init(firstFrame: 3, changes: [change])]
    )
    #expect(clock.count(from: 80, to: 200, of: 2) == 12)
    #expect(clock.count(from: 80, to: 200, of: 3) == 7)
    #expect(clock.period(at: 100, of: 3) == clock.period)
    #expect(clock.period(at: 101, of: 3) == slow)
    let earlier = TimeColumn([80, 80, 80, 80, 90])
    let later = TimeColumn([200, 90, nil, 200, 60])
    #expect(clock.refreshes(from: earlier, to: later) == Histogram([12, 1, 7, 0]))
    let (fast, half) = (clock.period.milliHertz, slow.milliHertz)
    let rates = clock.rates(ofRefreshesFrom: earlier, to: later, count: 20)
    let expected = [Int64](repeating: fast, count: 15) + [Int64](repeating: half, count: 5)
    #expect(rates == Histogram(expected))
    let steady = RefreshClock(period: slow)
    #expect(
      steady.rates(ofRefreshesFrom: earlier, to: later, count: 8) == Histogram(half, count: 8)
    )
  }

  @Test func `each frame is measured at the rate for which it was made`() throws {
    // Milliseconds: 50 Hz up to 60, then 100 Hz. The third frame is due at the slow rate and shown
    // at the fast one.
    func column(_ milliseconds: Int64...) -> TimeColumn {
      TimeColumn(milliseconds.map { $0 * 1_000_000 })
    }
    let change = RefreshClock.Change(time: 60_000_000, period: RefreshPeriod(hertz: 100))
    var series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: 5,
      refreshPeriod: RefreshPeriod(hertz: 50),
      columns: [
        .expected: column(20, 40, 60, 80, 90), .shown: column(20, 40, 70, 80, 90),
        .total: column(21, 15, 15, 10, 15),
      ]
    )
    series.rateChanges = [RefreshClock.Part(firstFrame: 0, changes: [change])]
    let tally = FrameTally(series)
    #expect(tally.rates.value == Histogram([50_000, 50_000, 50_000, 100_000, 100_000]))
    // The first and the last took longer than their own interval, the fourth exactly as long.
    #expect(tally.work.longerThanPeriod.value == 2)
    let refreshes = try #require(tally.cadence.value?.refreshes.value)
    #expect(refreshes.counts == Histogram([1, 2, 1, 1]))
    #expect(refreshes.staleness == 20_000_000)
    // The third frame is slow at the rate at which it was shown.
    #expect(refreshes.slowFrames == 1 && refreshes.increases == 1)
    #expect(refreshes.windows.droppedCount == 1 && refreshes.windows.refreshCount == 6)
    series.columns[.expected] = column(20, 40, 60, 70, 80)
    series.columns[.shown] = column(20, 40, 60, 70, 80)
    let inTime = try #require(FrameTally(series).cadence.value?.refreshes.value)
    #expect(inTime.counts == Histogram([1, 1, 1, 1]) && inTime.staleness == 0)
    // A wait across the change is missing in a refresh at the slow rate and in two at the fast one.
    series.columns[.shown] = column(20, 40, 90, 100, 110)
    let across = try #require(FrameTally(series).cadence.value?.refreshes.value)
    #expect(across.counts == Histogram([1, 4, 1, 1]) && across.missed == 3)
    #expect(across.windows.droppedCount == 3 && across.windows.refreshCount == 8)
    #expect(across.slowFrames == 1 && across.staleness == 40_000_000)
  }
}
