/// What is on the screen: the visible layers from back to front and the look of each.
///
/// Layers go by their place in the picture, never by when they were made, so that nothing unseen
/// reaches the digest.
struct Picture {
  /// The visible layers, each before its parts.
  private(set) var visible: [LayerID] = []
  // By layer number: the place in `visible`, or nil where the layer cannot be seen.
  private var places: [Int?] = []
  // By place: the look in the newest frame, without what the layer field adds to it.
  private var looks: [Layer.Presentation] = []
  private(set) var hasher = DigestHasher()
}

extension Picture {
  /// Whether a layer can be seen.
  func shows(_ id: LayerID) -> Bool {
    place(of: id) != nil
  }

  /// Takes over which layers can be seen and in what order.
  ///
  /// A layer that went counts for nothing: whether it had been covered is not modelled.
  ///
  /// - Returns: 1 if the layers that stayed changed their order, 0 otherwise.
  mutating func rearrange(_ tree: borrowing LayerTree) -> Int {
    let next = tree.visibleLayers()
    var nextPlaces = [Int?](repeating: nil, count: tree.count)
    for (place, id) in next.enumerated() { nextPlaces[id.number] = place }
    let stayed = visible.filter { nextPlaces[$0.number] != nil }
    let isReordered = stayed != next.filter(shows)

    looks = next.map { place(of: $0).map { looks[$0] } ?? .nothing }
    visible = next
    places = nextPlaces
    hasher.combine(UInt64(visible.count))
    for id in visible {
      let outer = tree[id].superlayer.flatMap { place(of: $0) }
      hasher.combine(Int64(outer ?? -1))
    }
    return isReordered ? 1 : 0
  }

  /// Shows layers as they are at a time.
  ///
  /// - Parameters:
  ///   - layers: those that may look different; the others look as before.
  ///   - moved: those that can only have moved; some may be among the others, too.
  ///   - tree: their state.
  ///   - animations: what the field follows, and so takes into its own digest.
  ///   - dropped: the layers of which it followed an animation that it does not follow any more.
  ///   - contentTime: the time whose state is shown.
  ///   - actual: when it is shown.
  /// - Returns: How many layers look different.
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
    var different: [LayerID] = []
    var sum = DigestSum()
    for id in layers {
      guard let place = place(of: id),
        tree.bring(&looks[place], of: id, to: seconds, besides: animations)
      else { continue }
      different.append(id)
      sum.add(looks[place].digest(at: place))
    }
    different.reserveCapacity(different.count + moved.count)
    for id in moved {
      guard let place = place(of: id) else { continue }
      let isDifferent =
        tree.isAnimated(id)
        ? tree.bring(&looks[place], of: id, to: seconds, besides: animations)
        : looks[place].move(to: tree.position(of: id))
      guard isDifferent else { continue }
      different.append(id)
      sum.add(looks[place].digest(at: place))
    }
    hasher.combine(sum.high)
    hasher.combine(sum.low)
    let others = dropped.isEmpty ? dropped : dropped.subtracting(different)
    return animations.movingCount + different.count { !animations.moves($0) }
      + others.count { shows($0) && !animations.moves($0) }
  }

  /// The place of a layer, back to front, or nil where it cannot be seen.
  func place(of id: LayerID) -> Int? {
    id.number < places.count ? places[id.number] : nil
  }
}

/// The fingerprints of looks, summed, so that the order in which an app touched its layers does not
/// count.
private struct DigestSum {
  var high: UInt64 = 0
  var low: UInt64 = 0

  mutating func add(_ digest: Digest) {
    high &+= digest.high
    low &+= digest.low
  }
}
