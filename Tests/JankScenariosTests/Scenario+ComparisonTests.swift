import HeadlessUIKit
import JankAnimators
import JankGate
import JankMetrics
import JankScenarios
import Testing

/// A comparison by a program of one's own.
struct ScenarioComparisonTests {
  /// An animator that moves only with every second tick of a link.
  private final class SparingPlayer: Player {
    private var link: CADisplayLink?

    func play(_ choreography: Choreography, completion: @escaping () -> Void) {
      let start = CACurrentMediaTime()
      let link = CADisplayLink { [unowned self] link in
        let elapsed = link.targetTimestamp - start
        choreography.show(atSeconds: elapsed)
        guard elapsed >= choreography.duration else { return }
        stop()
        completion()
      }
      link.preferredFramesPerSecond = UIScreen.main.maximumFramesPerSecond / 2
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() { link?.invalidate() }
  }

  private static let sparing = Strategy(name: "sparing", about: "Every second refresh.") {
    SparingPlayer()
  }

  @Test func `a strategy of one's own has the values by which the tool compares`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce")
    let comparison = scenario.comparison(of: [Self.sparing, .coreAnimation], on: .phone120)
    #expect(comparison.contestants.map(\.strategy) == ["sparing", "core-animation"])
    #expect(comparison.setting.seeds == scenario.setting.seed...scenario.setting.seed)
    let place = try #require(comparison.metrics.firstIndex { $0.id == "motion.error.max" })
    #expect(comparison.winners(place).map(\.strategy) == ["core-animation"])
    #expect(comparison.contestants.allSatisfy { $0.picture != nil })
    #expect(!comparison.metrics.contains { $0.id.hasPrefix("gesture.") })
  }

  @Test func `a trial has the values of the run, with the stall that its seed decides`() throws {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    let metrics = ["apple.hitch-time", "frames.presented"].compactMap(MetricRegistry.metric)
    let stall = Interval.milliseconds(100)
    let comparison = scenario.comparison(
      of: [.displayLink],
      on: .phone60,
      seeds: 3...5,
      by: metrics,
      stall: stall
    )
    let alone = (3...5 as ClosedRange<UInt64>).map { seed in
      let stress = TransitionStall(length: stall, seed: seed, refreshRate: 60)
      let trace = scenario.run(strategy: .displayLink, on: .phone60, seed: seed, stress: stress)
      return Trial(trace, metrics: metrics).metricValues
    }
    for (place, cell) in comparison.contestants[0].cells.enumerated() {
      let steps = alone.compactMap { $0[place].value?.steps }.sorted()
      #expect(cell.metricValues.value?.min.steps == steps[0])
      #expect(cell.metricValues.value?.median.steps == steps[1])
      #expect(cell.metricValues.value?.max.steps == steps[2])
    }
  }

  @Test func `strategies that cannot follow a gesture are skipped, and there is no ideal path`()
    throws
  {
    let scenario = try ProjectScenarios.load("drag-dismiss")
    let comparison = scenario.comparison(
      of: [.displayLink, .percentDriven],
      on: .phone60,
      by: ["apple.hitch-time", "motion.error.max"].compactMap(MetricRegistry.metric)
    )
    #expect(comparison.contestants.map(\.strategy) == ["percent-driven"])
    #expect(comparison.metrics.map(\.id) == ["apple.hitch-time"])
    #expect(scenario.course(on: .phone60).value == nil)
  }

  @Test func `a path without time to find it is unknown`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce-stall")
    let course = scenario.course(on: .phone60) { true }
    #expect(course.reason == MotionCourse.noTimeLeft)
    #expect(scenario.course(on: .phone60) { false }.value != nil)
  }
}
