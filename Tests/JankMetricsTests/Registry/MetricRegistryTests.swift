import JankMetrics
import JankTrace
import Testing

struct MetricRegistryTests {
  @Test func `every metric has a unique id of plain characters`() {
    let ids = MetricRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".contains($0) }, "\(id)")
      #expect(id.contains("."), "\(id)")
    }
  }

  @Test(arguments: MetricRegistry.all.indices)
  func `every metric has a complete description`(index: Int) {
    let metric = MetricRegistry.all[index]
    #expect(!metric.name.isEmpty && !metric.source.isEmpty)
    #expect(metric.definition.hasSuffix("."), "\(metric.id)")
    #expect(metric.definition.count > 15, "\(metric.id)")
  }

  @Test(arguments: MetricRegistry.all.indices)
  func `a definition is clear without the definitions around it`(index: Int) throws {
    let metric = MetricRegistry.all[index]
    // Words that refer to something; what they refer to has to be in the same sentence.
    let words = ["such", "this", "these", "those", "same", "others"]
    let clear = [
      "such as", "due for the same refresh", "at that moment", "other rate", "same time as",
    ]
    let text = clear.reduce(metric.definition.lowercased()) { $0.replacing($1, with: "") }
    let found = text.split { !$0.isLetter }.filter { words.contains(String($0)) }
    #expect(found.isEmpty, "\(metric.id): \(metric.definition)")
  }

  @Test func `a bare count has no unit in tables`() {
    #expect(Metric.Unit.count.label.isEmpty && Metric.Unit.words.label.isEmpty)
    #expect(Metric.Unit.frames.label == "frames" && Metric.Unit.milliseconds.label == "ms")
  }

  /// The numbers in definitions, each in a unit that may not be the metric's.
  private static let parameters: [String: [Double]] = [
    "android.on-time": [2], "android.slow-frames": [20], "android.big-jank": [50],
    "android.huge-jank": [200], "android.jankstats.x2": [2], "android.gfxinfo.davey": [700],
    "apple.hang-rate": [250], "play.slow-frames": [16], "play.frozen-frames": [700],
    "play.slow-session.20": [20, 2], "flutter.build.missed-budget": [16],
    "flutter.refresh-rate.60hz": [6], "chromium.windowed-dropped.worst": [1_000],
    "chromium.jank-count": [0.5], "chromium.predictor-jank": [1.4, 1.2, 7],
    "chromium.scroll-jank.fling": [0.2], "capframex.low-average.0.2": [0.2],
    "capframex.stutter-count": [2.5], "capframex.stutter-time": [2.5],
    "capframex.low-fps-time": [25], "perfdog.jank": [1_000.0 / 12, 2],
    "perfdog.big-jank": [125, 2], "unreal.hitches": [60, 200], "booking.freeze-time": [16],
    "sentry.slow-frames": [1, 700], "android.severity.full": [2, 1],
    "android.severity.partial": [2, 1], "android.jankstats.x1": [1],
    "perfdog.stutter": [1_000.0 / 12, 2], "play.frozen-frames.count": [700],
    "freeze.longest": [2], "main-thread.over-period": [1], "capframex.low-average.1": [1],
    "capframex.low-average.0.1": [0.1], "capframex.low-integral.0.1": [0.1],
    "flutter.raster.missed-budget": [16],
  ]

  @Test(arguments: parameters.keys.sorted())
  func `the numbers of a definition are parameters, not limits of the value`(id: String) throws {
    let metric = try #require(MetricRegistry.metric(id))
    #expect(metric.parameters.map(\.value) == Self.parameters[id])
    #expect(metric.parameters.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func `a limit is in the unit of the metric`() throws {
    let limits: [String: [Double]] = [
      "apple.hitch-duration.max": [0], "apple.scroll-hitch-rate": [5, 10],
      "apple.hitch-time-ratio": [10, 25, 50],
      "android.frame-overrun.p90": [0], "android.frame-duration-cpu.p50": [20, 50, 200],
      "flutter.raster.worst": [16], "flutter.build.average": [16], "flutter.build.p90": [16],
      "flutter.raster.p99": [16], "presentmon.animation-error.mean": [0],
      "android.swappy.offset": [1], "play.slow-session.30": [25], "unreal.hitches": [],
      "capframex.stutter-time": [], "capframex.low-fps-time": [],
    ]
    for (id, expected) in limits {
      #expect(try #require(MetricRegistry.metric(id)).thresholds.map(\.limit) == expected, "\(id)")
    }
    for threshold in MetricRegistry.all.flatMap(\.thresholds) {
      #expect([" above", " from"].contains { threshold.meaning.hasSuffix($0) })
    }
  }

  @Test func `an owner or a name selects metrics, and nothing else does`() {
    #expect(MetricRegistry.metrics(named: "all").count == MetricRegistry.all.count)
    let apple = MetricRegistry.metrics(named: "apple")
    #expect(!apple.isEmpty && apple.allSatisfy { $0.owner == .apple })
    #expect(MetricRegistry.metrics(named: "apple.hitch-time").map(\.id) == ["apple.hitch-time"])
    #expect(MetricRegistry.metrics(named: "appl").isEmpty)
    #expect(MetricRegistry.metric("apple.hitch-time")?.unit == .milliseconds)
  }

  @Test func `a run without touches has nearly all metrics except those of touches`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...90)
    hand.show(expected: 91, actual: 94, commitEnd: hand.time(of: 92))
    hand.transition(from: .zero, to: hand.time(of: 100))
    let tally = FrameTally(FrameSeries(hand.trace))
    let aboutMoves = [
      "gesture.", "input.", "motion.", "chromium.scroll-jank", "chromium.predictor-jank",
      "widget.", "snapshot.", "process.", "memory.",
    ]
    let missing = MetricRegistry.all.filter { $0.value(tally).value == nil }.map(\.id)
      .filter { id in !aboutMoves.contains { id.hasPrefix($0) } }
    // A trace has neither the app's own clock, by which PresentMon counts frame times, nor image
    // uploads.
    let names = ["frame-time.mean", "frame-time.max", "input-latency.mean", "input-latency.max"]
    #expect(missing == ["android.gfxinfo.slow-bitmap-uploads"] + names.map { "presentmon.\($0)" })
  }

  @Test func `an empty series has reasons and no value that is not finite`() {
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
