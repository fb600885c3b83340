/// The layers of a run and how they are nested.
///
/// The main thread owns one tree and the render server another; a commit carries the layers that
/// changed from the first to the second.
package struct LayerTree: Sendable {
  private var layers: [Layer] = []
  // The numbers of layers that were released, to be given out again.
  private var free: [LayerID] = []
  private var isChanged: [Bool] = []
  /// The layers changed since the last commit, in the order of their first change.
  private var changed: [LayerID] = []
  /// The layers that carry animations, in the order they got their first.
  package private(set) var animated: [LayerID] = []
  /// The layer that fills the screen.
  package let root: LayerID

  /// Creates a tree that holds only the layer of the screen.
  package init(screenSize: SIMD2<Double>) {
    root = LayerID(number: 0)
    var screen = Layer()
    screen.name = "screen"
    screen.bounds = [0, 0, screenSize.x, screenSize.y]
    screen.position = screenSize / 2
    layers.append(screen)
    isChanged.append(false)
    markChanged(root)
  }
}

extension LayerTree {
  /// The number of layers ever created.
  package var count: Int { layers.count }

  /// Creates a layer outside the tree.
  package mutating func create() -> LayerID {
    if let id = free.popLast() { return id }
    layers.append(Layer())
    isChanged.append(false)
    return LayerID(number: layers.count - 1)
  }

  /// The state of a layer; changing it marks it for the next commit.
  package subscript(id: LayerID) -> Layer {
    get { layers[id.number] }
    _modify {
      markChanged(id)
      yield &layers[id.number]
    }
  }

  /// Puts a layer into another at a place among its parts, taking it out of where it was.
  package mutating func insert(_ child: LayerID, into parent: LayerID, at place: Int) {
    removeFromSuperlayer(child)
    self[parent].sublayers.insert(child, at: min(place, layers[parent.number].sublayers.count))
    self[child].superlayer = parent
  }

  /// Takes a layer out of the tree; its parts stay with it.
  package mutating func removeFromSuperlayer(_ child: LayerID) {
    guard let parent = layers[child.number].superlayer else { return }
    if let place = layers[parent.number].sublayers.firstIndex(of: child) {
      self[parent].sublayers.remove(at: place)
    }
    self[child].superlayer = nil
  }

  /// Gives up a layer that nothing refers to any more.
  ///
  /// It is outside the tree by then, so the render server need not hear of it.
  package mutating func release(_ id: LayerID) {
    removeFromSuperlayer(id)
    for child in layers[id.number].sublayers { removeFromSuperlayer(child) }
    if !layers[id.number].animations.isEmpty { animated.removeAll { $0 == id } }
    layers[id.number] = Layer()
    free.append(id)
  }

  /// Whether a layer can be seen as far as the tree is concerned: the screen is above it.
  package func isAttached(_ id: LayerID) -> Bool {
    var current = id
    while let parent = layers[current.number].superlayer { current = parent }
    return current == root
  }

  /// The layers below the screen, each before its parts, hidden ones left out.
  package func visibleLayers() -> [LayerID] {
    var visible: [LayerID] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      guard !layers[next.number].isHidden else { continue }
      visible.append(next)
      waiting.append(contentsOf: layers[next.number].sublayers.reversed())
    }
    return visible
  }

  private mutating func markChanged(_ id: LayerID) {
    guard !isChanged[id.number] else { return }
    isChanged[id.number] = true
    changed.append(id)
  }
}

// MARK: Time

extension LayerTree {
  /// The time of a layer at a time of the device, both in seconds.
  ///
  /// The chain of superlayers is walked from the screen down, each link by the rule of
  /// CAMediaTiming. A layer's animations run in its time.
  package func layerTime(of id: LayerID, at mediaTime: Double) -> Double {
    let outer =
      layers[id.number].superlayer.map { layerTime(of: $0, at: mediaTime) } ?? mediaTime
    return layers[id.number].timing.localTime(atParentTime: outer)
  }

  /// How fast a layer's time runs compared with the device's; 0 while it is held.
  package func rate(of id: LayerID) -> Double {
    layers[id.number].timing.speed * (layers[id.number].superlayer.map { rate(of: $0) } ?? 1)
  }
}

extension LayerTree {
  /// Whether a layer's time is the device's, through the whole chain of superlayers.
  func isAtDevicePace(_ id: LayerID) -> Bool {
    layers[id.number].timing == .identity
      && (layers[id.number].superlayer.map(isAtDevicePace) ?? true)
  }

  /// Whether changes give a layer another time.
  func isRetimed(by changes: [Change]) -> Bool {
    changes.contains { change in
      let timing = change.id.number < layers.count ? layers[change.id.number].timing : .identity
      return change.layer.timing != timing
    }
  }

  /// The animations that changes take away.
  func animations(withdrawnBy changes: [Change]) -> [AnimationID] {
    changes.flatMap { change -> [AnimationID] in
      guard change.id.number < layers.count else { return [] }
      let kept = change.layer.animations
      return layers[change.id.number].animations.map(\.id).filter { id in
        !kept.contains { $0.id == id }
      }
    }
  }
}

// MARK: Animations

extension LayerTree {
  /// Adds an animation to a layer.
  package mutating func add(_ animation: LayerAnimation, to id: LayerID) {
    if layers[id.number].animations.isEmpty { animated.append(id) }
    self[id].animations.append(animation)
  }

  /// Removes the animations of a layer that a test picks, and returns them.
  package mutating func removeAnimations(
    of id: LayerID,
    where isUnwanted: (LayerAnimation) -> Bool
  ) -> [LayerAnimation] {
    let removed = layers[id.number].animations.filter(isUnwanted)
    guard !removed.isEmpty else { return [] }
    self[id].animations.removeAll(where: isUnwanted)
    if layers[id.number].animations.isEmpty { animated.removeAll { $0 == id } }
    return removed
  }

  /// The animations whose time is over, each with its layer; held time is never over.
  func endedAnimations(at mediaTime: Double) -> [(layer: LayerID, id: AnimationID)] {
    var ended: [(layer: LayerID, id: AnimationID)] = []
    for id in animated where rate(of: id) != 0 {
      let time = layerTime(of: id, at: mediaTime)
      for animation in layers[id.number].animations {
        if let end = animation.endTime, time >= end { ended.append((id, animation.id)) }
      }
    }
    return ended
  }

  /// Gives the animations that have no begin time the time of this commit.
  package mutating func resolveBeginTimes(at mediaTime: Double) {
    for id in animated where layers[id.number].animations.contains(where: { $0.beginTime == nil }) {
      let now = layerTime(of: id, at: mediaTime)
      for index in layers[id.number].animations.indices
      where layers[id.number].animations[index].beginTime == nil {
        let delay = layers[id.number].animations[index].delay
        self[id].animations[index].beginTime = now + delay
      }
    }
  }
}

// MARK: Commits

extension LayerTree {
  /// Whether anything changed since the last commit.
  package var hasChanges: Bool { !changed.isEmpty }

  /// Takes the layers that changed since the last commit.
  package mutating func takeChanges() -> [Change] {
    let changes = changed.map { Change(id: $0, layer: layers[$0.number]) }
    for id in changed { isChanged[id.number] = false }
    changed.removeAll(keepingCapacity: true)
    return changes
  }

  /// Takes over the changes of a commit and answers whether they rearranged the visible layers.
  package mutating func apply(_ changes: [Change]) -> Bool {
    var isRearranged = false
    for change in changes {
      while layers.count <= change.id.number { _ = create() }
      let before = layers[change.id.number]
      if before.sublayers != change.layer.sublayers || before.isHidden != change.layer.isHidden {
        isRearranged = true
      }
      let hadAnimations = !before.animations.isEmpty
      layers[change.id.number] = change.layer
      if hadAnimations != !change.layer.animations.isEmpty {
        if hadAnimations {
          animated.removeAll { $0 == change.id }
        } else {
          animated.append(change.id)
        }
      }
    }
    return isRearranged
  }

  /// A layer as it was when the commit was made.
  package struct Change: Hashable, Sendable {
    package let id: LayerID
    package let layer: Layer
  }
}
