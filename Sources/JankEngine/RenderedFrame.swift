/// The visible layers from back to front with their presentations.
///
/// Layers count by their index, not by their creation, so nothing invisible affects the digest.
struct RenderedFrame {
  /// The visible layers, each before its sublayers.
  private(set) var visible: [LayerID] = []
  // By layer number: the index in `visible`, or nil for an invisible layer.
  private var places: [Int?] = []
  // By index: the presentation in the newest frame, without the layer field's contribution.
  private var looks: [Layer.Presentation] = []
  // By place: the number of the newest picture that the layer was brought to.
  private var stamps: [Int] = []
  private var number = 0
  private(set) var hasher = DigestHasher()
}

extension RenderedFrame {
  func shows(_ id: LayerID) -> Bool {
    place(of: id) != nil
  }

  /// Updates which layers are visible and in what order.
  ///
  /// A removed layer does not count: occlusion is not modelled.
  ///
  /// - Returns: 1 if the remaining layers changed their order, 0 otherwise.
  mutating func rearrange(_ tree: borrowing LayerTree) -> Int {
    let next = tree.visibleLayers()
    var nextPlaces = [Int?](repeating: nil, count: tree.count)
    for (place, id) in next.enumerated() { nextPlaces[id.number] = place }
    let stayed = visible.filter { nextPlaces[$0.number] != nil }
    let isReordered = stayed != next.filter(shows)

    // Exchanged: a copy of thousands of presentations would count their styles.
    var nextLooks = [Layer.Presentation](repeating: .nothing, count: next.count)
    for (nextPlace, id) in next.enumerated() {
      if let place = place(of: id) { swap(&looks[place], &nextLooks[nextPlace]) }
    }
    looks = nextLooks
    stamps = [Int](repeating: 0, count: next.count)
    visible = next
    places = nextPlaces
    hasher.combine(UInt64(visible.count))
    for id in visible {
      let outer = tree[id].superlayer.flatMap { place(of: $0) }
      hasher.combine(Int64(outer ?? -1))
    }
    return isReordered ? 1 : 0
  }

  /// Updates the presentations at a time.
  ///
  /// - Parameters:
  ///   - layers: The layers that may have changed; the others are unchanged.
  ///   - moved: The layers that may only have moved, which may overlap `layers`.
  ///   - tree: Their state.
  ///   - animations: The animations that the field evaluates and adds to its own digest.
  ///   - dropped: The layers with an animation that the field no longer evaluates.
  ///   - contentTime: The time of the presented state.
  ///   - actual: The time of presentation.
  /// - Returns: The number of changed layers.
  mutating func show(
    _ layers: [LayerID],
    moved: [LayerID],
    of tree: borrowing LayerTree,
    besides animations: borrowing FieldAnimations,
    dropped: Set<LayerID>,
    at contentTime: Instant,
    on actual: Instant
  ) -> Int {
    hasher.combine(actual)
    hasher.combine(contentTime)
    let seconds = contentTime.seconds
    number += 1
    var different: [LayerID] = []
    different.reserveCapacity(layers.count + moved.count)
    var sum = DigestSum()
    for id in layers {
      // Many a layer is named twice: it changed, and the field follows it now.
      guard let place = place(of: id), stamps[place] != number else { continue }
      stamps[place] = number
      guard
        let digest = tree.bring(&looks[place], of: id, at: place, to: seconds, besides: animations)
      else { continue }
      different.append(id)
      sum.add(digest)
    }
    for id in moved {
      guard let place = place(of: id) else { continue }
      let digest =
        tree.isAnimated(id)
        ? tree.bring(&looks[place], of: id, at: place, to: seconds, besides: animations)
        : looks[place].move(to: tree.position(of: id), at: place)
      guard let digest else { continue }
      different.append(id)
      sum.add(digest)
    }
    hasher.combine(sum.high)
    hasher.combine(sum.low)
    let others = dropped.isEmpty ? dropped : dropped.subtracting(different)
    return animations.movingCount + different.count { !animations.moves($0) }
      + others.count { shows($0) && !animations.moves($0) }
  }

  /// The index of a layer, back to front, or nil for an invisible layer.
  func place(of id: LayerID) -> Int? {
    id.number < places.count ? places[id.number] : nil
  }
}

/// The sum of the presentations' fingerprints, independent of the order in which an app changed its
/// layers.
private struct DigestSum {
  var high: UInt64 = 0
  var low: UInt64 = 0

  mutating func add(_ digest: Digest) {
    high &+= digest.high
    low &+= digest.low
  }
}
