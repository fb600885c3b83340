import JankMetrics
import JankTrace
import TestSupport
import Testing

// Also tests: ProcessTally.

struct ProcessMetricsTests {
  private func instant(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  private func process(
    _ name: String,
    peak: Int,
    _ changes: [(Int64, ProcessRecord.State)]
  ) -> ProcessRecord {
    var record = ProcessRecord(name: name)
    record.peakMemory = peak
    record.changes = changes.map {
      ProcessRecord.Change(time: instant($0.0), state: $0.1, reason: "the test")
    }
    return record
  }

  /// An app that launches in 400 ms, and a widget that starts three times and is ended once.
  private var trace: Trace {
    var trace = HandMadeTrace().trace
    trace.end = instant(9_000)
    trace.processes = [
      process("system", peak: 90_000_000, [(0, .active)]),
      process("app", peak: 31_500_000, [(100, .launching), (500, .active), (3_000, .background)]),
      process(
        "widget",
        peak: 8_000_000,
        [
          (4_000, .launching), (4_170, .active), (5_000, .notRunning),
          // Ended before it ran: no launch.
          (6_000, .launching), (7_500, .notRunning),
          (8_000, .launching), (8_210, .suspended),
        ]
      ),
    ]
    trace.widgetStarts = [
      WidgetStart(
        process: 2,
        requested: instant(4_000),
        shown: instant(4_187),
        snapshotTaken: nil
      ),
      WidgetStart(
        process: 2,
        requested: instant(8_000),
        shown: instant(8_250),
        snapshotTaken: instant(4_900)
      ),
    ]
    return trace
  }

  private func metricValue(_ id: String, _ trace: Trace) -> Measured<MetricValue>? {
    MetricRegistry.metric(id)?.metricValue(FrameTally(FrameSeries(trace)))
  }

  @Test(arguments: [
    // 8,250 - 8,000, 8,250 - 4,900, 500 - 100, and the largest except that of the system.
    ("widget.time-to-content", 250_000_000, "250 ms"),
    ("snapshot.staleness", 3_350_000_000, "3350 ms"),
    ("process.launch", 400_000_000, "400 ms"),
    ("memory.peak", 31_500_000, "31.5 MB"),
  ])
  func `the largest value of a run counts`(id: String, steps: Int64, text: String) {
    let value = metricValue(id, trace)?.value
    #expect(value?.steps == steps)
    #expect(value?.description == text)
  }

  @Test func `a run with only one app has none of the values, each with its reason`() {
    let alone = HandMadeTrace().trace
    let reasons = ["widget.time-to-content", "snapshot.staleness", "process.launch", "memory.peak"]
      .map { metricValue($0, alone)?.reason }
    #expect(
      reasons == [
        "no widget was shown with its content", "no snapshot of a widget was shown",
        "no process was launched", "the run does not count memory by process",
      ]
    )
  }

  @Test func `the values of two runs are those of both`() {
    var other = trace
    other.processes[2].peakMemory = 40_000_000
    var series = FrameSeries(trace)
    series.append(FrameSeries(other))
    var tally = FrameTally(FrameSeries(trace))
    tally.merge(FrameTally(FrameSeries(other)))
    #expect(tally == FrameTally(series))
    let peak = MetricRegistry.metric("memory.peak")
    #expect(peak?.value(tally).value?.number == 40)
  }
}
