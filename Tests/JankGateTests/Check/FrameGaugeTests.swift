import JankGate
import JankMetrics
import JankTrace
import Testing

// Also tests: Gauge.

struct FrameGaugeTests {
  private func lengths(_ gauge: FrameGauge, of trace: Trace) -> [Int64] {
    gauge.samples(of: trace).map(\.nanoseconds)
  }

  @Test func `frame times are those of the metrics`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let trace = PlantedTrace(&generator).result().trace
      let known = FrameSeries(trace).frameTimes.value.map { $0.flatMap(\.self) }
      #expect(lengths(.frameTime, of: trace).sorted() == known?.sorted())
    }
  }

  @Test func `a frame is late by its delay after the planned time`() {
    let trace = Trace.steady(count: 10, late: [4: 2], length: .milliseconds(500))
    let late = lengths(.lateness, of: trace)
    #expect(late.count == 10 && late.filter { $0 > 0 } == [33_333_333])
    #expect(FrameGauge.lateness.samples(of: trace).first { $0.nanoseconds > 0 }?.frame == 4)
    #expect(lengths(.mainThread, of: trace).isEmpty)
  }

  @Test func `names find their subjects`() {
    for name in Gauge.names { #expect(Gauge(name) != nil, "\(name)") }
    #expect(Gauge("lateness")?.unit == .milliseconds)
    #expect(Gauge("frames.rate")?.polarity == .higher)
    #expect(Gauge("none") == nil)
    #expect(Set(Gauge.names).count == Gauge.names.count)
  }
}
