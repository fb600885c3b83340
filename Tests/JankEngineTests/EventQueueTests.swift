import JankEngine
import Testing

struct EventQueueTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `any mix of events leaves sorted by time, then by order`(seed: UInt64) {
    var source = RandomSource(seed: seed, purpose: "test")
    var queue = EventQueue()
    var scheduled: [(due: Int64, order: Int)] = []
    for order in 0..<500 {
      let due = Int64(source.next() % 50)
      queue.schedule(.command(order), at: Instant(nanoseconds: due))
      scheduled.append((due, order))
    }
    let expected = scheduled.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    for (due, order) in expected {
      let event = queue.popFirst(until: Instant(nanoseconds: 100))
      #expect(event?.due.nanoseconds == due)
      #expect(event?.event == .command(order))
    }
    #expect(queue.count == 0)
  }

  @Test
  func `an event after the limit stays`() {
    var queue = EventQueue()
    queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 10))
    let early = queue.popFirst(until: Instant(nanoseconds: 9))
    #expect(early == nil)
    #expect(queue.count == 1)
    let due = queue.popFirst(until: Instant(nanoseconds: 10))
    #expect(due?.event == .mainThreadFree)
  }
}
