package import JankTrace

/// The events of a queue, each in a numbered slot.
///
/// A slot is 32 bytes, half a line of the cache. A slot that falls free is the first to be used
/// again, so no memory is allocated once there are as many slots as events were ever pending at
/// once, and an event is mostly written where one was just read.
package struct SlotTable: ~Copyable {
  private var slots = Row<Slot>(capacity: leastCapacity)
  // The free slots: each names the next.
  private var firstFree = SlotChain.end
  // Slots from here on are not used again once they are free, until a sweep gives their memory
  // back.
  private var retiredFrom = Int.max
  /// The number of events, cancelled ones counted.
  package private(set) var count = 0

  private static let leastCapacity = 64

  /// What a slot holds.
  struct Slot: BitwiseCopyable {
    var key: EventKey
    var event: Event
    var state: State
    var named: UInt32
  }

  /// What has become of the event in a slot.
  enum State: BitwiseCopyable {
    /// There is no event here.
    case free
    /// The event waits to fall due.
    case pending
    /// The event is not wanted any more, but its key is still somewhere in the queue.
    case cancelled
  }

  /// Creates a table without events.
  package init() {}
}

extension SlotTable {
  /// The number of slots there is room for.
  package var capacity: Int { slots.capacity }

  /// Whether a sweep is due, because there is much more memory than is needed or slots are retired.
  package var isWasteful: Bool {
    capacity > 8 * max(count, Self.leastCapacity) || retiredFrom != .max
  }

  /// The memory of the slots in bytes.
  package var byteCount: Int { slots.byteCount }

  /// The numbers of all slots, free or not.
  package var numbers: Range<Int> { 0..<slots.count }

  /// Puts an event into a slot and returns its key.
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
    precondition(slots.count < EventKey.slotLimit, "at most 2^24 events are pending at once")
    let key = EventKey(due: due, order: order, slot: slots.count)
    slots.append(Slot(key: key, event: event, state: .pending, named: SlotChain.end))
    return key
  }

  /// Frees a slot that holds an event and returns the event, or nil if it was cancelled.
  package mutating func remove(at number: Int) -> Event? {
    let event = slots[number].event
    let isWanted = slots[number].state == .pending
    free(number)
    count &-= 1
    return isWanted ? event : nil
  }

  /// Marks an event as not wanted and returns whether it was pending.
  ///
  /// - Parameter identity: that of the event's key.
  /// - Returns: False as well if the event is gone: its slot is free or holds one of another
  ///   identity.
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
  /// Puts a slot in front of a chain.
  package mutating func hang(_ number: Int, in chain: inout SlotChain) {
    slots[number].named = chain.prepend(UInt32(truncatingIfNeeded: number))
  }

  /// Takes the first slot from a chain that has one and returns its key.
  package func takeFirst(from chain: inout SlotChain) -> EventKey {
    let slot = slots[Int(chain.first)]
    chain.removeFirst(naming: slot.named)
    return slot.key
  }
}

// MARK: Sweeping

extension SlotTable {
  /// Drops the cancelled events and gives back the memory behind the last pending one.
  ///
  /// If that is not enough, because a few events of a past peak are in the last slots, these slots
  /// are not used again, so that a later sweep finds them free.
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
