/// The identifier of a group in a layer field.
public struct LayerGroupID: Hashable, Sendable {
  let index: Int32
  // Distinguishes the group from earlier ones with the same index.
  let generation: UInt16
}

/// The locations of a field's groups.
struct GroupTable {
  private var entries: [Entry] = []
  private var free: [Int32] = []

  /// The location of a group: a slot of a pool, or rows of its own.
  enum Place: Equatable {
    case slot(Int, pool: Int)
    case shared(Int)
  }

  private struct Entry {
    var place: Int32
    // The number of a pool, or one of the two below.
    var home: UInt8
    var generation: UInt16

    static let shared = UInt8.max
    static let nowhere = UInt8.max - 1
  }
}

extension GroupTable {
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + free.capacity * MemoryLayout<Int32>.stride
  }

  mutating func add(at place: Place) -> LayerGroupID {
    let index = free.popLast() ?? appendEntry()
    let id = LayerGroupID(index: index, generation: entries[Int(index)].generation)
    set(place, of: id)
    return id
  }

  mutating func remove(_ id: LayerGroupID) {
    entries[Int(id.index)].home = Entry.nowhere
    entries[Int(id.index)].generation &+= 1
    free.append(id.index)
  }

  func place(of id: LayerGroupID) -> Place {
    let entry = entries[Int(id.index)]
    precondition(
      entry.generation == id.generation && entry.home != Entry.nowhere,
      "the group was removed"
    )
    return entry.home == Entry.shared
      ? .shared(Int(entry.place)) : .slot(Int(entry.place), pool: Int(entry.home))
  }

  mutating func set(_ place: Place, of id: LayerGroupID) {
    switch place {
    case .slot(let slot, let pool):
      entries[Int(id.index)].place = Int32(slot)
      entries[Int(id.index)].home = UInt8(pool)
    case .shared(let number):
      entries[Int(id.index)].place = Int32(number)
      entries[Int(id.index)].home = Entry.shared
    }
  }

  private mutating func appendEntry() -> Int32 {
    if entries.count == entries.capacity {
      // Grows by an eighth: doubling would show in the memory per layer.
      entries.reserveCapacity(entries.count + entries.count / 8 + 8)
    }
    entries.append(Entry(place: 0, home: Entry.nowhere, generation: 0))
    return Int32(entries.count - 1)
  }
}
