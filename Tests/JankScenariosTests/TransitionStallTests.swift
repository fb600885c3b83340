import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct TransitionStallTests {
  private func trace(_ strategy: Strategy, stall: Int64?) throws -> Trace {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    return scenario.run(
      strategy: strategy,
      on: .phone60,
      seed: 1,
      stress: stall.map { TransitionStall(length: .milliseconds($0)) }
    )
  }

  @Test func `the stall comes some time after the beginning of each transition`() throws {
    let trace = try trace(.displayLink, stall: 50)
    let stalls = trace.works.filter { $0.kind == .stall && $0.name == TransitionStall.name }
    #expect(stalls.count == trace.transitions.count && !stalls.isEmpty)
    for (stall, transition) in zip(stalls, trace.transitions) {
      #expect(stall.end - stall.start == .milliseconds(50))
      let delay = stall.start - transition.began
      #expect(delay >= .milliseconds(100) && delay < .milliseconds(117))
    }
  }

  @Test(arguments: [30, 60, 120])
  func `successive seeds cover all phases of a refresh and of a timer`(rate: Int) {
    let phases = TransitionStall.phases(refreshRate: rate)
    #expect(phases.nanoseconds == Int64((1e9 / Double(min(rate, 60))).rounded()))
    for first in [0, 1, 1_000, UInt64.max - 15] {
      let delays = (0..<8).map { step in
        TransitionStall(length: .milliseconds(20), seed: first &+ step, refreshRate: rate).delay
      }.sorted()
      #expect(delays.allSatisfy { $0 >= .milliseconds(100) && $0 < .milliseconds(100) + phases })
      // With eight seeds, all gaps are shorter than a quarter of the cycle.
      let gaps = zip(delays, delays.dropFirst()).map { $1 - $0 } + [delays[0] + phases - delays[7]]
      #expect(gaps.allSatisfy { 4 * $0.nanoseconds < phases.nanoseconds }, "\(gaps)")
    }
  }

  @Test func `a stall slightly longer than a refresh is harmless at some phases only`() throws {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    let late = (1...8 as ClosedRange<UInt64>).map { seed in
      scenario.run(
        strategy: .displayLink,
        on: .phone60,
        seed: 1,
        stress: TransitionStall(length: .milliseconds(20), seed: seed, refreshRate: 60)
      ).frames.count { $0.hitch > .zero }
    }
    #expect(late.contains(0) && late.contains { $0 > 0 }, "\(late)")
  }

  @Test func `without a stall the run is unchanged`() throws {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    let plain = scenario.run(strategy: .displayLink, on: .phone60, seed: 1)
    #expect(try trace(.displayLink, stall: nil) == plain)
  }

  @Test func `the render server continues, and the main thread's frames do not`() throws {
    let calm = try trace(.coreAnimation, stall: nil)
    let stalled = try trace(.coreAnimation, stall: 50)
    #expect(stalled.frames.allSatisfy { $0.hitch == .zero })
    #expect(stalled.digest == calm.digest)
    let linked = try trace(.displayLink, stall: 50)
    #expect(linked.frames.count { $0.hitch > .zero } == linked.transitions.count)
  }
}
