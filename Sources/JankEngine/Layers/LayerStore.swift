/// The layers of a tree by number, read and changed in place.
///
/// An array hands out a copy of a whole layer when a computed value of it is read. Every access is
/// bounds-checked, and all unsafe memory of the tree is in this type.
@safe
package struct LayerStore: ~Copyable {
  private var room: UnsafeMutablePointer<Layer>
  private var capacity: Int
  /// The number of layers.
  package private(set) var count = 0

  /// Creates a store without layers.
  package init() {
    capacity = 16
    unsafe room = .allocate(capacity: capacity)
  }

  deinit {
    unsafe room.deinitialize(count: count)
    unsafe room.deallocate()
  }

  /// The layer of a number below ``count``.
  package subscript(number: Int) -> Layer {
    @inline(__always) unsafeAddress {
      checkBounds(number)
      return unsafe UnsafePointer(room + number)
    }
    @inline(__always) unsafeMutableAddress {
      checkBounds(number)
      return unsafe room + number
    }
  }

  /// Adds a layer of the next number.
  package mutating func append(_ layer: consuming Layer) {
    if count == capacity { grow() }
    unsafe (room + count).initialize(to: layer)
    count += 1
  }

  private func checkBounds(_ number: Int) {
    precondition(
      UInt(bitPattern: number) < UInt(bitPattern: count),
      "there is no layer of this number"
    )
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Layer>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: room, count: count)
    unsafe room.deallocate()
    unsafe room = larger
    capacity *= 2
  }
}
