/// A growing row of plain values with a single owner.
///
/// What an array is, less the question at each write whether the storage is shared, which here it
/// never is. With arrays in its place the event queue takes 1.5 times as long. Every access is
/// checked against the bounds, and all unsafe memory of the queue is in here.
@safe
package struct Row<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  /// The number of elements there is room for.
  package private(set) var capacity: Int
  /// The number of elements.
  package private(set) var count = 0

  /// Creates an empty row with room for a number of elements, one at least.
  package init(capacity: Int) {
    precondition(capacity > 0, "a row has room for one element at least")
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  /// Creates a row of equal elements, one at least.
  package init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    unsafe base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { unsafe base.deallocate() }
}

extension Row {
  /// Whether there are no elements.
  package var isEmpty: Bool { count == 0 }

  /// The memory of the row in bytes.
  package var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// The element at a position from zero up to the count.
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

  /// Adds an element at the end, doubling the room if there is none left.
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

  /// Removes the elements from a position on and gives back room beyond a number of elements.
  package mutating func truncate(to newCount: Int, capacity newCapacity: Int) {
    precondition(newCount <= count && newCount <= newCapacity, "a row shrinks to what it holds")
    count = newCount
    if newCapacity < capacity { changeCapacity(to: newCapacity) }
  }

  private func checkBounds(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "a position outside the row")
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
