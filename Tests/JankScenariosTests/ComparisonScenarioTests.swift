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
}
