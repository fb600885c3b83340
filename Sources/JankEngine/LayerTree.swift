/// The layers of a run as a tree.
///
/// The main thread owns one tree and the render server another; a commit carries the changed layers
/// from the first to the second.
///
/// It is never copied: each access to a tree of thousands of layers would copy its lists.
package struct LayerTree: ~Copyable, Sendable {
  private var layers: [Layer] = []
  // Numbers of released layers, for reuse.
  private var free: [LayerID] = []
  private var isChanged: [Bool] = []
  // Whether a commit has carried the layer since it was added to the tree.
  private var isCommitted: [Bool] = []
  // Layers that differ from the other tree only by their position.
  private var moves = LayerMoves()
  /// The layers changed since the last commit, in order of their first change.
  private var changed: [LayerID] = []
  /// The layers with animations, in order of their first one.
  package var animated: [LayerID] { animatedLayers.layers }
  var hasAnimations: Bool { !animatedLayers.isEmpty }
  private var animatedLayers = AnimatedLayers()
  // Before this time of the device, in seconds, no animation ends; nil if unknown.
  private var nextEnd: Double?
  /// The layer that fills the screen.
  package let root: LayerID

  /// Creates a tree with only the layer of the screen.
  package init(screenSize: SIMD2<Double>) {
    root = LayerID(number: 0)
    var screen = Layer()
    screen.name = "screen"
    screen.bounds = [0, 0, screenSize.x, screenSize.y]
    screen.position = screenSize / 2
    layers.append(screen)
    isChanged.append(false)
    isCommitted.append(false)
    markChanged(root)
  }
}

extension LayerTree {
  /// The number of layers ever created.
  package var count: Int { layers.count }

  /// Creates a layer outside the tree; it is not committed until it changes.
  package mutating func create(_ layer: Layer = Layer()) -> LayerID {
    if let id = free.popLast() {
      layers[id.number] = layer
      return id
    }
    layers.append(layer)
    isChanged.append(false)
    isCommitted.append(false)
    return LayerID(number: layers.count - 1)
  }

  /// The state of a layer; a change marks it for the next commit.
  package subscript(id: LayerID) -> Layer {
    _read { yield layers[id.number] }
    _modify {
      markChanged(id)
      let (timing, superlayer) = (layers[id.number].timing, layers[id.number].superlayer)
      defer {
        // Only these change the time of a layer and its sublayers.
        if layers[id.number].timing != timing || layers[id.number].superlayer != superlayer {
          nextEnd = nil
        }
      }
      yield &layers[id.number]
    }
  }

  /// Inserts a layer into `parent`'s sublayers at an index, removing it from its current
  /// superlayer.
  package mutating func insert(_ child: LayerID, into parent: LayerID, at place: Int) {
    removeFromSuperlayer(child)
    self[parent].sublayers.insert(child, at: min(place, layers[parent.number].sublayers.count))
    self[child].superlayer = parent
  }

  /// Sets the mask of a layer, removing the mask from its current superlayer; nil removes the mask.
  package mutating func setMask(_ mask: LayerID?, of id: LayerID) {
    if let old = layers[id.number].mask { removeFromSuperlayer(old) }
    guard let mask else { return }
    removeFromSuperlayer(mask)
    self[id].mask = mask
    self[mask].superlayer = id
  }

  /// Removes a layer with its sublayers from the tree.
  package mutating func removeFromSuperlayer(_ child: LayerID) {
    guard let parent = layers[child.number].superlayer else { return }
    if layers[parent.number].mask == child { self[parent].mask = nil }
    if let place = layers[parent.number].sublayers.firstIndex(of: child) {
      self[parent].sublayers.remove(at: place)
    }
    self[child].superlayer = nil
  }

  /// Releases a layer without further references.
  ///
  /// It is already outside the tree, so the render server does not need to know.
  package mutating func release(_ id: LayerID) {
    removeFromSuperlayer(id)
    // Removing one by one would move all later ones in the list.
    let parts = layers[id.number].sublayers
    if !parts.isEmpty { self[id].sublayers = [] }
    for child in parts { self[child].superlayer = nil }
    setMask(nil, of: id)
    animatedLayers.remove(id)
    layers[id.number] = Layer()
    moves.forget(id)
    free.append(id)
  }

  /// Whether the screen is an ancestor of a layer.
  package func isAttached(_ id: LayerID) -> Bool {
    var current = id
    while let parent = layers[current.number].superlayer { current = parent }
    return current == root
  }

  /// Whether the render server already shows a layer, so that a change could be visible.
  package func isKnown(_ id: LayerID) -> Bool {
    isCommitted[id.number] && isAttached(id)
  }

  /// The visible layers below the screen, each before its mask and its sublayers.
  package func visibleLayers() -> [LayerID] {
    var visible: [LayerID] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      guard !layers[next.number].isHidden else { continue }
      visible.append(next)
      waiting.append(contentsOf: layers[next.number].sublayers.reversed())
      if let mask = layers[next.number].mask { waiting.append(mask) }
    }
    return visible
  }

  private mutating func markChanged(_ id: LayerID) {
    moves.changeWhole(id)
    guard !isChanged[id.number] else { return }
    isChanged[id.number] = true
    changed.append(id)
  }
}

// MARK: Time

extension LayerTree {
  /// The time of a layer at a time of the device, both in seconds.
  ///
  /// The chain of superlayers is walked down from the screen, each link by the rule of
  /// CAMediaTiming. A layer's animations run in its time.
  package func layerTime(of id: LayerID, at mediaTime: Double) -> Double {
    // Reads single properties: copying the whole layer would take longer than the sum.
    var outer = mediaTime
    if let superlayer = layers[id.number].superlayer {
      outer = layerTime(of: superlayer, at: mediaTime)
    }
    return layers[id.number].timing.localTime(atParentTime: outer)
  }

  /// The speed of a layer's time relative to the device's; 0 while paused.
  package func rate(of id: LayerID) -> Double {
    var rate = 1.0
    var next: LayerID? = id
    while let current = next {
      rate *= layers[current.number].timing.speed
      next = layers[current.number].superlayer
    }
    return rate
  }
}

extension LayerTree {
  /// Whether a layer's time equals the device's, through the whole chain of superlayers.
  func isAtDevicePace(_ id: LayerID) -> Bool {
    var next: LayerID? = id
    while let current = next {
      guard layers[current.number].timing == .identity else { return false }
      next = layers[current.number].superlayer
    }
    return true
  }
}

// MARK: Animations

extension LayerTree {
  /// The presentation of a layer at a time of the device, in seconds.
  ///
  /// Animations that are not committed yet are assumed to begin now.
  package func presentation(of id: LayerID, at mediaTime: Double) -> Layer.Presentation {
    let time = layerTime(of: id, at: mediaTime)
    var layer = layers[id.number]
    for index in layer.animations.indices where layer.animations[index].beginTime == nil {
      layer.animations[index].beginTime = time + layer.animations[index].delay
    }
    return layer.presentation(at: time)
  }

  package mutating func add(_ animation: LayerAnimation, to id: LayerID) {
    if layers[id.number].animations.isEmpty { animatedLayers.append(id) }
    self[id].animations.append(animation)
    foresee(animation, of: id)
  }

  /// Updates the next known end for an animation that is new or has a new time.
  private mutating func foresee(_ animation: LayerAnimation, of id: LayerID) {
    guard let known = nextEnd, let end = animation.endTime else { return }
    nextEnd = isAtDevicePace(id) ? Double.minimum(known, end) : nil
  }

  /// Removes and returns the animations of a layer that satisfy a condition.
  package mutating func removeAnimations(
    of id: LayerID,
    where isUnwanted: (LayerAnimation) -> Bool
  ) -> [LayerAnimation] {
    let removed = layers[id.number].animations.filter(isUnwanted)
    guard !removed.isEmpty else { return [] }
    self[id].animations.removeAll(where: isUnwanted)
    if layers[id.number].animations.isEmpty { animatedLayers.remove(id) }
    return removed
  }

  /// The animations that have ended, each with its layer; paused time never ends.
  package mutating func endedAnimations(at mediaTime: Double) -> [(layer: LayerID, id: AnimationID)]
  {
    if let nextEnd, mediaTime < nextEnd { return [] }
    var ended: [(layer: LayerID, id: AnimationID)] = []
    var next = Double.infinity
    for id in animated where rate(of: id) != 0 {
      let time = layerTime(of: id, at: mediaTime)
      // The end for a layer with its own time is computed each time.
      let isForeseeable = isAtDevicePace(id)
      for animation in layers[id.number].animations where !animation.hasStopped {
        guard let end = animation.endTime else { continue }
        if time >= end { ended.append((id, animation.id)) }
        next = Double.minimum(next, isForeseeable ? end : -.infinity)
      }
    }
    nextEnd = next
    return ended
  }

  /// Changes an animation of a layer if it still exists.
  package mutating func update(
    _ animation: AnimationID,
    of id: LayerID,
    _ change: (inout LayerAnimation) -> Void
  ) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      change(&self[id].animations[index])
      foresee(layers[id.number].animations[index], of: id)
    }
  }

  /// Records that the end of an animation was reported; this is not committed.
  package mutating func markStopped(_ animation: AnimationID, of id: LayerID) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      layers[id.number].animations[index].hasStopped = true
    }
  }

  /// Sets missing begin times to the time of this commit.
  ///
  /// - Parameters:
  ///   - mediaTime: The time of the device, in seconds.
  ///   - isHeld: Whether to do so only for layers whose paused time is about to change: their
  ///     animations begin at its current value, whenever they are committed.
  package mutating func resolveBeginTimes(
    at mediaTime: Double,
    whereTimeIsHeld isHeld: Bool = false
  ) {
    for id in animated where layers[id.number].animations.contains(where: { $0.beginTime == nil }) {
      if isHeld, rate(of: id) != 0 { continue }
      let now = layerTime(of: id, at: mediaTime)
      for index in layers[id.number].animations.indices
      where layers[id.number].animations[index].beginTime == nil {
        let delay = layers[id.number].animations[index].delay
        self[id].animations[index].beginTime = now + delay
        foresee(layers[id.number].animations[index], of: id)
      }
    }
  }
}

// MARK: Commits

extension LayerTree {
  /// Moves a layer, which commits less than any other change.
  package mutating func setPosition(_ position: SIMD2<Double>, of id: LayerID) {
    guard moves.isKnown(id) else {
      self[id].position = position
      return
    }
    layers[id.number].position = position
    guard !isChanged[id.number] else { return }
    isChanged[id.number] = true
    changed.append(id)
  }

  /// Removes and returns the layers whose position is the only change since the last commit.
  package mutating func takeMoves() -> [Move] {
    var taken: [Move] = []
    taken.reserveCapacity(changed.count)
    var others: [LayerID] = []
    // Siblings are all below the screen or all not; thousands of moving layers are mostly siblings.
    var (parent, isBelowScreen) = (LayerID?.none, false)
    for id in changed {
      guard moves.isKnown(id) else {
        others.append(id)
        continue
      }
      taken.append(Move(id: id, position: layers[id.number].position))
      isChanged[id.number] = false
      let superlayer = layers[id.number].superlayer
      if superlayer == nil || superlayer != parent {
        (parent, isBelowScreen) = (superlayer, isAttached(id))
      }
      isCommitted[id.number] = isBelowScreen
    }
    changed = others
    return taken
  }

  /// Applies the moves of a commit.
  package mutating func apply(_ moves: [Move]) {
    for move in moves { layers[move.id.number].position = move.position }
  }

  /// Whether anything changed since the last commit.
  package var hasChanges: Bool { !changed.isEmpty }

  /// Removes and returns the layers that changed since the last commit.
  package mutating func takeChanges() -> [Change] {
    moves.send(changed)
    let changes = changed.map { Change(id: $0, layer: layers[$0.number]) }
    for id in changed {
      isChanged[id.number] = false
      isCommitted[id.number] = isAttached(id)
    }
    changed.removeAll(keepingCapacity: true)
    return changes
  }

  /// Applies the changes of a commit and returns whether they rearranged the visible layers.
  package mutating func apply(_ changes: [Change]) -> Bool {
    var isRearranged = false
    nextEnd = nil
    // Compared in place: copies of whole layers would take longer than all else here.
    for index in changes.indices {
      let id = changes[index].id
      while layers.count <= id.number { _ = create() }
      if layers[id.number].sublayers != changes[index].layer.sublayers
        || layers[id.number].mask != changes[index].layer.mask
        || layers[id.number].isHidden != changes[index].layer.isHidden
      {
        isRearranged = true
      }
      let hadAnimations = !layers[id.number].animations.isEmpty
      let hasAnimations = !changes[index].layer.animations.isEmpty
      layers[id.number] = changes[index].layer
      if hadAnimations, !hasAnimations { animatedLayers.remove(id) }
      if hasAnimations, !hadAnimations { animatedLayers.append(id) }
    }
    return isRearranged
  }

  /// A layer as it was at the commit.
  package struct Change: Sendable {
    package let id: LayerID
    package let layer: Layer
  }
}
