import HeadlessUIKit
import JankAnimators
import Testing

struct DragInteractionTests {
  private func drag(
    _ travel: Double,
    ending: TouchSample.Phase = .ended,
    stall: (at: Interval, length: Interval)? = nil
  ) -> Trace {
    play(
      dismissing: EffectAnimator(.slide()) { CoreAnimationPlayer() },
      dragged: true,
      touches: touchID(travel: travel, ending: ending),
      stall: stall
    )
  }

  @Test(arguments: [50, 209, 210, 211, 300, 400] as [Double])
  func `more than half of the travel after the slop dismisses, less returns`(travel: Double) {
    let outcome = drag(travel).transitions.last?.outcome
    #expect(outcome == (travel - 10 > 200 ? .completed : .cancelled))
  }

  @Test
  func `the page follows the touch over the travel`() {
    let offsets = drag(170).offsets.map(\.points)
    let farthest = offsets.filter { $0 < 600 }.max() ?? 0
    #expect(offsets.contains { abs($0 - 667 * 160 / 400) < 1e-9 }, "\(farthest)")
  }

  @Test
  func `a touch that the system cancels cancels at any progress`() {
    #expect(drag(350, ending: .cancelled).transitions.last?.outcome == .cancelled)
  }

  @Test
  func `a flick within one frame is decided when its transition has begun`() {
    // Between the refreshes at 1,600 and 1,617 ms.
    let phases: [TouchSample.Phase] = [.began, .moved, .moved, .ended]
    let trace = play(
      dismissing: EffectAnimator(.slide()) { CoreAnimationPlayer() },
      dragged: true,
      touches: phases.enumerated().map { index, phase in
        TouchSample(
          time: .zero + .milliseconds(1_602 + 3 * Int64(index)),
          touchID: 0,
          phase: phase,
          location: [187, 100 + 60 * Double(index)]
        )
      }
    )
    #expect(trace.transitions.last?.outcome == .cancelled && trace.findings.isEmpty)
    let names = trace.events.filter { $0.kind == .callback }.map(\.name)
    let (begin, end) = (
      names.lastIndex(of: "startInteractiveTransition"),
      names.lastIndex(of: "cancelInteractiveTransition")
    )
    #expect(begin != nil && end != nil && begin ?? 0 < end ?? 0, "\(names)")
  }

  @Test
  func `finishing takes the animator's whole duration from any release`() {
    for travel in [250, 330] as [Double] {
      let trace = drag(travel)
      let length = trace.transitions[1].ended.map { $0.seconds - 1.71 } ?? 0
      #expect(abs(length - 0.4) < 0.03, "\(travel)")
    }
  }

  @Test
  func `a drag of the full travel leaves no speed and never ends`() {
    #expect(drag(450).transitions.last?.outcome == .unfinished)
  }

  @Test
  func `a busy main thread stops following the touch for one hitch`() throws {
    let trace = drag(170, stall: (.milliseconds(1_605), .milliseconds(80)))
    #expect(trace.late.count == 1)
    let frame = try #require(trace.late.first)
    #expect(frame.actual.number - frame.expected.number == 4)
  }

  @Test
  func `an animator that is not interruptible continues at its own speed`() throws {
    func length(_ remainder: DragInteraction.Remainder) throws -> Double {
      let trace = play(
        dismissing: EffectAnimator(.slide()) { CoreAnimationPlayer() },
        dragged: true,
        remainder: remainder,
        touches: touchID(travel: 330)
      )
      return try #require(trace.transitions[1].ended).seconds
    }
    #expect(try length(.spring) == length(.steady))
    #expect(try length(.steady) < length(.slowing))
  }
}
