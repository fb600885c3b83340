import JankGate
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
    (5, ["present Sheet"], false), (15, ["dismiss Sheet by drag"], false),
    (23, ["present Sheet"], false), (18, ["dismiss Sheet by drag"], false), (10, [], true),
  ])
  func `a late frame belongs to the transition in which it was expected`(
    frame: Int,
    late: [String],
    isOutside: Bool
  ) {
    let transitions = HitchedTransitions(trace(late: frame))
    #expect(words(transitions.all) == ["present Sheet", "dismiss Sheet by drag"])
    #expect(words(transitions.late) == late)
    #expect(transitions.isLateOutside == isOutside)
  }

  @Test func `runs are merged in any order`() {
    let runs = [trace(late: 5), trace(late: 15, swapped: true), trace(late: nil)]
      .map(HitchedTransitions.init)
    func merged(_ order: [Int]) -> HitchedTransitions {
      order.reduce(into: HitchedTransitions()) { $0.merge(runs[$1]) }
    }
    #expect(merged([0, 1, 2]) == merged([2, 1, 0]) && merged([0, 1, 2]) == merged([1, 0, 2]))
    #expect(words(merged([0, 1, 2]).late).sorted() == ["dismiss Sheet by drag", "present Sheet"])
    #expect(merged([2]).late.isEmpty && !merged([2]).isLateOutside)
  }

  @Test func `a transition that never ends runs until the end`() {
    var run = trace(late: 29)
    run.transitions = [run.transitions[0]]
    #expect(HitchedTransitions(run).isLateOutside)
    run.transitions[0].ended = nil
    #expect(words(HitchedTransitions(run).late) == ["present Sheet"])
  }
}
