/// Keys of events, smallest first, in a heap with four children per node.
///
/// Four children make the heap half as deep as two would, and the four are in one or two cache
/// lines.
package struct KeyHeap: ~Copyable {
  // Invariant: no key is less than its parent, the key at (index - 1) / 4.
  private var keys: Row<EventKey>

  /// Creates an empty heap with space for a number of keys.
  package init(capacity: Int = 16) {
    keys = Row(capacity: capacity)
  }
}

extension KeyHeap {
  package var isEmpty: Bool { keys.isEmpty }

  package var count: Int { keys.count }

  package var byteCount: Int { keys.byteCount }

  /// The smallest key, or one greater than all if there is none.
  package var first: EventKey { keys.isEmpty ? .beyond : keys[0] }

  /// Adds a key.
  ///
  /// - Complexity: O(log *n*) comparisons; on average two for keys in random order.
  package mutating func insert(_ key: EventKey) {
    keys.append(key)
    var child = keys.count &- 1
    while child > 0 {
      let parent = (child &- 1) / 4
      let above = keys[parent]
      guard key < above else { break }
      keys[child] = above
      child = parent
    }
    keys[child] = key
  }

  /// Removes and returns the smallest key of a heap that is not empty.
  ///
  /// - Complexity: O(log *n*) comparisons.
  package mutating func removeFirst() -> EventKey {
    let first = keys[0]
    let last = keys.removeLast()
    if !keys.isEmpty { siftDown(last) }
    return first
  }

  /// Replaces the removed first key by another one and restores the order.
  private mutating func siftDown(_ key: EventKey) {
    var parent = 0
    while let child = leastChild(of: parent) {
      let below = keys[child]
      guard below < key else { break }
      keys[parent] = below
      parent = child
    }
    keys[parent] = key
  }

  private func leastChild(of parent: Int) -> Int? {
    let first = 4 &* parent &+ 1
    guard first &+ 3 < keys.count else { return leastChild(in: first..<max(first, keys.count)) }
    let left = keys[first &+ 1] < keys[first] ? first &+ 1 : first
    let right = keys[first &+ 3] < keys[first &+ 2] ? first &+ 3 : first &+ 2
    return keys[right] < keys[left] ? right : left
  }

  private func leastChild(in children: Range<Int>) -> Int? {
    guard var least = children.first else { return nil }
    for child in children.dropFirst() where keys[child] < keys[least] { least = child }
    return least
  }
}
