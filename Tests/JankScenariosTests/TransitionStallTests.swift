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

  @Test func `the stall comes a while after the begin of each transition`() throws {
    let trace = try trace(.displayLink, stall: 50)
    let stalls = trace.works.filter { $0.kind == .stall && $0.name == TransitionStall.name }
    #expect(stalls.count == trace.transitions.count && !stalls.isEmpty)
    for (stall, transition) in zip(stalls, trace.transitions) {
      #expect(stall.end - stall.start == .milliseconds(50))
      let delay = stall.start - transition.began
      #expect(delay >= .milliseconds(100) && delay < .milliseconds(117))
    }
  }

  @Test func `without one the run is what it was`() throws {
    let scenario = try ProjectScenarios.load("modal-dismiss")
    let plain = scenario.run(strategy: .displayLink, on: .phone60, seed: 1)
    #expect(try trace(.displayLink, stall: nil) == plain)
  }

  @Test func `the render server goes on, the main thread's frames do not`() throws {
    let calm = try trace(.coreAnimation, stall: nil)
    let stalled = try trace(.coreAnimation, stall: 50)
    #expect(stalled.frames.allSatisfy { $0.hitch == .zero })
    #expect(stalled.digest == calm.digest)
    let linked = try trace(.displayLink, stall: 50)
    #expect(linked.frames.count { $0.hitch > .zero } == linked.transitions.count)
  }
}
