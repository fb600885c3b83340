import HeadlessUIKit
import JankAnimators
import JankGate
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The results of the scenarios that compare effects.
struct ComparisonScenarioTests {
  private static let names = ProjectScenarios.names.filter {
    $0.hasPrefix("compare-") && !$0.hasPrefix("compare-star-wars")
  }

  /// A run whose main thread is busy from the middle of each transition until after its end.
  private func heldUp(_ name: String, _ strategy: Strategy) throws -> Trace {
    let scenario = try ProjectScenarios.load(name)
    let stall = TransitionStall(length: .milliseconds(1_500), seed: 1, refreshRate: 60)
    return scenario.run(strategy: strategy, on: .phone60, seed: 1, stress: stall)
  }

  @Test(arguments: names)
  func `frames of the render server are not late, however late its completion is reported`(
    name: String
  ) throws {
    let trace = try heldUp(name, .coreAnimation)
    #expect(trace.frames.contains { $0.hitch > .milliseconds(300) })
    let headline = Headline(trace)
    #expect(headline.hitches.isEmpty, "\(headline.hitches.map(\.frame))")
    #expect(headline.length("freeze.longest") == .zero)
    #expect(RefreshStrip(trace).count(.late) == 0 && RefreshStrip(trace).count(.repeated) == 0)
  }

  @Test(arguments: names)
  func `frames that the app moves itself are late by the stall`(name: String) throws {
    let trace = try heldUp(name, .displayLink)
    let headline = Headline(trace)
    #expect(headline.length("freeze.longest") ?? .zero > .milliseconds(1_400))
    #expect(RefreshStrip(trace).count(.late) == headline.hitches.count)
  }

  @Test(arguments: ["compare-star-wars-views", "compare-star-wars-dynamics"])
  func `tiles freeze with the app unless the render server animates them`(
    name: String
  ) throws {
    let errors = try errors(name, of: [.coreAnimation, .displayLink])
    #expect(try #require(errors[0].motion) < 0.5)
    #expect(try #require(errors[1].motion) > 10)
  }

  @Test func `a strategy for which a step came too early is reported and never wins`()
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
    // Its spring is still running when the page is dismissed: half of the stalls never meet it.
    let failed = comparison.contestants.filter { $0.failure != nil }
    #expect(failed.map(\.strategy) == ["swiftui"])
    #expect(failed.allSatisfy { $0.cells[0].place == .unranked })
  }

  @Test func `a strategy that skips a step is not ranked, whatever it is compared with`() throws {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    func failures(_ names: String...) -> [String: Int] {
      let comparison = scenario.comparison(
        of: Strategy.all.filter { names.contains($0.name) },
        on: .phone60,
        seeds: 1...8,
        by: ["apple.hitch-time"].compactMap(MetricRegistry.metric),
        stall: .milliseconds(100)
      )
      return comparison.contestants.reduce(into: [:]) { $0[$1.strategy] = $1.failureCount }
    }
    let together = failures("core-animation", "rebound", "swiftui")
    #expect(together["core-animation"] == 0, "\(together)")
    let (slow, slower) = try (#require(together["rebound"]), #require(together["swiftui"]))
    #expect(0 < slow && slow < 8 && slow <= slower, "\(together)")
    #expect(failures("rebound") == ["rebound": slow])
  }

  // MARK: How pages look

  /// The effects without thousands of tiles.
  private static let effects = ProjectScenarios.names.filter {
    $0.hasPrefix("compare-") && !$0.hasPrefix("compare-star-wars") && $0 != "compare-explode"
  }

  /// The largest errors of strategies in position and in opacity; nil if nothing moved or faded.
  private func errors(
    _ name: String,
    of strategies: [Strategy]
  ) throws -> [(motion: Double?, fade: Double?)] {
    let metrics = ["motion.error.max", "motion.fade-error.max"].compactMap(MetricRegistry.metric)
    let scenario = try ProjectScenarios.load(name)
    let course = scenario.course(on: .phone60)
    return strategies.map { strategy in
      let metricValues = scenario.trial(
        of: strategy,
        on: .phone60,
        seed: 1,
        by: metrics,
        course: course
      ).metricValues
      return (metricValues[0].value?.value, metricValues[1].value?.value)
    }
  }

  @Test(arguments: effects)
  func `every effect keeps to its ideal path unless the app freezes`(
    name: String
  ) throws {
    let errors = try errors(name, of: [.coreAnimation, .displayLink])
    let (server, link) = (errors[0], errors[1])
    let worst = max(link.motion ?? 0, link.fade ?? 0)
    #expect(worst > 5, "\(link)")
    #expect(max(server.motion ?? 0, server.fade ?? 0) < worst / 4, "\(server) \(link)")
  }

  @Test(arguments: ["compare-cube", "compare-fold", "compare-nat-geo", "compare-turn"])
  func `pages that rotate in space have a path, and a freeze takes them off it`(name: String) throws
  {
    let motion = try errors(name, of: [.displayLink])[0].motion
    #expect(try #require(motion) > 10)
  }

  @Test(arguments: ["compare-turn", "compare-flip"])
  func `a freeze at a change of pages takes the arriving page off its path`(
    name: String
  ) throws {
    let errors = try errors(name, of: [.coreAnimation, .displayLink, .displayLinkTimestamp])
    #expect(try #require(errors[0].motion) < 0.5)
    #expect(try #require(errors[1].motion) > 60)
    #expect(try #require(errors[2].motion) > 60)
  }

  @Test(arguments: [Strategy.displayLink, .displayLinkTimestamp])
  func `a page that stays where it should start and then jumps is frozen and off its path`(
    strategy: Strategy
  ) throws {
    var scenario = try ProjectScenarios.load("truth-stall")
    let metrics = ["freeze.longest", "motion.error.max"].compactMap(MetricRegistry.metric)
    let course = scenario.course(on: .phone60)
    for moment in [102, 108, 115, 125, 150] as [Int64] {
      scenario.script[1].moment = .start(after: .milliseconds(moment))
      let trial = scenario.trial(of: strategy, on: .phone60, seed: 1, by: metrics, course: course)
      let metricValues = trial.metricValues.map { $0.value?.value ?? 0 }
      #expect(
        metricValues[0] > 99 && metricValues[1] > 50,
        "\(strategy.name) \(moment) \(metricValues)"
      )
    }
  }

  @Test(arguments: [DeviceProfile.phone60, .phone120], [0.3, 0.4, 0.55])
  func `an undisturbed bounce is on its path, even if its spring is cut off`(
    device: DeviceProfile,
    damping: Double
  ) throws {
    let text = """
      {
        "name": "bounce", "devices": ["\(device.name)"], "root": "Main",
        "screens": {
          "Main": {},
          "Sheet": {
            "presentation": { "bounce": { "duration": "800 ms", "damping": \(damping) } }
          }
        },
        "script": [{ "at": "100 ms", "present": "Sheet" }],
        "strategies": ["core-animation", "display-link"]
      }
      """
    let scenario = try ProjectScenarios.loader.load(Array(text.utf8), path: "bounce")
    let metrics = ["motion.error.max"].compactMap(MetricRegistry.metric)
    let course = scenario.course(on: device)
    for strategy in [Strategy.coreAnimation, .displayLink] {
      let trial = scenario.trial(of: strategy, on: device, seed: 1, by: metrics, course: course)
      #expect(try #require(trial.metricValues[0].value).value == 0, "\(strategy.name)")
    }
  }

  @Test(arguments: ["compare-fade", "compare-crossfade"])
  func `pages that fade have a path of their own`(name: String) throws {
    let errors = try errors(name, of: [.displayLink])[0]
    #expect(errors.motion == nil)
    #expect(try #require(errors.fade) > 10)
  }

  // MARK: Change of plans

  // The speed of so fast a spring is measured on its frames, exact to the square of their interval.
  @Test(arguments: zip([30, 60, 120], [1.0, 3, 4]))
  func `strategies that keep the speed jump less than those that lose it, at every rate`(
    hertz: Int,
    times: Double
  ) throws {
    let scenario = try ProjectScenarios.load("truth-interruption")
    let metrics = ["motion.speed-jump.max"].compactMap(MetricRegistry.metric)
    var device = DeviceProfile.phone60
    device.refreshRate = hertz
    func jump(_ name: String) throws -> Double {
      let strategy = try #require(Strategy.all.first { $0.name == name })
      let trial = scenario.trial(of: strategy, on: device, seed: 1, by: metrics, course: nil)
      return try #require(trial.metricValues[0].value).value
    }
    let kept = try [jump("redirect-additive"), jump("spring-return")]
    let lost = try [jump("linear-return"), jump("redirect-current-state")]
    let (most, least) = try (#require(kept.max()), #require(lost.min()))
    #expect(times * most < least, "\(kept) \(lost)")
  }

  @Test func `reversed transitions overshoot nothing under any strategy`() throws {
    for play in try Play.all("truth-interruption") {
      let trace = try play.trace(watching: ["Main", "Detail", "Sheet"])
      #expect(trace.transitions.allSatisfy { $0.outcome == .cancelled }, "\(play)")
      // The third is a spring, which may overshoot the position to which it returns.
      let motions = Smoothness.all(in: trace).filter { $0.subject.transition < 2 }
      #expect(!motions.isEmpty)
      for motion in motions {
        #expect(motion.overshoot < 0.5, "\(play) \(motion.subject.layer)")
      }
    }
  }

  // MARK: Hand-over

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `a stall after the release does not change the jump of the speed`(
    device: DeviceProfile
  ) throws {
    let metrics = ["gesture.velocity-jump.max"].compactMap(MetricRegistry.metric)
    for scenario in try ProjectScenarios.load("truth-cancel").cases {
      var calm = scenario
      calm.script.removeAll { if case .stall = $0.action { true } else { false } }
      for strategy in Strategy.all
      where ["percent-driven", "linear-return"].contains(strategy.name) {
        let jumps = try [scenario, calm].map { scenario in
          let trial = scenario.trial(of: strategy, on: device, seed: 1, by: metrics, course: nil)
          return try #require(trial.metricValues[0].value).value
        }
        #expect((jumps[0] - jumps[1]).magnitude < 2, "\(scenario.name) \(strategy.name): \(jumps)")
      }
    }
  }

  private static let waysOn = ["percent-driven", "keyframes", "linear-return", "spring-return"]

  @Test(arguments: ["truth-cancel", "drag-dismiss-cancel"], [DeviceProfile.phone60, .phone120])
  func `of all continuations after a gesture, a spring keeps the speed best`(
    name: String,
    device: DeviceProfile
  ) throws {
    let metrics = ["gesture.velocity-jump.max"].compactMap(MetricRegistry.metric)
    for scenario in try ProjectScenarios.load(name).cases {
      var jumps: [String: Double] = [:]
      for strategy in Strategy.all where Self.waysOn.contains(strategy.name) {
        let trial = scenario.trial(of: strategy, on: device, seed: 1, by: metrics, course: nil)
        jumps[strategy.name] = try #require(trial.metricValues[0].value).value
      }
      let spring = try #require(jumps["spring-return"])
      // To one point per second, about what a spring gathers while its first speed is measured.
      #expect(spring <= (jumps.values.min() ?? 0) + 1, "\(scenario.name): \(jumps)")
    }
  }
}
