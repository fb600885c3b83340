/// A growing row of plain values with a single owner.
///
/// It is an array without the check at each write whether the storage is shared, which it never is.
/// With arrays instead, the event queue takes 1.5 times as long. Every access is bounds-checked,
/// and all unsafe memory of the queue is in this type.
@safe
package struct Row<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  /// The number of elements that fit.
  package private(set) var capacity: Int
  package private(set) var count = 0

  /// Creates an empty row with space for a number of elements, at least one.
  package init(capacity: Int) {
    precondition(capacity > 0, "a row needs a capacity of at least 1")
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  /// Creates a row of equal elements, at least one.
  package init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    unsafe base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { unsafe base.deallocate() }
}

extension Row {
  package var isEmpty: Bool { count == 0 }

  package var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// The element at an index.
  package subscript(index: Int) -> Element {
    get {
      checkBounds(index)
      return unsafe base[index]
    }
    _modify {
      checkBounds(index)
      yield unsafe &base[index]
    }
  }

  /// Appends an element, doubling the capacity if necessary.
  package mutating func append(_ element: Element) {
    if count == capacity { changeCapacity(to: 2 * capacity) }
    unsafe base.advanced(by: count).initialize(to: element)
    count &+= 1
  }

  /// Removes and returns the last element of a row that has one.
  package mutating func removeLast() -> Element {
    precondition(count > 0, "an empty row has no last element")
    count &-= 1
    return unsafe base[count]
  }

  /// Removes the elements from an index on and reduces the capacity.
  package mutating func truncate(to newCount: Int, capacity newCapacity: Int) {
    precondition(
      newCount <= count && newCount <= newCapacity,
      "the new count exceeds the row or its new capacity"
    )
    count = newCount
    if newCapacity < capacity { changeCapacity(to: newCapacity) }
  }

  private func checkBounds(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "the index is outside the row")
  }

  @inline(never)
  private mutating func changeCapacity(to newCapacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe moved.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = moved
    capacity = newCapacity
  }
}
