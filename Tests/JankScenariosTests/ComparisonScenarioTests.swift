import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// What the scenarios that compare effects tell of them.
struct ComparisonScenarioTests {
  private static let names = [
    "compare-pan", "compare-cube", "compare-fade", "compare-fold", "compare-nat-geo",
    "compare-flip", "compare-portal",
  ]

  /// A run whose main thread stands still from the midst of each transition until after its end.
  private func heldUp(_ name: String, _ strategy: Strategy) throws -> Trace {
    let scenario = try ProjectScenarios.load(name)
    let stall = TransitionStall(length: .milliseconds(1_500), seed: 1, refreshRate: 60)
    return scenario.run(strategy: strategy, on: .phone60, seed: 1, stress: stall)
  }

  @Test(arguments: names)
  func `what the render server plays is late to nobody, however late its end is reported`(
    name: String
  ) throws {
    let trace = try heldUp(name, .coreAnimation)
    #expect(trace.frames.contains { $0.hitch > .milliseconds(300) })
    let summary = Summary(trace)
    #expect(summary.hitches.isEmpty, "\(summary.hitches.map(\.frame))")
    #expect(summary.longestFreeze == .zero)
    #expect(RefreshStrip(trace).count(.late) == 0 && RefreshStrip(trace).count(.repeated) == 0)
  }

  @Test(arguments: names)
  func `what the app moves itself is late by the stall`(name: String) throws {
    let trace = try heldUp(name, .displayLink)
    let summary = Summary(trace)
    #expect(summary.longestFreeze > .milliseconds(1_400))
    #expect(RefreshStrip(trace).count(.late) == summary.hitches.count)
  }

  @Test(arguments: ["compare-star-wars-views", "compare-star-wars-dynamics"])
  func `tiles stand still with the app unless the render server lets them fall`(
    name: String
  ) throws {
    let errors = try errors(name, of: [.coreAnimation, .displayLink])
    #expect(try #require(errors[0].motion) < 0.5)
    #expect(try #require(errors[1].motion) > 10)
  }

  @Test func `a strategy for which a step of the script came too early is told and never wins`()
    throws
  {
    let strategies = Strategy.all.filter {
      ["swiftui", "display-link", "pop", "timer"].contains($0.name)
    }
    let comparison = try ProjectScenarios.load("modal-dismiss").comparison(
      of: strategies,
      on: .phone60,
      by: ["apple.hitch-time"].compactMap(MetricRegistry.metric),
      stall: .milliseconds(100)
    )
    // Its spring is still under way as the page is to go: half of the stalls never meet it.
    let failed = comparison.contestants.filter { $0.failure != nil }
    #expect(failed.map(\.strategy) == ["swiftui"])
    #expect(failed.allSatisfy { $0.cells[0].place == .unranked })
    #expect(!comparison.winners(0).isEmpty)
  }

  // MARK: How pages look

  /// Those without thousands of tiles.
  private static let effects = ProjectScenarios.names.filter {
    $0.hasPrefix("compare-") && !$0.hasPrefix("compare-star-wars") && $0 != "compare-explode"
  }

  /// The largest errors of strategies in place and in opacity, nil where nothing moved or faded.
  private func errors(
    _ name: String,
    of strategies: [Strategy]
  ) throws -> [(motion: Double?, fade: Double?)] {
    let metrics = ["motion.error.max", "motion.fade-error.max"].compactMap(MetricRegistry.metric)
    let scenario = try ProjectScenarios.load(name)
    let course = scenario.course(on: .phone60)
    return strategies.map { strategy in
      let figures = scenario.trial(
        of: strategy,
        on: .phone60,
        seed: 1,
        by: metrics,
        course: course
      ).figures
      return (figures[0].value?.value, figures[1].value?.value)
    }
  }

  @Test(arguments: effects)
  func `whatever an effect moves, it is where it is meant to be unless the app stands still`(
    name: String
  ) throws {
    let errors = try errors(name, of: [.coreAnimation, .displayLink])
    let (server, link) = (errors[0], errors[1])
    let worst = max(link.motion ?? 0, link.fade ?? 0)
    #expect(worst > 5, "\(link)")
    #expect(max(server.motion ?? 0, server.fade ?? 0) < worst / 4, "\(server) \(link)")
  }

  @Test(arguments: ["compare-cube", "compare-fold", "compare-nat-geo", "compare-turn"])
  func `pages that turn in space have a way, and a freeze takes them off it`(name: String) throws {
    let motion = try errors(name, of: [.displayLink])[0].motion
    #expect(try #require(motion) > 10)
  }

  @Test(arguments: ["compare-fade", "compare-crossfade"])
  func `pages that fade have a way of their own`(name: String) throws {
    let errors = try errors(name, of: [.displayLink])[0]
    #expect(errors.motion == nil)
    #expect(try #require(errors.fade) > 10)
  }

  // MARK: Hand-over

  private static let waysOn = ["percent-driven", "keyframes", "linear-return", "spring-return"]

  @Test(arguments: ["truth-cancel", "drag-dismiss-cancel"], [DeviceProfile.phone60, .phone120])
  func `no way to go on after a finger breaks its speed less than a spring that takes it over`(
    name: String,
    device: DeviceProfile
  ) throws {
    let metrics = ["gesture.velocity-jump.max"].compactMap(MetricRegistry.metric)
    for scenario in try ProjectScenarios.load(name).cases {
      var jumps: [String: Double] = [:]
      for strategy in Strategy.all where Self.waysOn.contains(strategy.name) {
        let trial = scenario.trial(of: strategy, on: device, seed: 1, by: metrics, course: nil)
        jumps[strategy.name] = try #require(trial.figures[0].value).value
      }
      let spring = try #require(jumps["spring-return"])
      // To a point a second, about what a spring gathers while its first speed is measured.
      #expect(spring <= (jumps.values.min() ?? 0) + 1, "\(scenario.name): \(jumps)")
    }
  }
}
