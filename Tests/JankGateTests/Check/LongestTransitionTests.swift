import JankGate
import JankTrace
import Testing

// Also tests: JankTrace/TransitionRecord.

struct LongestTransitionTests {
  private func transition(
    to page: String,
    requested: Instant,
    lasting milliseconds: Int64?
  ) -> TransitionRecord {
    var transition = TransitionRecord(
      kind: .present,
      from: "Main",
      to: page,
      isInteractive: false,
      requested: requested,
      began: requested
    )
    transition.ended = milliseconds.map { requested + .milliseconds($0) }
    return transition
  }

  @Test func `each longest time has its transition, the first of equals, and others have none`()
    throws
  {
    var generator = SeededGenerator(seed: 4)
    var trace = PlantedTrace(&generator).result().trace
    let changes = trace.frames.filter { $0.changedLayers > 0 }
    try #require(changes.count > 8)
    // The answer of B ends with the request of C, which comes late.
    let late = changes[changes.count - 3].contentTime
    trace.transitions = [
      transition(to: "A", requested: .zero, lasting: 200),
      transition(to: "B", requested: changes[0].contentTime, lasting: 300),
      transition(to: "C", requested: late, lasting: 300),
      transition(to: "D", requested: late, lasting: nil),
    ]
    func page(_ metric: String) -> String? {
      LongestTransition.find(by: metric, in: trace)?.subject
    }
    #expect(page("transition.settle.max") == "B")
    #expect(page("transition.duration.max") == "B")
    // D was requested with C, so that nothing is left for C; A waits for the first change of all.
    #expect(page("transition.response.max") == "A")
    #expect(page("apple.hitch-time") == nil)
    trace.transitions = []
    #expect(page("transition.duration.max") == nil)
  }

  @Test func `a page that leaves is the subject of a dismissal`() {
    var left = transition(to: "B", requested: .zero, lasting: 1)
    #expect(left.subject == "B")
    left = TransitionRecord(
      kind: .pop,
      from: "Detail",
      to: "List",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    #expect(left.subject == "Detail")
  }
}
