/// The layers in which animations end, by the device time of the end.
///
/// An end may be recorded too early, and stays when its animation is removed. So a layer whose time
/// has come is only due: it is checked, and recorded as due again if it still waits for its end.
struct AnimationEnds: Sendable {
  private var heap = EndHeap()
  // What a number in the heap stands for: layers of one end that were noted one after another.
  private var batches: [[LayerID]] = []
  private var free: [Int] = []
  private var newest = -1
  private var newestEnd = Double.nan
  /// The layers that were due at the last check, possibly with duplicates.
  private(set) var due: [LayerID] = []
  /// The number of recorded ends in the future.
  private(set) var count = 0
  // The count from which it pays to note all ends anew.
  private var limit = Self.leastLimit

  private static let leastLimit = 256
}

extension AnimationEnds {
  /// Records that an animation of a layer ends at a device time, in seconds.
  mutating func insert(_ layer: LayerID, at end: Double) {
    guard end < .infinity else { return }
    if end != newestEnd { startBatch(at: end) }
    batches[newest].append(layer)
    count += 1
  }

  /// Whether many of the ends may belong to removed or retimed animations.
  var isCrowded: Bool { count > limit }

  /// Records that every end belongs to an animation, without duplicates.
  mutating func markTidy() { limit = max(Self.leastLimit, count * 2) }

  /// Records that a layer must be checked again.
  mutating func insertDue(_ layer: LayerID) { due.append(layer) }

  /// Finds the layers that are due at a device time, in seconds.
  mutating func findDue(at mediaTime: Double) {
    while let number = heap.popFirst(until: mediaTime) {
      due += batches[number]
      count -= batches[number].count
      batches[number].removeAll(keepingCapacity: true)
      free.append(number)
      if number == newest { newestEnd = .nan }
    }
  }

  /// Removes and returns the layers that were found due.
  mutating func takeDue() -> [LayerID] {
    // Exchanged: to empty a list that is also returned would copy its memory.
    var taken: [LayerID] = []
    swap(&taken, &due)
    return taken
  }

  /// Removes everything.
  mutating func removeAll() { self = AnimationEnds() }

  private mutating func startBatch(at end: Double) {
    newest = free.popLast() ?? batches.count
    if newest == batches.count { batches.append([]) }
    newestEnd = end
    heap.insert(newest, at: end)
  }
}
