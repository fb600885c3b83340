import JankMetrics
import JankTrace
import Testing

struct SilentStallTests {
  private func instant(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  /// A stall from 100 to 150 ms in an animation, and callbacks by their start and request.
  private func stalled(_ callbacks: [(start: Int64, requested: Int64)]) -> HandMadeTrace {
    var hand = HandMadeTrace()
    hand.transition(from: .zero, to: instant(500))
    hand.work("parse", from: instant(100), to: instant(150))
    for callback in callbacks {
      hand.work(
        "tick",
        kind: .callback,
        from: instant(callback.start),
        to: instant(callback.start + 1),
        requested: instant(callback.requested)
      )
    }
    return hand
  }

  @Test func `the longest wait is that of the callback requested first during the stall`() {
    let stalls = stalled([(150, 120), (151, 100), (152, 149)]).trace.silentStalls(besides: [])
    #expect(stalls.map(\.name) == ["parse"] && stalls.map(\.reason) == [.noFrame])
    #expect(stalls.map(\.duration) == [.milliseconds(50)])
    #expect(stalls.map(\.longestWait) == [.milliseconds(51)])
  }

  @Test func `a callback requested before or after the stall did not wait for it`() {
    let stalls = stalled([(90, 80), (160, 99), (170, 150)]).trace.silentStalls(besides: [])
    #expect(stalls.map(\.longestWait) == [.zero])
  }

  @Test func `a stall outside of an animation is not reported`() {
    var hand = stalled([])
    hand.work("save", from: instant(490), to: instant(501))
    #expect(hand.trace.silentStalls(besides: []).map(\.name) == ["parse"])
  }

  @Test func `a frame that waited for the stall and met its deadline explains the silence`() {
    // Its work began at refresh 6, at 100 ms, and ended by refresh 10.
    for (actual, reasons) in [(8, [SilentStall.Reason.shortness]), (11, [])] {
      var hand = stalled([])
      hand.show(expected: 8, actual: actual, commitEnd: instant(150))
      #expect(hand.trace.silentStalls(besides: []).map(\.reason) == reasons, "\(actual)")
    }
  }

  @Test func `a stall of a name that makes a frame late is not silent`() {
    var hand = stalled([])
    hand.show(expected: 8, actual: 11, commitEnd: instant(150))
    hand.work("parse", from: instant(300), to: instant(350))
    #expect(hand.trace.hitches.flatMap(\.causes).map(\.name).contains("parse"))
    #expect(hand.trace.silentStalls(besides: []).map(\.name) == ["parse"])
    #expect(hand.trace.silentStalls(besides: hand.trace.hitches).isEmpty)
  }

  @Test func `frames that the render server shows during the stall explain the silence`() {
    var hand = stalled([])
    hand.showInTime([7, 8])
    #expect(hand.trace.silentStalls(besides: []).map(\.reason) == [.renderServer])
  }
}
