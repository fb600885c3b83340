import JankMetrics
import JankTrace
import Testing

struct MetricRegistryTests {
  @Test func `every metric has an id of its own, made of plain words`() {
    let ids = MetricRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".contains($0) }, "\(id)")
      #expect(id.contains("."), "\(id)")
    }
  }

  @Test(arguments: MetricRegistry.all.indices)
  func `a metric says what it is in full`(index: Int) {
    let metric = MetricRegistry.all[index]
    #expect(!metric.name.isEmpty && !metric.source.isEmpty)
    #expect(metric.definition.hasSuffix("."), "\(metric.id)")
    #expect(metric.definition.count > 15, "\(metric.id)")
  }

  @Test func `an owner or a name finds metrics, and nothing else does`() {
    #expect(MetricRegistry.metrics(named: "all").count == MetricRegistry.all.count)
    let apple = MetricRegistry.metrics(named: "apple")
    #expect(!apple.isEmpty && apple.allSatisfy { $0.owner == .apple })
    #expect(MetricRegistry.metrics(named: "apple.hitch-time").map(\.id) == ["apple.hitch-time"])
    #expect(MetricRegistry.metrics(named: "appl").isEmpty)
    #expect(MetricRegistry.metric("apple.hitch-time")?.unit == .milliseconds)
  }

  @Test func `a run without fingers has nearly all of them that are not about fingers`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...90)
    hand.show(expected: 91, actual: 94, commitEnd: hand.time(of: 92))
    hand.transition(from: .zero, to: hand.time(of: 100))
    let tally = FrameTally(FrameSeries(hand.trace))
    let aboutMoves = [
      "gesture.", "input.", "motion.", "chromium.scroll-jank", "chromium.predictor-jank",
    ]
    let missing = MetricRegistry.all.filter { $0.value(tally).value == nil }.map(\.id)
      .filter { id in !aboutMoves.contains { id.hasPrefix($0) } }
    // The app's own clock, by which PresentMon counts frame times, is no part of a trace; nor are
    // images handed over for drawing.
    let names = ["frame-time.mean", "frame-time.max", "input-latency.mean", "input-latency.max"]
    #expect(missing == ["android.gfxinfo.slow-bitmap-uploads"] + names.map { "presentmon.\($0)" })
  }

  @Test func `a series of nothing has reasons and no figure that is not finite`() {
    let nothing = FrameSeries(
      name: "a",
      origin: "b",
      frameCount: 0,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: Dictionary(
        uniqueKeysWithValues: FrameSeries.Part.allCases.map { ($0, TimeColumn([])) }
      )
    )
    let tally = FrameTally(nothing)
    for metric in MetricRegistry.all {
      switch metric.value(tally) {
      case .known(let value): #expect(value.number?.isFinite ?? true, "\(metric.id)")
      case .unknown(let reason): #expect(!reason.isEmpty, "\(metric.id)")
      }
    }
  }
}
