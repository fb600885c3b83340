/// The pending events of one run, earliest first.
///
/// Two events due at the same instant come out in the order they were scheduled. Nothing else may
/// decide a tie: a replay has to make the same choices as the run it replays.
///
/// A binary heap in one array. Cancelled events are not removed; whoever receives an event checks
/// that it is still wanted.
package struct EventQueue {
  // Invariant: no entry precedes its parent, the entry at (index - 1) / 2.
  private var heap: [Entry] = []
  private var scheduledCount: UInt64 = 0

  private struct Entry {
    let due: Instant
    let order: UInt64
    let event: Event

    func precedes(_ other: Entry) -> Bool {
      due == other.due ? order < other.order : due < other.due
    }
  }

  package init() {}
}

extension EventQueue {
  /// The number of events that have not been taken out.
  package var count: Int { heap.count }

  /// Adds an event due at an instant.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pending events.
  package mutating func schedule(_ event: Event, at due: Instant) {
    heap.append(Entry(due: due, order: scheduledCount, event: event))
    scheduledCount += 1
    siftUp(from: heap.count - 1)
  }

  /// Removes and returns the earliest event, or nil if none is due by a limit.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pending events.
  package mutating func popFirst(until limit: Instant) -> (due: Instant, event: Event)? {
    guard let first = heap.first, first.due <= limit, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      siftDown(from: 0)
    }
    return (first.due, first.event)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
