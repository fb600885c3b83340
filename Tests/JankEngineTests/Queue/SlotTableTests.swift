import JankEngine
import Testing

struct SlotTableTests {
  @Test
  func `an event is found in its slot and the slot is reused`() {
    var table = SlotTable()
    let first = table.insert(.refresh(1), due: Instant(nanoseconds: 5), order: 0)
    let second = table.insert(.stall(2), due: Instant(nanoseconds: 6), order: 1)
    #expect(table.count == 2)
    #expect(table.key(at: first.slot) == first && table.key(at: second.slot) == second)
    let event = table.remove(at: first.slot)
    #expect(event == .refresh(1))
    #expect(table.key(at: first.slot) == nil)
    let third = table.insert(.mainThreadFree, due: Instant(nanoseconds: 7), order: 2)
    #expect(third.slot == first.slot && third.identity != first.identity)
    #expect(table.numbers == 0..<2)
  }

  @Test
  func `a slot is half a cache line`() {
    let table = SlotTable()
    #expect(table.byteCount == 32 * table.capacity)
  }

  @Test
  func `an event is cancelled once and only by its own identity`() {
    var table = SlotTable()
    let key = table.insert(.refresh(1), due: .zero, order: 7)
    let foreign = EventKey(due: .zero, order: 8, slot: key.slot).identity
    let beyond = EventKey(due: .zero, order: 7, slot: 99).identity
    let answers = [foreign, beyond, key.identity, key.identity].map { table.cancel($0) }
    #expect(answers == [false, false, true, false])
    let event = table.remove(at: key.slot)
    #expect(event == nil)
    let afterwards = table.cancel(key.identity)
    #expect(!afterwards)
  }

  @Test
  func `a chain returns its keys, the last one first`() {
    var table = SlotTable()
    var chain = SlotChain()
    let keys = (0..<11).map { table.insert(.touch($0), due: .zero, order: UInt64($0)) }
    for key in keys { table.hang(key.slot, in: &chain) }
    var taken: [EventKey] = []
    while !chain.isEmpty { taken.append(table.takeFirst(from: &chain)) }
    #expect(taken == keys.reversed())
  }

  @Test
  func `sweeping keeps pending events and releases the memory after them`() {
    var table = SlotTable()
    let keys = (0..<1_000).map { table.insert(.touch($0), due: .zero, order: UInt64($0)) }
    for key in keys[100...] {
      if key.slot % 2 == 0 {
        _ = table.cancel(key.identity)
      } else {
        _ = table.remove(at: key.slot)
      }
    }
    for key in keys[..<100] where key.slot % 3 == 0 { _ = table.cancel(key.identity) }
    let byteCount = table.byteCount
    table.sweep()
    #expect(table.count == 66)
    #expect(table.byteCount < byteCount && table.capacity < 256)
    #expect(table.numbers == 0..<99)
    for key in keys[..<99] {
      #expect(table.key(at: key.slot) == (key.slot % 3 == 0 ? nil : key))
    }
    let next = table.insert(.mainThreadFree, due: .zero, order: 1_000)
    #expect(next.slot == 0)
  }

  @Test
  func `an event in the last slot holds the memory only while it exists`() {
    var table = SlotTable()
    let keys = (0..<1_000).map { table.insert(.touch($0), due: .zero, order: UInt64($0)) }
    for key in keys.dropLast() { _ = table.remove(at: key.slot) }
    table.sweep()
    #expect(table.numbers == 0..<1_000)
    let isWasteful = table.isWasteful
    #expect(isWasteful)
    _ = table.remove(at: 999)
    let slots = (0..<10).map {
      table.insert(.stall($0), due: .zero, order: UInt64(1_000 + $0)).slot
    }
    #expect(slots == Array(0..<10))
    table.sweep()
    #expect(table.numbers == 0..<10)
    #expect(table.capacity == 64)
    let isStillWasteful = table.isWasteful
    #expect(!isStillWasteful)
  }

  @Test
  func `a table of which less than an eighth is used is wasteful, if it is not small`() {
    for (slotCount, least) in [(600, 128), (300, 0)] {
      var table = SlotTable()
      for number in 0..<slotCount {
        _ = table.insert(.touch(number), due: .zero, order: UInt64(number))
      }
      for number in least..<slotCount { _ = table.remove(at: number) }
      let isWasteful = table.isWasteful
      #expect(!isWasteful, "\(slotCount)")
      guard least > 0 else { continue }
      _ = table.remove(at: 0)
      let isWastefulNow = table.isWasteful
      #expect(isWastefulNow)
    }
  }

  @Test
  func `after a sweep every free slot is used once, before new ones are made`() {
    var table = SlotTable()
    let keys = (0..<100).map { table.insert(.touch($0), due: .zero, order: UInt64($0)) }
    for key in keys where key.slot % 3 != 0 { _ = table.remove(at: key.slot) }
    for _ in 0..<2 { table.sweep() }
    let kept = keys.filter { $0.slot % 3 == 0 }
    #expect(table.numbers == 0..<100)
    let more = (100..<200).map { table.insert(.stall($0), due: .zero, order: UInt64($0)) }
    #expect(Set((kept + more).map(\.slot)) == Set(0..<134))
    #expect((kept + more).allSatisfy { table.key(at: $0.slot) == $0 })
  }
}
