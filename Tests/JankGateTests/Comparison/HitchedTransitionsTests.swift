import JankGate
import JankMetrics
import JankTrace
import Testing

struct HitchedTransitionsTests {
  /// A run of half a second of frames with three transitions, one after another.
  private func trace(late frame: Int?, swapped: Bool = false) -> Trace {
    var trace = Trace.steady(
      count: 30,
      late: frame.map { [$0: 3] } ?? [:],
      length: .milliseconds(900)
    )
    let times = trace.frames.map(\.expected.time)
    func transition(_ kind: TransitionRecord.Kind, _ range: ClosedRange<Int>, drag: Bool = false)
      -> TransitionRecord
    {
      var record = TransitionRecord(
        kind: kind,
        from: kind == .present ? "Main" : "Sheet",
        to: kind == .present ? "Sheet" : "Main",
        isInteractive: drag,
        requested: times[range.lowerBound],
        began: times[range.lowerBound]
      )
      record.ended = times[range.upperBound]
      record.outcome = .completed
      return record
    }
    let transitions = [
      transition(.present, 2...8), transition(.dismiss, 12...18, drag: true),
      transition(.present, 20...26),
    ]
    trace.transitions = swapped ? transitions.reversed() : transitions
    return trace
  }

  private func words(_ names: [HitchedTransitions.Name]) -> [String] {
    names.map { "\($0.kind.rawValue) \($0.subject)\($0.isInteractive ? " by drag" : "")" }
  }

  @Test(arguments: [
    (5, ["present Sheet"]), (15, ["dismiss Sheet by drag"]), (23, ["present Sheet"]),
    (18, ["dismiss Sheet by drag"]), (10, []),
    // It began in the transition, and was expected after its end.
    (9, ["present Sheet"]), (19, ["dismiss Sheet by drag"]),
  ])
  func `a late frame belongs to the transition in which it was in progress`(
    frame: Int,
    late: [String]
  ) {
    let transitions = HitchedTransitions(trace(late: frame))
    #expect(words(transitions.all) == ["present Sheet", "dismiss Sheet by drag"])
    #expect(words(transitions.late) == late)
  }

  @Test(arguments: 0..<30)
  func `a transition is late exactly if the hitch time is not zero`(frame: Int) throws {
    let run = trace(late: frame)
    let metric = try #require(MetricRegistry.metric("apple.hitch-time"))
    let hitchTime = try #require(Trial(run, metrics: [metric]).metricValues[0].value)
    #expect(HitchedTransitions(run).late.isEmpty == (hitchTime.steps == 0))
  }

  @Test func `a late frame that only ends a finished animation belongs to none`() {
    func late(_ tick: String?) -> [String] {
      var hand = HandMadeTrace()
      hand.showInTime(2...10)
      hand.show(expected: 11, actual: 16, commitEnd: hand.time(of: 15))
      hand.transition(from: .zero, to: hand.time(of: 14))
      if let tick {
        hand.work(tick, kind: .callback, from: hand.time(of: 14), to: hand.time(of: 14))
      }
      return words(HitchedTransitions(hand.trace).late)
    }
    #expect(late(nil).isEmpty)
    #expect(late("display link") == ["present Sheet"])
  }

  @Test func `runs are merged in any order`() {
    let runs = [trace(late: 5), trace(late: 15, swapped: true), trace(late: nil)]
      .map(HitchedTransitions.init)
    func merged(_ order: [Int]) -> HitchedTransitions {
      order.reduce(into: HitchedTransitions()) { $0.merge(runs[$1]) }
    }
    #expect(merged([0, 1, 2]) == merged([2, 1, 0]) && merged([0, 1, 2]) == merged([1, 0, 2]))
    #expect(words(merged([0, 1, 2]).late).sorted() == ["dismiss Sheet by drag", "present Sheet"])
    #expect(merged([2]).late.isEmpty)
  }

  @Test func `a transition that never ends runs until the end`() {
    var run = trace(late: 29)
    run.transitions = [run.transitions[0]]
    #expect(HitchedTransitions(run).late.isEmpty)
    run.transitions[0].ended = nil
    #expect(words(HitchedTransitions(run).late) == ["present Sheet"])
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `a hitch belongs to a transition, and any other late frame to none`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var hand = HandMadeTrace()
    var next = 2
    for _ in 0..<40 {
      let late = Int.random(in: 0..<20, using: &generator) == 0 ? 3 : 0
      hand.show(expected: next, actual: next + late)
      next += late + Int.random(in: 1...3, using: &generator)
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let start = Int.random(in: 0...next, using: &generator)
      let end = start + Int.random(in: 0...9, using: &generator)
      hand.transition(from: hand.time(of: start), to: hand.time(of: end))
    }
    let animation = TrackedAnimation(hand.trace)
    let hasHitch = hand.trace.frames.contains { $0.hitch > .zero && animation.contains($0) }
    #expect(HitchedTransitions(hand.trace).late.isEmpty != hasHitch)
  }
}
