package import JankTrace

/// The events of a queue, each in a numbered slot.
///
/// A slot is 32 bytes, half a cache line. The last freed slot is reused first, so no memory is
/// allocated once there are as many slots as events were ever pending at once, and an event is
/// mostly written where one was just read.
package struct SlotTable: ~Copyable {
  private var slots = Row<Slot>(capacity: leastCapacity)
  // The free slots: each stores the next.
  private var firstFree = SlotChain.end
  // Slots from this index on are not reused when free, until a sweep releases their memory.
  private var retiredFrom = Int.max
  /// The number of events, including cancelled ones.
  package private(set) var count = 0

  private static let leastCapacity = 64

  struct Slot: BitwiseCopyable {
    var key: EventKey
    var event: Event
    var state: State
    var named: UInt32
  }

  enum State: BitwiseCopyable {
    /// There is no event.
    case free
    /// The event is not due yet.
    case pending
    /// The event was cancelled, but its key is still in the queue.
    case cancelled
  }

  package init() {}
}

extension SlotTable {
  package var capacity: Int { slots.capacity }

  /// Whether a sweep is due, because much memory is unused or slots are retired.
  package var isWasteful: Bool {
    capacity > 8 * max(count, Self.leastCapacity) || retiredFrom != .max
  }

  package var byteCount: Int { slots.byteCount }

  /// The numbers of all slots, free or not.
  package var numbers: Range<Int> { 0..<slots.count }

  /// Stores an event in a slot and returns its key.
  @inline(__always)
  package mutating func insert(_ event: Event, due: Instant, order: UInt64) -> EventKey {
    count &+= 1
    guard firstFree != SlotChain.end else { return append(event, due: due, order: order) }
    let number = Int(firstFree)
    let key = EventKey(due: due, order: order, slot: number)
    firstFree = slots[number].named
    slots[number] = Slot(key: key, event: event, state: .pending, named: SlotChain.end)
    return key
  }

  @inline(never)
  private mutating func append(_ event: Event, due: Instant, order: UInt64) -> EventKey {
    precondition(slots.count < EventKey.slotLimit, "at most 2^24 events can be pending at once")
    let key = EventKey(due: due, order: order, slot: slots.count)
    slots.append(Slot(key: key, event: event, state: .pending, named: SlotChain.end))
    return key
  }

  /// Frees the slot of an event and returns the event, or nil if it was cancelled.
  package mutating func remove(at number: Int) -> Event? {
    let event = slots[number].event
    let isWanted = slots[number].state == .pending
    free(number)
    count &-= 1
    return isWanted ? event : nil
  }

  /// Cancels an event and returns whether it was pending.
  ///
  /// - Parameter identity: The identity of the event's key.
  /// - Returns: False also if the event is gone: its slot is free or holds another identity.
  package mutating func cancel(_ identity: UInt64) -> Bool {
    let number = EventKey.slot(of: identity)
    guard number < slots.count, slots[number].key.identity == identity,
      slots[number].state == .pending
    else { return false }
    slots[number].state = .cancelled
    return true
  }

  /// The key of the event in a slot, or nil if there is none.
  package func key(at number: Int) -> EventKey? {
    slots[number].state == .free ? nil : slots[number].key
  }

  private mutating func free(_ number: Int) {
    slots[number].state = .free
    guard number < retiredFrom else { return }
    slots[number].named = firstFree
    firstFree = UInt32(truncatingIfNeeded: number)
  }
}

// MARK: Chains

extension SlotTable {
  /// Prepends a slot to a chain.
  package mutating func hang(_ number: Int, in chain: inout SlotChain) {
    slots[number].named = chain.prepend(UInt32(truncatingIfNeeded: number))
  }

  /// Removes the first slot from a chain that has one and returns its key.
  package func takeFirst(from chain: inout SlotChain) -> EventKey {
    let slot = slots[Int(chain.first)]
    chain.removeFirst(naming: slot.named)
    return slot.key
  }
}

// MARK: Sweeping

extension SlotTable {
  /// Drops the cancelled events and releases the memory after the last pending one.
  ///
  /// If a few events of an earlier peak are in the last slots, these slots are not reused, so that
  /// a later sweep finds them free.
  ///
  /// - Complexity: O(*n*), where *n* is the number of slots.
  package mutating func sweep() {
    let end = numbers.last { slots[$0].state == .pending }.map { $0 + 1 } ?? 0
    slots.truncate(to: end, capacity: max(2 * end, Self.leastCapacity))
    firstFree = SlotChain.end
    retiredFrom = .max
    count = end
    for number in numbers.reversed() where slots[number].state != .pending {
      free(number)
      count -= 1
    }
    if isWasteful { retiredFrom = max(2 * count, Self.leastCapacity) }
  }
}
