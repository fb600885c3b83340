/// A heap of numbers by their end times, the earliest first.
///
/// Nothing is removed before its time: the caller checks each number it gets. Numbers with equal
/// ends come in an arbitrary order that is always the same.
package struct EndHeap: Sendable {
  // A binary heap. Invariant: no entry ends before its parent.
  private var entries: [Entry] = []

  package init() {}

  private struct Entry {
    let end: Double
    let number: Int
  }
}

extension EndHeap {
  /// The number of entries.
  package var count: Int { entries.count }

  /// The earliest end, in seconds; infinite if the heap is empty.
  package var earliest: Double { entries.first?.end ?? .infinity }

  /// Adds a number.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of entries.
  package mutating func insert(_ number: Int, at end: Double) {
    let entry = Entry(end: end, number: number)
    var place = entries.count
    entries.append(entry)
    while place > 0, end < entries[(place - 1) / 2].end {
      entries[place] = entries[(place - 1) / 2]
      place = (place - 1) / 2
    }
    entries[place] = entry
  }

  /// Removes and returns the number of the earliest end, if that is not after a time in seconds.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of entries.
  package mutating func popFirst(until time: Double) -> Int? {
    guard earliest <= time, let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last.number }
    var place = 0
    while place * 2 + 1 < entries.count {
      var child = place * 2 + 1
      if child + 1 < entries.count, entries[child + 1].end < entries[child].end { child += 1 }
      guard entries[child].end < last.end else { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = last
    return first.number
  }

  /// Removes everything.
  package mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
