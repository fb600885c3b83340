/// The keys that come next, in order.
///
/// Insertion has no branch that depends on keys. The order of a few random keys is unpredictable,
/// and a mispredicted branch costs more time than all the comparisons. That is faster while the
/// keys are few, hence their limit.
package struct NearKeys: ~Copyable {
  // Invariant: each key is less than the previous one, and the first is beyond all.
  private var keys = Row<EventKey>(capacity: 2 * limit)

  /// The number of keys from which on no key is inserted.
  package static let limit = 16

  package init() {
    keys.append(.beyond)
  }
}

extension NearKeys {
  package var count: Int { keys.count &- 1 }

  package var isEmpty: Bool { count == 0 }

  /// Whether the limit for insertion is reached.
  package var isFull: Bool { count >= Self.limit }

  package var byteCount: Int { keys.byteCount }

  /// The smallest key, or one greater than all if there is none.
  package var first: EventKey { keys[count] }

  /// Adds a key to few others.
  ///
  /// From the smallest key on, each key that is less than the new one moves up by one index, and
  /// the others stay. Another index is free before that at the end.
  package mutating func insert(_ key: EventKey) {
    keys.append(key)
    var place = count
    var index = count
    while index > 1 {
      let step = keys[index &- 1] < key ? 1 : 0
      keys[index] = keys[index &- step]
      place &-= step
      index &-= 1
    }
    keys[place] = key
  }

  /// Adds a key that is less than all others, of which there may be any number.
  package mutating func prepend(_ key: EventKey) { keys.append(key) }

  /// Removes and returns the smallest key; there must be one.
  package mutating func removeFirst() -> EventKey { keys.removeLast() }
}
