import JankMetrics
import JankTrace
import Testing

struct InputBlockTests {
  @Test func `a driven transition blocks from the release to its end`() throws {
    let trace = DraggedTrace().trace
    let release = try #require(HandOver.handOvers(in: trace).first).release
    let end = try #require(trace.transitions[0].ended)
    #expect(InputBlock.stretches(of: trace) == [release..<end])
  }

  @Test func `any other blocks from its begin, and overlapping ones once`() {
    var hand = HandMadeTrace()
    let times = [0, 10, 5, 20, 30, 40].map { hand.time(of: $0) }
    hand.transition(from: times[0], to: times[1])
    hand.transition(from: times[2], to: times[3])
    hand.transition(from: times[4], to: times[5])
    let stretches = InputBlock.stretches(of: hand.trace)
    #expect(stretches == [times[0]..<times[3], times[4]..<times[5]])
  }

  @Test func `a transition that begins with its touch is driven by it`() throws {
    var trace = DraggedTrace().trace
    let stroke = try #require(TouchStroke.strokes(of: trace).first)
    let old = trace.transitions[0]
    var transition = TransitionRecord(
      kind: old.kind,
      from: old.from,
      to: old.to,
      isInteractive: true,
      requested: stroke.start,
      began: stroke.start
    )
    transition.ended = old.ended
    trace.transitions = [transition]
    #expect(InputBlock.stretches(of: trace).map(\.lowerBound) == [stroke.end])
  }
}
