/// The layers with animations, in order of their first one.
///
/// Thousands of animations can end in one frame, so a removal leaves a gap, and gaps are closed
/// together.
struct AnimatedLayers: Sendable {
  // A gap is a layer of no number.
  private var entries: [LayerID] = []
  // By layer number: the index of the entry, or −1.
  private var places: [Int] = []
  private var gapCount = 0

  private static let gap = LayerID(number: -1)

  var layers: [LayerID] {
    gapCount == 0 ? entries : entries.filter { $0 != Self.gap }
  }

  var isEmpty: Bool { entries.count == gapCount }

  /// Sorts some layers by the order of all, without duplicates and without layers that have no
  /// animations.
  func inOrder(_ layers: [LayerID]) -> [LayerID] {
    var found: [Int] = []
    found.reserveCapacity(layers.count)
    for id in layers where id.number < places.count && places[id.number] >= 0 {
      found.append(places[id.number])
    }
    found.sort()
    var ordered: [LayerID] = []
    ordered.reserveCapacity(found.count)
    for place in found where entries[place] != ordered.last { ordered.append(entries[place]) }
    return ordered
  }

  /// Whether any layer satisfies a condition.
  func contains(where isWanted: (LayerID) -> Bool) -> Bool {
    entries.contains { $0 != Self.gap && isWanted($0) }
  }

  /// Appends a layer, which must not be in the list.
  mutating func append(_ id: LayerID) {
    while places.count <= id.number { places.append(-1) }
    places[id.number] = entries.count
    entries.append(id)
  }

  mutating func remove(_ id: LayerID) {
    guard id.number < places.count, places[id.number] >= 0 else { return }
    entries[places[id.number]] = Self.gap
    places[id.number] = -1
    gapCount += 1
    if gapCount * 2 > entries.count { closeGaps() }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == Self.gap }
    gapCount = 0
    for (place, id) in entries.enumerated() { places[id.number] = place }
  }
}
