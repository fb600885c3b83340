import JankMetrics
import JankTrace
import Testing

// Also tests: JankTrace/TraceEvent.

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

  @Test func `a step of the device after the end of a transition ends its answer`() throws {
    var drawn = HandMadeTrace()
    for refresh in Array(3..<12) + Array(60..<70) { drawn.show(expected: refresh, actual: refresh) }
    var trace = drawn.trace
    func settling(ended: Int64?, step: Int64) throws -> Interval {
      trace.transitions = [transition(at: .zero)]
      trace.transitions[0].ended = ended.map { Instant.zero + .milliseconds($0) }
      trace.events = [step].map { time in
        let time = Instant.zero + .milliseconds(time)
        return TraceEvent(
          kind: .command,
          time: time,
          subject: TraceEvent.deviceSubject,
          name: "call"
        )
      }
      return try #require(TransitionAnswer.all(in: trace).first).settling
    }
    let lengths = [11, 69].map { drawn.time(of: $0) - Instant.zero }
    let (first, last) = (lengths[0], lengths[1])
    #expect(try settling(ended: 190, step: 900) == first)
    // It interrupts a transition that goes on, or comes when all is over.
    #expect(try settling(ended: 1_150, step: 100) == last)
    #expect(try settling(ended: nil, step: 900) == last)
    #expect(try settling(ended: 190, step: 3_000) == last)
    // What moves until the end of an interrupted transition belongs to it, and nothing after it.
    #expect(try settling(ended: 190, step: 100) == first)
  }

  @Test func `a frame whose work began before a step answers what was requested before`() throws {
    var drawn = HandMadeTrace()
    for refresh in 3..<12 {
      drawn.show(expected: refresh, actual: refresh, commitEnd: drawn.time(of: refresh - 1))
    }
    var trace = drawn.trace
    trace.transitions = [transition(at: .zero)]
    trace.transitions[0].ended = drawn.time(of: 5)
    // The frame shown at refresh 10 begins at refresh 8, right before the step.
    for (shift, last) in [(Int64(-1), 9), (0, 9), (1, 10)] {
      trace.events = [
        TraceEvent(
          kind: .command,
          time: drawn.time(of: 8) + Interval(nanoseconds: shift),
          subject: TraceEvent.deviceSubject,
          name: "call"
        )
      ]
      let answer = try #require(TransitionAnswer.all(in: trace).first)
      #expect(answer.settling == drawn.time(of: last) - .zero, "\(shift)")
    }
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
