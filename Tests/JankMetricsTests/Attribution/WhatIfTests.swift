import JankMetrics
import JankTrace
import Testing

struct WhatIfTests {
  @Test func `frames are compared with those that began with them, and sums are of all`() {
    let end = HandMadeTrace().time(of: 20)
    var before = HandMadeTrace()
    before.showInTime(2...5)
    before.show(expected: 6, actual: 9)
    before.show(expected: 10, actual: 11)
    var after = HandMadeTrace()
    after.showInTime(2...9)
    after.show(expected: 10, actual: 11)
    after.show(expected: 12, actual: 13)
    before.transition(from: .zero, to: end)
    after.transition(from: .zero, to: end)
    let change = WhatIf(before: before.trace, after: after.trace)
    #expect(change.changes.map(\.frame) == [4, 5, nil])
    #expect(change.changes.map(\.counterpart) == [4, 8, 9])
    #expect(change.late.map(\.frame) == [4, 5])
    #expect(change.recovered.map(\.frame) == [4])
    #expect(change.hitchTimeBefore == Interval(nanoseconds: 66_666_666))
    #expect(change.hitchTimeAfter == Interval(nanoseconds: 33_333_333))
  }

  @Test func `frames that began together are matched in order`() {
    var before = HandMadeTrace()
    before.show(expected: 6, actual: 7)
    before.show(expected: 6, actual: 9)
    var after = HandMadeTrace()
    after.show(expected: 6, actual: 6)
    after.show(expected: 6, actual: 8)
    let change = WhatIf(before: before.trace, after: after.trace)
    #expect(change.changes.map(\.counterpart) == [0, 1])
    #expect(change.changes.map(\.after.nanoseconds) == [0, 33_333_333])
  }

  @Test func `a run without its late frames has nothing left`() {
    var before = HandMadeTrace()
    before.show(expected: 2, actual: 4)
    before.transition(from: .zero, to: before.time(of: 5))
    let change = WhatIf(before: before.trace, after: HandMadeTrace().trace)
    #expect(change.changes.map(\.counterpart) == [nil])
    #expect(change.recovered.count == 1)
  }

  @Test func `late frames without animation are listed and not counted, as in hitch time`() throws {
    var before = HandMadeTrace()
    before.show(expected: 6, actual: 7)
    before.show(expected: 40, actual: 43)
    before.transition(from: .zero, to: before.time(of: 20))
    let change = WhatIf(before: before.trace, after: before.trace)
    #expect(change.changes.map(\.isTracked) == [true, false])
    #expect(change.late.map(\.frame) == [0])
    let tally = FrameTally(FrameSeries(before.trace))
    let hitchTime = try #require(
      MetricRegistry.metric("apple.hitch-time")?.value(tally).value?.number
    )
    #expect(abs(change.hitchTimeBefore.milliseconds - hitchTime) < 1e-9)
    #expect(change.hitchTimeAfter == change.hitchTimeBefore)
    #expect(Attribution(before.trace).worst(2).map(\.frame.index) == [0, 1])
  }

  @Test func `a frame whose delay moved to another frame has not recovered`() {
    func trace(late: Int, length: Int64) -> Trace {
      var hand = HandMadeTrace()
      hand.showInTime(2...(late - 1))
      let end = hand.time(of: late) - .milliseconds(1)
      hand.work("parse", from: end - .milliseconds(length), to: end)
      hand.show(expected: late, actual: late + 1, commitEnd: end, rendering: late...late + 1)
      hand.showInTime((late + 2)...20)
      hand.transition(from: .zero, to: hand.time(of: 21))
      return hand.trace
    }
    let before = trace(late: 8, length: 40)
    let change = WhatIf(before: before, after: trace(late: 6, length: 40))
    #expect(change.changes.map(\.frame) == [6])
    #expect(change.changes.map(\.counterpart) == [4])
    #expect(change.moved == change.changes)
    #expect(change.recovered.isEmpty && change.newlyLate.isEmpty)

    var other = HandMadeTrace()
    let end = other.time(of: 6) - .milliseconds(1)
    other.showInTime(2...5)
    other.work("save", from: end - .milliseconds(40), to: end)
    other.show(expected: 6, actual: 7, commitEnd: end, rendering: 6...7)
    other.showInTime(8...20)
    other.transition(from: .zero, to: other.time(of: 21))
    let new = WhatIf(before: before, after: other.trace)
    #expect(new.changes.map(\.frame) == [6, nil])
    #expect(new.recovered.count == 1 && new.moved.isEmpty && new.newlyLate.count == 1)
  }

  @Test func `a delay that moves far away is that of the same call of a callback`() {
    func trace(late: Int, isBusy: Bool) -> Trace {
      var hand = HandMadeTrace()
      hand.showInTime(2...(late - 1))
      if isBusy { hand.work("layout", from: .zero, to: .zero + .milliseconds(1)) }
      let end = hand.time(of: late) - .milliseconds(1)
      hand.work("parse", kind: .callback, from: end - .milliseconds(40), to: end)
      hand.show(expected: late, actual: late + 1, commitEnd: end, rendering: late...late + 1)
      hand.showInTime((late + 2)...30)
      hand.transition(from: .zero, to: hand.time(of: 31))
      return hand.trace
    }
    // Other work before it does not matter.
    let change = WhatIf(
      before: trace(late: 20, isBusy: false),
      after: trace(late: 6, isBusy: true)
    )
    #expect(change.changes.map(\.frame) == [18])
    #expect(change.changes.map(\.counterpart) == [4])
    #expect(change.moved == change.changes)
  }
}
