import JankMetrics
import Testing

struct ImprovementTests {
  private func run(_ seed: UInt64 = 21, change: (inout Figures) -> Void = { _ in }) -> Baseline.Run
  {
    var generator = SeededGenerator(seed: seed)
    var run = Baseline.Run(PlantedTrace(&generator).result(.late, at: 6))
    change(&run.figures)
    return run
  }

  private func improvement(
    from old: (inout Figures) -> Void,
    to new: (inout Figures) -> Void = { _ in }
  ) -> Improvement {
    Improvement(from: run(change: old), to: run(change: new), refreshRate: 60)
  }

  @Test func `less of what a user sees is better, unless something else of it is more`() {
    let seen = [
      "apple.hitch-count", "apple.hitch-duration.max", "apple.hitch-time", "freeze.longest",
    ]
    for id in seen {
      #expect(improvement(from: { $0[id] = ($0[id] ?? 0) + 1 }).isBetter, "\(id)")
      #expect(!improvement(from: { _ in }, to: { $0[id] = ($0[id] ?? 0) + 1 }).isBetter, "\(id)")
      for other in seen where other != id {
        let mixed = improvement(
          from: { $0[id] = ($0[id] ?? 0) + 1 },
          to: { $0[other] = ($0[other] ?? 0) + 1 }
        )
        #expect(!mixed.isBetter, "\(id) and \(other)")
      }
    }
    #expect(!improvement(from: { _ in }).isBetter)
    let unseen = improvement(from: { $0["frame-time.mean"] = 1 })
    #expect(!unseen.isBetter)
  }

  @Test func `late frames alone tell that a run got better, and that it did not`() throws {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<100 {
      let planted = PlantedTrace(&generator)
      let place = try #require(planted.places(for: .late).randomElement(using: &generator))
      var (plain, late) = (
        Baseline.Run(planted.result()), Baseline.Run(planted.result(.late, at: place))
      )
      // As in a baseline of metrics that a user does not see.
      plain.figures = Figures()
      late.figures = Figures()
      plain.figures["frame-time.min"] = 1
      #expect(Improvement(from: late, to: plain, refreshRate: 60).isBetter)
      #expect(!Improvement(from: plain, to: late, refreshRate: 60).isBetter)
    }
  }

  @Test func `what a user feels is never excused, and input may be blocked until the next refresh`()
    throws
  {
    let better = improvement(from: { $0["apple.hitch-time"] = .max })
    for metric in MetricRegistry.all {
      guard !metric.id.hasPrefix("input.blocked") else { continue }
      let isDerived = metric.bearing == .derived
      let isFar = better.excuses(metric, from: 1_000_000_000, to: 2_000_000_000)
      #expect(isFar == isDerived, "\(metric.id)")
      #expect(better.excuses(metric, from: 5, to: nil) == isDerived, "\(metric.id)")
    }
    for id in ["input.blocked", "input.blocked.longest"] {
      let metric = try #require(MetricRegistry.metric(id))
      #expect(better.excuses(metric, from: 5, to: 17_000_000))
      #expect(!better.excuses(metric, from: 5, to: 34_000_000))
      #expect(!better.excuses(metric, from: 5, to: nil))
    }
    let mean = try #require(MetricRegistry.metric("frame-time.mean"))
    #expect(!improvement(from: { _ in }).excuses(mean, from: 5, to: 6))
  }

  @Test(arguments: [
    ("frame-time.p50.linear", Int64(1_000)), ("frame-time.mean", 1_000),
    ("presentmon.displayed-time.max", 1_000), ("flutter.build.worst", 500_000),
    ("flutter.vsync-lag.p99", 500_000_000),
    ("frames.rate", 0), ("apple.frame-rate", 0),
  ])
  func `pace and longest work keep up but for roundings and draws`(id: String, slack: Int64)
    throws
  {
    let better = improvement(from: { $0["apple.hitch-time"] = .max })
    let metric = try #require(MetricRegistry.metric(id))
    let sign: Int64 = metric.polarity == .higher ? -1 : 1
    let start: Int64 = 30_000_000_000
    #expect(!better.excuses(metric, from: start, to: start + sign * max(slack, 1)))
    guard slack > 0 else { return }
    #expect(better.excuses(metric, from: start, to: start + sign * (slack - 1)))
  }

  @Test func `all that fingers and eyes follow is felt, by what the registry says of it`() {
    let felt = ["gesture.", "input.latency.", "input.blocked", "motion."]
    let rates = ["frames.rate", "apple.frame-rate"]
    let paces = ["frame-time.p", "frame-time.max", "frame-time.mean", "presentmon.displayed-time."]
    let works = [
      "flutter.build.worst", "flutter.raster.worst", "flutter.vsync-lag.p",
    ]
    let seen = [
      "apple.hitch-count", "apple.hitch-duration.max", "apple.hitch-time", "freeze.longest",
    ]
    for metric in MetricRegistry.all {
      let bearing: Metric.Bearing =
        if metric.id.hasPrefix("input.blocked") {
          .felt(withinRefreshes: 2)
        } else if felt.contains(where: { metric.id.hasPrefix($0) }) {
          .felt()
        } else if rates.contains(metric.id) {
          .kept()
        } else if paces.contains(where: { metric.id.hasPrefix($0) }) {
          .kept(withinMicroseconds: 1)
        } else if works.contains(where: { metric.id.hasPrefix($0) }) {
          .kept(withinMicroseconds: 500)
        } else {
          seen.contains(metric.id) ? .seen : .derived
        }
      #expect(metric.bearing == bearing, "\(metric.id)")
    }
  }
}
