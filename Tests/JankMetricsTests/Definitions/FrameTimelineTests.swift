import JankMetrics
import Testing

struct FrameTimelineTests {
  private let timeline = FrameTimeline(period: 10_000_000)

  private func timing(off: Int64, overrun: Int64 = 0) -> FrameTimeline.Timing {
    FrameTimeline.Timing(
      expectedEnd: 90_000_000,
      actualEnd: 90_000_000 + overrun,
      expectedPresent: 100_000_000,
      actualPresent: 100_000_000 + off
    )
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `on time is never jank, and off time always is`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let off = Int64.random(in: -30_000_000...30_000_000, using: &generator)
    let overrun = Int64.random(in: -5_000_000...5_000_000, using: &generator)
    let previous = Int64.random(in: 50_000_000...110_000_000, using: &generator)
    let timing = timing(off: off, overrun: overrun)
    let display = timeline.verdict(onDisplay: timing, previousPresent: previous)
    #expect(display.jank.isEmpty == (abs(off) <= 2_000_000), "\(off) \(overrun) \(previous)")
    let surface = timeline.verdict(onSurface: timing, display: display.jank)
    #expect(surface.jank.isEmpty == (abs(off) <= 2_000_000), "\(off) \(overrun) \(previous)")
    #expect(surface.isFinishedOnTime == (overrun <= 0))
  }

  @Test func `a display frame in time behind one that was late is unknown jank`() {
    let verdict = timeline.verdict(onDisplay: timing(off: 10_000_000), previousPresent: 98_000_000)
    #expect(verdict.jank == .unknown)
  }

  @Test func `a GPU that was used is charged`() {
    let verdict = timeline.verdict(
      onDisplay: timing(off: 10_000_000, overrun: -1),
      gpuEnd: 95_000_000,
      previousPresent: nil
    )
    #expect(verdict.jank == .surfaceFlingerGPU)
  }

  @Test func `a stuffed frame has one interval more`() {
    let late = timing(off: 10_000_000, overrun: 8_000_000)
    let stuffed = timeline.verdict(onSurface: late, display: [], lastLatch: 91_000_000)
    #expect(stuffed.jank == .bufferStuffing)
    #expect(timeline.verdict(onSurface: late, display: []).jank == .appDeadlineMissed)
  }

  @Test(
    arguments: [
      (-7_999_999, false), (-8_000_000, true), (-12_000_000, true), (-12_000_001, false),
      (-17_999_999, false), (-18_000_000, true), (-22_000_000, true), (-22_000_001, false),
    ] as [(Int64, Bool)]
  )
  func `whole refresh intervals are exact to 2 ms`(off: Int64, isWhole: Bool) {
    let early = timeline.verdict(onDisplay: timing(off: off), previousPresent: nil)
    #expect(early.jank == (isWhole ? .surfaceFlingerScheduling : .predictionError))
    let late = timeline.verdict(onDisplay: timing(off: -off), previousPresent: nil)
    #expect(late.jank == (isWhole ? .displayHAL : .predictionError))
  }
}
