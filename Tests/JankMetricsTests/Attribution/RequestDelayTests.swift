import JankMetrics
import JankTrace
import Testing

struct RequestDelayTests {
  /// A transition that is due at refresh 3 and handled after some work.
  private func trace(workEnd: Int, actual: Int, turn: Int = 1) -> Trace {
    var hand = HandMadeTrace()
    let (due, end) = (hand.time(of: 3), hand.time(of: workEnd))
    hand.work("decode", from: .zero, to: end, turn: turn)
    hand.work("present Sheet", from: end, to: end + .milliseconds(1), turn: 2, requested: due)
    hand.show(expected: workEnd + 3, actual: actual, commitEnd: end + .milliseconds(2))
    hand.transition(from: end, to: hand.time(of: workEnd + 20))
    return hand.trace
  }

  @Test func `a request that waited for the main thread is one, with the work it waited for`() {
    let trace = trace(workEnd: 9, actual: 12)
    let delays = RequestDelay.all(in: trace)
    #expect(delays.count == 1)
    #expect(delays.first?.name == "decode" && delays.first?.kind == .stall)
    #expect(delays.first?.wait == Interval(nanoseconds: 100_000_000))
    #expect(delays.first?.held == Interval(nanoseconds: 150_000_000))
    #expect(delays.first?.frame == 0 && delays.first?.shown == trace.frames[0].actual.time)
  }

  @Test func `a late first frame, a short wait and work of the request itself are none`() {
    #expect(RequestDelay.all(in: trace(workEnd: 9, actual: 13)).isEmpty)
    #expect(RequestDelay.all(in: trace(workEnd: 3, actual: 6)).isEmpty)
    #expect(RequestDelay.all(in: trace(workEnd: 9, actual: 12, turn: 2)).isEmpty)
  }

  @Test func `of the work that a request waited for, the longest is named`() throws {
    for first in [7, 4] {
      var hand = HandMadeTrace()
      let end = hand.time(of: 9)
      hand.work("decode", from: .zero, to: hand.time(of: first), turn: 1)
      hand.work("parse", from: hand.time(of: first), to: end, turn: 2)
      hand.work(
        "present Sheet",
        from: end,
        to: end + .milliseconds(1),
        turn: 3,
        requested: hand.time(of: 3)
      )
      hand.show(expected: 12, actual: 12, commitEnd: end + .milliseconds(2))
      hand.transition(from: end, to: hand.time(of: 30))
      let delay = try #require(RequestDelay.all(in: hand.trace).first)
      #expect(delay.name == (first == 7 ? "decode" : "parse"))
      #expect(delay.wait == end - hand.time(of: 3))
    }
  }
}
