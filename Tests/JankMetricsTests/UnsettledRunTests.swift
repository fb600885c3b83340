import JankMetrics
import JankTrace
import TestSupport
import Testing

struct UnsettledRunTests {
  private let rest = "the run did not settle within 0.5 s"

  private func trace(_ change: (inout Trace) -> Void = { _ in }) -> Trace {
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.end = .zero + .milliseconds(500)
    change(&trace)
    return trace
  }

  private func work(until end: Interval) -> WorkRecord {
    WorkRecord(
      kind: .callback,
      name: "display link",
      start: .zero + end - .milliseconds(1),
      end: .zero + end,
      turn: 1
    )
  }

  @Test func `a run that settled has no cause`() {
    #expect(trace { $0.cameToRest = true }.unsettled == nil)
    #expect(trace().unsettled == rest)
  }

  @Test func `a transition that has not ended is named with its step`() {
    let trace = trace { trace in
      trace.events = [
        TraceEvent(kind: .command, time: .zero, subject: "app", name: "launch"),
        TraceEvent(
          kind: .command,
          time: .zero + .milliseconds(100),
          subject: "app",
          name: "present Sheet"
        ),
        TraceEvent(
          kind: .command,
          time: .zero + .milliseconds(300),
          subject: "app",
          name: "later"
        ),
      ]
      trace.transitions = [
        TransitionRecord(
          kind: .present,
          from: "Main",
          to: "Sheet",
          isInteractive: false,
          requested: .zero + .milliseconds(100),
          began: .zero + .milliseconds(110)
        )
      ]
      trace.works = [work(until: .milliseconds(490))]
    }
    let cause = "the present from Main to Sheet has not ended"
    let step = "it began with the step \"present Sheet\" at 0.1 s"
    #expect(trace.unsettled == "\(rest): \(cause); \(step)")
  }

  private static let step = "the step \"present\" at 0.1 s"

  @Test(arguments: [
    (true, [(3, TouchPhase.moved)], "the drag at 0.25 s"), (true, [(3, .ended)], step),
    (false, [(3, .moved)], step), (true, [(4, .began), (4, .ended)], "the drag at 0.25 s"),
    (true, [(4, .began), (3, .ended)], "the drag at 0.26 s"), (true, [(4, .began)], step),
  ])
  func `the only drag that goes on is named for the transition that it drives`(
    isInteractive: Bool,
    next: [(id: Int, phase: TouchPhase)],
    origin: String
  ) {
    func touch(_ id: Int, _ phase: TouchPhase, at milliseconds: Int64) -> TouchRecord {
      TouchRecord(
        touchID: id,
        phase: phase,
        location: .zero,
        sensed: .zero + .milliseconds(milliseconds),
        delivered: .zero + .milliseconds(milliseconds + 1),
        isCoalesced: false
      )
    }
    let time = Instant.zero + .milliseconds(100)
    let trace = trace { trace in
      trace.events = [TraceEvent(kind: .command, time: time, subject: "app", name: "present")]
      trace.touches = [touch(3, .began, at: 250)]
      trace.touches += next.enumerated().map { touch($1.id, $1.phase, at: 260 + Int64($0)) }
      trace.touches.append(touch(3, .cancelled, at: 400))
      trace.transitions = [
        TransitionRecord(
          kind: .dismiss,
          from: "Sheet",
          to: "Main",
          isInteractive: isInteractive,
          requested: .zero + .milliseconds(270),
          began: .zero + .milliseconds(270)
        )
      ]
    }
    let cause = "the dismiss from Sheet to Main has not ended"
    #expect(trace.unsettled == "\(rest): \(cause); it began with \(origin)")
  }

  @Test func `work that goes on is named, and otherwise an animation`() {
    let busy = trace { $0.works = [work(until: .milliseconds(490))] }
    #expect(busy.unsettled == "\(rest): the main thread still has work, at last \"display link\"")
    var hand = HandMadeTrace()
    hand.show(expected: 29, actual: 29)
    let moving = trace { trace in
      trace.frames = hand.trace.frames
      trace.works = [work(until: .milliseconds(200))]
    }
    let since = "without work of the main thread since 0.2 s"
    #expect(moving.unsettled == "\(rest): an animation still plays, \(since)")
  }

  @Test func `what ended a tenth of a second before the end still goes on, nothing older`() {
    for (milliseconds, goesOn) in [(Int64(400), true), (399, false)] {
      let busy = trace { $0.works = [work(until: .milliseconds(milliseconds))] }
      #expect((busy.unsettled != rest) == goesOn, "\(milliseconds) ms")
    }
    // Refresh 24 is 400 ms on.
    for (refresh, goesOn) in [(24, true), (23, false)] {
      var hand = HandMadeTrace()
      hand.show(expected: refresh, actual: refresh)
      let moving = trace { $0.frames = hand.trace.frames }
      #expect((moving.unsettled != rest) == goesOn, "refresh \(refresh)")
    }
  }
}
