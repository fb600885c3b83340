import JankMetrics
import JankTrace
import Testing

// Also tests: MotionValues, MotionTally.

struct MotionMetricsTests {
  /// A moving view that is asked for something else after some refreshes.
  private func trace(
    askedAt refresh: Int?,
    place: (Int) -> Double = { MovingTrace.place(Double($0)) }
  ) -> Trace {
    var trace = MovingTrace.trace(place: place)
    if let refresh {
      let time = HandMadeTrace().time(of: 6 + refresh)
      trace.events.append(TraceEvent(kind: .command, time: time, subject: "script", name: "back"))
    }
    return trace
  }

  private func jump(_ trace: Trace) -> Measured<MetricValue>? {
    MovingTrace.metricValue("motion.speed-jump.max", trace)
  }

  @Test func `a return from the current position reverses the speed`() {
    let back = trace(askedAt: 30) { MovingTrace.place(Double($0 < 32 ? $0 : 64 - $0)) }
    let speed = jump(back)?.value?.value ?? .nan
    #expect((speed - 1_200).magnitude < 0.1)
  }

  @Test func `a view that continues elsewhere jumps by the speed of that frame`() {
    let elsewhere = trace(askedAt: 38) { MovingTrace.place(Double($0)) + ($0 < 40 ? 0 : 100) }
    // 100 points more than before within a sixtieth of a second.
    let speed = jump(elsewhere)?.value?.value ?? .nan
    #expect((speed - 6_000).magnitude < 0.1)
    let even = jump(trace(askedAt: 38))?.value?.value ?? .nan
    #expect(even < 0.1)
  }

  @Test func `only script steps during a motion count`() {
    let reason = "no script step interrupted a moving view"
    let place = { MovingTrace.place(Double($0)) + ($0 < 40 ? 0 : 100) }
    #expect(jump(trace(askedAt: nil, place: place))?.reason == reason)
    // The view rests from refresh 60 on.
    #expect(jump(trace(askedAt: 70, place: place))?.reason == reason)
    // Too early to be related.
    #expect((jump(trace(askedAt: 20, place: place))?.value?.value ?? .nan) < 0.1)
  }

  @Test func `the longest transition counts, and one that never ended does not`() {
    var trace = MovingTrace.trace { MovingTrace.place(Double($0)) }
    #expect(
      MovingTrace.metricValue("transition.duration.max", trace)?.value?.steps == 1_300_000_000
    )
    trace.transitions[0].ended = nil
    #expect(
      MovingTrace.metricValue("transition.duration.max", trace)?.reason == "no transition ended"
    )
  }

  @Test func `outcomes are counted, also of a run without transitions and of two runs`() {
    func counts(_ tally: FrameTally) -> [Double?] {
      ["transitions.completed", "transitions.cancelled"].map { id in
        MetricRegistry.metric(id)?.value(tally).value?.number
      }
    }
    var trace = MovingTrace.trace { MovingTrace.place(Double($0)) }
    let first = trace.transitions[0]
    func series(_ outcomes: TransitionRecord.Outcome...) -> FrameSeries {
      trace.transitions = outcomes.map { outcome in
        var transition = first
        transition.outcome = outcome
        return transition
      }
      return FrameSeries(trace)
    }
    var both = series(.completed, .cancelled, .completed)
    #expect(counts(FrameTally(both)) == [2, 1])
    #expect(counts(FrameTally(series())) == [0, 0])
    #expect(counts(FrameTally(series(.unfinished))) == [0, 0])
    let other = series(.cancelled, .completed)
    var merged = FrameTally(both)
    merged.merge(FrameTally(other))
    both.append(other)
    #expect(counts(FrameTally(both)) == [3, 2])
    #expect(counts(merged) == [3, 2])
  }

  @Test func `the values of two runs are those of both`() {
    var series = FrameSeries(trace(askedAt: 30))
    series.append(
      FrameSeries(trace(askedAt: 8) { MovingTrace.place(Double($0)) + ($0 < 10 ? 0 : 50) })
    )
    let metric = MetricRegistry.metric("motion.speed-jump.max")
    let speed = metric?.value(FrameTally(series)).value?.number ?? .nan
    #expect((speed - 3_000).magnitude < 0.1)
  }
}
