/// The layers of a run as a tree.
///
/// The main thread owns one tree and the render server another; a commit carries the changed layers
/// from the first to the second.
///
/// It is never copied: each access to a tree of thousands of layers would copy its lists.
package struct LayerTree: ~Copyable {
  var layers = LayerStore()
  // The numbers of layers that were released, to be given out again.
  private var free: [LayerID] = []
  private var isChanged: [Bool] = []
  // Whether a commit has carried the layer since it was added to the tree.
  private var isCommitted: [Bool] = []
  // Layers that differ from the other tree only by their position.
  private var moves = LayerMoves()
  /// The layers changed since the last commit, in order of their first change.
  private var changed: [LayerID] = []
  /// The layers that carry animations, in the order they got their first.
  package var animated: [LayerID] { running.layers.layers }
  /// Whether any layer carries animations.
  var hasAnimations: Bool { !running.layers.isEmpty }
  var running = TreeAnimations()
  /// The number of layers whose time is not that of the layer around them.
  private(set) var retimedCount = 0
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
  package mutating func create(_ layer: consuming Layer = Layer()) -> LayerID {
    if layer.isRetimed { retimedCount += 1 }
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
      let timing = layers[id.number].timing
      // Only this and another superlayer give a layer and those inside it another time.
      defer { if layers[id.number].timing != timing { noteTiming(of: id, from: timing) } }
      yield &layers[id.number]
    }
  }

  /// Inserts a layer into `parent`'s sublayers at an index, removing it from its current
  /// superlayer.
  package mutating func insert(_ child: LayerID, into parent: LayerID, at place: Int) {
    removeFromSuperlayer(child)
    markChanged(parent)
    if place < layers[parent.number].sublayers.count {
      layers[parent.number].sublayers.insert(child, at: place)
    } else {
      layers[parent.number].sublayers.append(child)
    }
    setSuperlayer(parent, of: child)
  }

  private mutating func setSuperlayer(_ superlayer: LayerID?, of id: LayerID) {
    markChanged(id)
    layers[id.number].superlayer = superlayer
    running.noteMove(isRetimed: retimedCount > 0)
  }

  /// Sets the mask of a layer, removing the mask from its current superlayer; nil removes the mask.
  package mutating func setMask(_ mask: LayerID?, of id: LayerID) {
    if let old = layers[id.number].mask { removeFromSuperlayer(old) }
    guard let mask else { return }
    removeFromSuperlayer(mask)
    self[id].mask = mask
    setSuperlayer(id, of: mask)
  }

  /// Removes a layer with its sublayers from the tree.
  package mutating func removeFromSuperlayer(_ child: LayerID) {
    guard let parent = layers[child.number].superlayer else { return }
    if layers[parent.number].mask == child { self[parent].mask = nil }
    if let place = layers[parent.number].sublayers.firstIndex(of: child) {
      markChanged(parent)
      layers[parent.number].sublayers.remove(at: place)
    }
    setSuperlayer(nil, of: child)
  }

  /// Releases a layer without further references.
  ///
  /// It is already outside the tree, so the render server does not need to know.
  package mutating func release(_ id: LayerID) {
    removeFromSuperlayer(id)
    // Removing one by one would move all later ones in the list.
    if layers[id.number].hasSublayers() {
      let parts = layers[id.number].sublayers
      self[id].sublayers = []
      for child in parts { setSuperlayer(nil, of: child) }
    }
    setMask(nil, of: id)
    if !layers[id.number].animations.isEmpty {
      running.layers.remove(id)
      running.forgetTally()
    }
    if layers[id.number].isRetimed { retimedCount -= 1 }
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
      if layers[next.number].hasSublayers() {
        waiting.append(contentsOf: layers[next.number].sublayers.reversed())
      }
      if let mask = layers[next.number].mask { waiting.append(mask) }
    }
    return visible
  }

  private mutating func markChanged(_ id: LayerID) {
    moves.changeWhole(id)
    enlist(id)
  }

  private mutating func enlist(_ id: LayerID) {
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
    guard retimedCount > 0 else { return mediaTime }
    // Read part by part: a copy of the whole layer would take longer than the sum.
    var outer = mediaTime
    if let superlayer = layers[id.number].superlayer {
      outer = layerTime(of: superlayer, at: mediaTime)
    }
    return layers[id.number].timing.localTime(atParentTime: outer)
  }

  /// The speed of a layer's time relative to the device's; 0 while paused.
  package func rate(of id: LayerID) -> Double {
    guard retimedCount > 0 else { return 1 }
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
    guard retimedCount > 0 else { return true }
    var next: LayerID? = id
    while let current = next {
      guard !layers[current.number].isRetimed else { return false }
      next = layers[current.number].superlayer
    }
    return true
  }
}

extension LayerTree {
  private mutating func noteTiming(of id: LayerID, from old: LayerTime) {
    let new = layers[id.number].timing
    retimedCount += (new == .identity ? 0 : 1) - (old == .identity ? 0 : 1)
    // Nothing ends in a layer that was held and still is, wherever it is held.
    if old.speed != 0 || new.speed != 0 { running.forgetEnds() }
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

  /// Resizes a layer.
  package mutating func setBounds(_ bounds: SIMD4<Double>, of id: LayerID) {
    markChanged(id)
    layers[id.number].bounds = bounds
  }

  /// Sets the model value of a property of a layer; unused lanes are ignored.
  package mutating func setValue(
    _ value: LayerValue,
    of property: Layer.Property,
    in id: LayerID
  ) {
    markChanged(id)
    layers[id.number].setValue(value, of: property)
  }

  /// Marks a layer, of which an animation of a property changes, for the next commit.
  ///
  /// An animated blur changes what a layer costs, which is found out from whole layers.
  mutating func markAnimated(_ id: LayerID, _ property: Layer.Property) {
    if property == .backdropBlur { moves.changeWhole(id) } else { moves.changeAnimations(id) }
    enlist(id)
  }

  /// Takes the layers of which nothing but the position changed since the last commit.
  package mutating func takeMoves() -> [Move] {
    var taken: [Move] = []
    var keptCount = 0
    // Siblings are all below the screen or all not; thousands of moving layers are mostly siblings.
    var (parent, isBelowScreen) = (LayerID?.none, false)
    for index in changed.indices {
      let id = changed[index]
      guard moves.isAtMostMoved(id) else {
        changed[keptCount] = id
        keptCount += 1
        continue
      }
      if taken.isEmpty { taken.reserveCapacity(changed.count - index) }
      taken.append(Move(id: id, position: layers[id.number].position))
      isChanged[id.number] = false
      let superlayer = layers[id.number].superlayer
      if superlayer == nil || superlayer != parent {
        (parent, isBelowScreen) = (superlayer, isAttached(id))
      }
      isCommitted[id.number] = isBelowScreen
    }
    changed.removeLast(changed.count - keptCount)
    return taken
  }

  /// Takes the layers of which nothing but animations and position changed since the last commit.
  package mutating func takeReanimations() -> [Reanimation] {
    var taken: [Reanimation] = []
    var keptCount = 0
    for index in changed.indices {
      let id = changed[index]
      guard moves.hasOtherAnimations(id) else {
        changed[keptCount] = id
        keptCount += 1
        continue
      }
      if taken.isEmpty { taken.reserveCapacity(changed.count - index) }
      taken.append(
        Reanimation(
          id: id,
          position: layers[id.number].position,
          animations: layers[id.number].animations
        )
      )
      moves.sendAnimations(id)
      isChanged[id.number] = false
      isCommitted[id.number] = isAttached(id)
    }
    changed.removeLast(changed.count - keptCount)
    return taken
  }

  /// Takes over the moves of a commit.
  package mutating func apply(_ moves: [Move]) {
    for move in moves { layers[move.id.number].position = move.position }
  }

  /// Takes over the animations of a commit.
  package mutating func apply(_ reanimations: consuming [Reanimation]) {
    for index in reanimations.indices {
      let id = reanimations[index].id
      noteAnimations(of: id, areThere: !reanimations[index].animations.isEmpty)
      layers[id.number].position = reanimations[index].position
      swap(&layers[id.number].animations, &reanimations[index].animations)
    }
  }

  /// Notes that a layer is about to get the animations of a commit.
  private mutating func noteAnimations(of id: LayerID, areThere: Bool) {
    running.forgetEnds()
    running.forgetTally()
    let wereThere = !layers[id.number].animations.isEmpty
    if wereThere, !areThere { running.layers.remove(id) }
    if areThere, !wereThere { running.layers.append(id) }
  }

  /// Whether anything changed since the last commit.
  package var hasChanges: Bool { !changed.isEmpty }

  /// Removes and returns the layers that changed since the last commit.
  package mutating func takeChanges() -> [Change] {
    moves.send(changed)
    var changes: [Change] = []
    changes.reserveCapacity(changed.count)
    for id in changed { changes.append(Change(id: id, layer: layers[id.number])) }
    for id in changed {
      isChanged[id.number] = false
      isCommitted[id.number] = isAttached(id)
    }
    changed.removeAll(keepingCapacity: true)
    return changes
  }

  /// Applies the changes of a commit and returns whether they rearranged the visible layers.
  package mutating func apply(_ changes: consuming [Change]) -> Bool {
    var isRearranged = false
    running.forgetEnds()
    for index in changes.indices {
      let id = changes[index].id
      while layers.count <= id.number { _ = create() }
      apply(&changes[index].layer, to: id, &isRearranged)
    }
    return isRearranged
  }

  // Compared and swapped in place: copies of whole layers would take longer than all else.
  private mutating func apply(
    _ layer: inout Layer,
    to id: LayerID,
    _ isRearranged: inout Bool
  ) {
    if !layers[id.number].isArranged(like: layer) { isRearranged = true }
    noteAnimations(of: id, areThere: !layer.animations.isEmpty)
    if layers[id.number].isRetimed { retimedCount -= 1 }
    if layer.isRetimed { retimedCount += 1 }
    swap(&layers[id.number], &layer)
  }

  /// A layer as it was at the commit.
  package struct Change: Sendable {
    package let id: LayerID
    package fileprivate(set) var layer: Layer
  }
}
