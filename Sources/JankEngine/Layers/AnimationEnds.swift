/// The layers in which animations end, by the time of the device at which they do.
///
/// An end may be noted too early, and stays when its animation is removed. Therefore a layer whose
/// time has come is due: it is looked at, and noted as due again if it still waits for its end.
struct AnimationEnds: Sendable {
  private var heap = EndHeap()
  // What a number in the heap stands for: layers of one end that were noted one after another.
  private var batches: [[LayerID]] = []
  private var free: [Int] = []
  private var newest = -1
  private var newestEnd = Double.nan
  /// The layers that were due when it was last asked, some perhaps twice.
  private(set) var due: [LayerID] = []
  /// The number of ends noted whose time has not come.
  private(set) var count = 0
  // The count from which it pays to note all ends anew.
  private var limit = Self.leastLimit

  private static let leastLimit = 256
}

extension AnimationEnds {
  /// Notes that an animation of a layer ends at a time of the device, in seconds.
  mutating func insert(_ layer: LayerID, at end: Double) {
    guard end < .infinity else { return }
    if end != newestEnd { startBatch(at: end) }
    batches[newest].append(layer)
    count += 1
  }

  /// Whether many of the ends may be those of animations that went or got another time.
  var isCrowded: Bool { count > limit }

  /// Notes that all ends are those of animations, each once.
  mutating func markTidy() { limit = max(Self.leastLimit, count * 2) }

  /// Notes that a layer has to be looked at once more.
  mutating func insertDue(_ layer: LayerID) { due.append(layer) }

  /// Finds the layers that are due at a time of the device, in seconds.
  mutating func findDue(at mediaTime: Double) {
    while let number = heap.popFirst(until: mediaTime) {
      due += batches[number]
      count -= batches[number].count
      batches[number].removeAll(keepingCapacity: true)
      free.append(number)
      if number == newest { newestEnd = .nan }
    }
  }

  /// Removes and returns the layers that were found to be due.
  mutating func takeDue() -> [LayerID] {
    guard !due.isEmpty else { return [] }
    defer { due.removeAll(keepingCapacity: true) }
    return due
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
