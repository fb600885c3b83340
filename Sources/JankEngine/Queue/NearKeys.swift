/// The keys that come next, in order.
///
/// A key is put in its place without a branch that depends on keys. Which of a few random keys is
/// less nobody can foretell: a processor that guesses wrong loses more time than all the
/// comparisons take. That pays as long as the keys are few, which is why they have a limit.
package struct NearKeys: ~Copyable {
  // Invariant: each key is less than the one before it, and the first is beyond all.
  private var keys = Row<EventKey>(capacity: 2 * limit)

  /// The number of keys from which on no key is inserted.
  package static let limit = 16

  /// Creates a row without keys.
  package init() {
    keys.append(.beyond)
  }
}

extension NearKeys {
  /// The number of keys.
  package var count: Int { keys.count &- 1 }

  /// Whether there are no keys.
  package var isEmpty: Bool { count == 0 }

  /// Whether there are so many keys that none is to be inserted.
  package var isFull: Bool { count >= Self.limit }

  /// The memory of the row in bytes.
  package var byteCount: Int { keys.byteCount }

  /// The least key, or one greater than all if there is none.
  package var first: EventKey { keys[count] }

  /// Adds a key to few others.
  ///
  /// From the least key on, each one that is less than the new key moves up by one place, and each
  /// that is not stays where it is. One more place is free before that at the end.
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

  /// Removes and returns the least key; there must be one.
  package mutating func removeFirst() -> EventKey { keys.removeLast() }
}
