import HeadlessUIKit
import JankAnimators
import JankGate
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The run in which nothing takes time, and what it shows about other runs.
struct ScenarioEffortlessTests {
  private func errors(
    of strategies: [Strategy],
    in name: String,
    on device: DeviceProfile
  ) throws -> [String: (max: Double, mean: Double)] {
    let scenario = try ProjectScenarios.load(name)
    let course = MotionCourse(try #require(scenario.effortlessRun(on: device)))
    let metrics = ["motion.error.max", "motion.error.mean"].compactMap(MetricRegistry.metric)
    return try strategies.reduce(into: [:]) { errors, strategy in
      let trace = scenario.run(
        strategy: strategy,
        on: device,
        seed: 1
      )
      let metricValues = Trial(trace, metrics: metrics, course: .known(course)).metricValues
      errors[strategy.name] = try (
        #require(metricValues[0].value).value, #require(metricValues[1].value).value
      )
    }
  }

  @Test func `every frame is on time, and no work takes time`() throws {
    let scenario = try ProjectScenarios.load("truth-clocks")
    let trace = try #require(scenario.effortlessRun(on: .phone120))
    #expect(trace.refreshRate == 480 && trace.rateChanges.isEmpty)
    #expect(trace.frames.allSatisfy { $0.hitch == .zero } && trace.cameToRest)
    #expect(trace.works.allSatisfy { $0.start == $0.end })
    #expect(trace.findings.isEmpty && trace.failures.isEmpty)
    #expect(Set(trace.samples.map(\.layer)) == ["Main", "Sheet"])
  }

  @Test(arguments: ["modal-bounce", "modal-dismiss", "stack-push-pop", "tabs-tap"])
  func `without disturbances pages are on their ideal paths`(name: String) throws {
    for (strategy, error) in try errors(
      of: [.coreAnimation, .displayLink],
      in: name,
      on: .phone60
    ) {
      #expect(error.max < 0.5, "\(strategy): \(error)")
    }
  }

  @Test(arguments: ["compare-zoom-segue", "compare-cards"], [DeviceProfile.phone60, .phone120])
  func `pages that leave the screen fast are on their ideal paths`(
    name: String,
    device: DeviceProfile
  ) throws {
    let error = try #require(errors(of: [.coreAnimation], in: name, on: device).values.first)
    #expect(error.max < 0.5, "\(error)")
  }

  @Test func `late or drifting clocks are off the path, and a correct one only during the stall`()
    throws
  {
    let errors = try errors(
      of: [
        .coreAnimation, .displayLink, .displayLinkTimestamp, .displayLinkFixedStep,
      ],
      in: "truth-clocks",
      on: .phone120
    )
    let server = try #require(errors["core-animation"])
    let right = try #require(errors["display-link"])
    let behind = try #require(errors["display-link-timestamp"])
    let drifting = try #require(errors["display-link-fixed-step"])
    #expect(server.mean < right.mean && right.mean < behind.mean && behind.mean < drifting.mean)
    #expect(drifting.mean > 2 * right.mean, "\(errors)")
  }

  @Test(arguments: ["drag-dismiss", "truth-interruption"])
  func `a touch or a reversal leaves no ideal path`(name: String) throws {
    #expect(try ProjectScenarios.load(name).effortlessRun(on: .phone60) == nil)
  }
}
