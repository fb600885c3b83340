import JankMetrics
import JankTrace
import Testing

struct TransitionAnswerTests {
  @Test func `an answer lasts from the request to the first and the last frame that changes`()
    throws
  {
    var drawn = HandMadeTrace()
    for refresh in 3..<12 { drawn.show(expected: refresh, actual: refresh) }
    var trace = drawn.trace
    let changes = trace.frames.filter { $0.changedLayers > 0 }
    let (first, last) = (try #require(changes.first), try #require(changes.last))
    trace.transitions = [transition(at: .zero)]
    let answer = try #require(TransitionAnswer.all(in: trace).first)
    #expect(answer.response == first.actual.time - .zero)
    #expect(answer.settling == last.actual.time - .zero)
    // A change before the request is no answer to it.
    trace.transitions = [transition(at: first.contentTime)]
    let later = try #require(TransitionAnswer.all(in: trace).first)
    #expect(later.response > .zero && later.settling < answer.settling)
    trace.transitions = [transition(at: last.actual.time + .milliseconds(1))]
    #expect(TransitionAnswer.all(in: trace).isEmpty)
  }

  private func transition(at time: Instant) -> TransitionRecord {
    TransitionRecord(
      kind: .present,
      from: "A",
      to: "B",
      isInteractive: false,
      requested: time,
      began: time
    )
  }
}
