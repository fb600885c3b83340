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
      #expect(better.excuses(metric, from: 5, to: 6) == isDerived, "\(metric.id)")
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

  @Test func `all that fingers and eyes follow is felt, by what the registry says of it`() {
    let felt = ["gesture.", "input.latency.", "input.blocked", "motion."]
    let seen = [
      "apple.hitch-count", "apple.hitch-duration.max", "apple.hitch-time", "freeze.longest",
    ]
    for metric in MetricRegistry.all {
      let bearing: Metric.Bearing =
        if metric.id.hasPrefix("input.blocked") {
          .felt(withinRefreshes: 2)
        } else if felt.contains(where: { metric.id.hasPrefix($0) }) {
          .felt()
        } else {
          seen.contains(metric.id) ? .seen : .derived
        }
      #expect(metric.bearing == bearing, "\(metric.id)")
    }
  }
}
