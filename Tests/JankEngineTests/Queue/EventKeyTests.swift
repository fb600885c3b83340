import JankEngine
import Testing

struct EventKeyTests {
  private let extremes: [(due: Int64, order: UInt64)] = [
    (0, 0), (0, 1), (0, EventKey.orderLimit - 1), (1, 0), (1 << 40, 5), (.max, 0),
    (.max, EventKey.orderLimit - 1),
  ]

  @Test
  func `keys compare by time, then by order, for any slot`() {
    for (left, low) in extremes.enumerated() {
      for (right, high) in extremes.enumerated() where left != right {
        for slots in [(0, EventKey.slotLimit - 1), (EventKey.slotLimit - 1, 0)] {
          let first = key(low, slot: slots.0)
          let second = key(high, slot: slots.1)
          #expect((first < second) == (left < right))
        }
      }
    }
  }

  @Test
  func `a key returns its components`() {
    for slot in [0, 1, EventKey.slotLimit - 1] {
      for parts in extremes {
        let key = key(parts, slot: slot)
        #expect(key.due.nanoseconds == parts.due)
        #expect(key.nanoseconds == UInt64(parts.due))
        #expect(key.slot == slot)
        #expect(EventKey.slot(of: key.identity) == slot)
        #expect(key.identity >> 24 == parts.order)
        #expect(key < .beyond)
      }
    }
  }

  private func key(_ parts: (due: Int64, order: UInt64), slot: Int) -> EventKey {
    EventKey(due: Instant(nanoseconds: parts.due), order: parts.order, slot: slot)
  }
}
