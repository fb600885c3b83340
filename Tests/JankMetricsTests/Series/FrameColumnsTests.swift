import JankMetrics
import JankTrace
import Testing

struct FrameColumnsTests {
  private let grid = RefreshGrid(hertz: 15)

  private func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: grid.time(of: number))
  }

  /// A frame begun at refresh 10 with 1 ms in the app, 2 ms of preparation and 3 ms of drawing.
  private func series(
    work: Interval,
    started delay: Interval = .zero,
    pickedUp pickUp: Int,
    shown: Int
  ) -> FrameSeries {
    let start = grid.time(of: 10) + delay
    let prepared = grid.time(of: pickUp) + .milliseconds(2)
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 15)
    trace.frames = [
      FrameRecord(
        index: 0,
        origin: .commit,
        begin: refresh(10),
        expected: refresh(12),
        actual: refresh(shown),
        commitDeadline: grid.time(of: 11),
        mainThread: FrameRecord.Stage(start: start, end: start + work),
        prepare: FrameRecord.Stage(start: grid.time(of: pickUp), end: prepared),
        execute: FrameRecord.Stage(start: prepared, end: prepared + .milliseconds(3)),
        contentTime: grid.time(of: 12),
        lateness: .none,
        changedLayers: 1
      )
    ]
    var transition = TransitionRecord(
      kind: .present,
      from: "a",
      to: "b",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    transition.ended = grid.time(of: 20)
    trace.transitions = [transition]
    return FrameSeries(trace)
  }

  private func metricValue(_ part: FrameSeries.Part, _ series: FrameSeries) -> Interval? {
    series.column(part).value?[0].map { Interval(nanoseconds: $0) }
  }

  @Test func `the wait for the commit deadline is no work`() {
    let frame = series(work: .milliseconds(1), pickedUp: 11, shown: 12)
    #expect(metricValue(.mainThread, frame) == .milliseconds(1))
    #expect(metricValue(.userInterface, frame) == .milliseconds(1))
    #expect(metricValue(.handOver, frame) == .milliseconds(1))
    #expect(metricValue(.processor, frame) == .milliseconds(3))
    #expect(metricValue(.total, frame) == .milliseconds(6))
    #expect(metricValue(.serverExpected, frame) == grid.time(of: 12) - .zero)
    let tally = FrameTally(frame)
    for id in ["android.slow-frames", "android.gfxinfo.legacy-janky", "play.slow-frames.count"] {
      #expect(MetricRegistry.metric(id)?.value(tally) == .known(.integer(0)), "\(id)")
    }
  }

  @Test func `the waits for a busy thread and a busy server are part of the frame`() {
    let busyThread = series(
      work: .milliseconds(1),
      started: .milliseconds(30),
      pickedUp: 11,
      shown: 12
    )
    #expect(metricValue(.mainThread, busyThread) == .milliseconds(1))
    #expect(metricValue(.userInterface, busyThread) == .milliseconds(31))
    #expect(metricValue(.handOver, busyThread) == .milliseconds(31))
    #expect(metricValue(.processor, busyThread) == .milliseconds(3))
    let tally = FrameTally(busyThread)
    #expect(tally.work.slow == .known(1))
    #expect(tally.work.processor.value?.max == 3_000_000)
    #expect(metricValue(.total, busyThread) == .milliseconds(36))
    let busyServer = series(work: .milliseconds(1), pickedUp: 12, shown: 13)
    let period = grid.time(of: 12) - grid.time(of: 11)
    #expect(metricValue(.total, busyServer) == .milliseconds(6) + period)
    #expect(metricValue(.serverExpected, busyServer) == grid.time(of: 12) - .zero)
  }

  @Test func `a late frame is predicted again from when it could be latched`() {
    let late = series(work: .milliseconds(100), pickedUp: 12, shown: 13)
    #expect(metricValue(.serverExpected, late) == grid.time(of: 13) - .zero)
    #expect(metricValue(.total, late) == .milliseconds(105))
    #expect(metricValue(.vsync, late) == grid.time(of: 10) - .zero)
    let started = series(
      work: .milliseconds(1),
      started: .milliseconds(70),
      pickedUp: 12,
      shown: 13
    )
    #expect(metricValue(.vsync, started) == grid.time(of: 11) - .zero)
    // For gfxinfo a thread that is busy for an interval or more has missed a refresh, and starts
    // again.
    #expect(metricValue(.userInterface, started) == .milliseconds(71))
    #expect(
      metricValue(.handOver, started) == .milliseconds(71) - (grid.time(of: 11) - grid.time(of: 10))
    )
  }
}
