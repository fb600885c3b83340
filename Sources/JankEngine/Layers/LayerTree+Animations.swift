extension LayerTree {
  /// What is seen of a layer at a time of the device, in seconds.
  ///
  /// Animations that no commit has carried yet are taken to begin now.
  package func presentation(of id: LayerID, at mediaTime: Double) -> Layer.Presentation {
    let time = layerTime(of: id, at: mediaTime)
    var layer = layers[id.number]
    for index in layer.animations.indices where layer.animations[index].beginTime == nil {
      layer.animations[index].beginTime = time + layer.animations[index].delay
    }
    return layer.presentation(at: time)
  }

  /// Adds an animation to a layer.
  package mutating func add(_ animation: consuming LayerAnimation, to id: LayerID) {
    if layers[id.number].animations.isEmpty { running.layers.append(id) }
    markAnimated(id, animation.property)
    running.tally?.add(animation)
    layers[id.number].animations.append(animation)
    running.isPassing = nil
    running.fresh.append(id)
    foresee(layers[id.number].animations.count - 1, of: id)
  }

  /// Removes the animations of a layer that a test picks, and returns them.
  package mutating func removeAnimations(
    of id: LayerID,
    where isUnwanted: (LayerAnimation) -> Bool
  ) -> [LayerAnimation] {
    let removed = layers[id.number].animations.filter(isUnwanted)
    if !removed.isEmpty { keepAnimations(of: id) { !isUnwanted($0) } }
    return removed
  }

  /// Removes an animation of a layer that has ended, or notes that its end was announced where it
  /// stays.
  mutating func end(_ animation: AnimationID, of id: LayerID) {
    keepAnimations(of: id) { $0.id != animation || !$0.isRemovedOnCompletion }
    markStopped(animation, of: id)
  }

  private mutating func keepAnimations(
    of id: LayerID,
    where isWanted: (LayerAnimation) -> Bool
  ) {
    var keptCount = layers[id.number].animations.count
    for index in layers[id.number].animations.indices
    where !isWanted(layers[id.number].animations[index]) {
      keptCount -= 1
      markAnimated(id, layers[id.number].animations[index].property)
      running.tally?.remove(layers[id.number].animations[index])
      running.isPassing = nil
    }
    guard keptCount > 0 else {
      // The render server has the same list: to empty it in place would copy it.
      if !layers[id.number].animations.isEmpty { running.layers.remove(id) }
      layers[id.number].animations = []
      return
    }
    guard keptCount < layers[id.number].animations.count else { return }
    layers[id.number].animations = layers[id.number].animations.filter(isWanted)
  }

  /// The animations whose time is over, each with its layer; held time is never over.
  package mutating func endedAnimations(at mediaTime: Double) -> [(layer: LayerID, id: AnimationID)]
  {
    findDue(at: mediaTime)
    guard !running.ends.due.isEmpty else { return [] }
    var ended: [(layer: LayerID, id: AnimationID)] = []
    for id in running.layers.inOrder(running.ends.takeDue()) {
      let time = layerTime(of: id, at: mediaTime)
      var isDue = false
      for index in layers[id.number].animations.indices {
        guard !layers[id.number].animations[index].hasStopped,
          let end = layers[id.number].animations[index].endTime
        else { continue }
        if time >= end { ended.append((id, layers[id.number].animations[index].id)) }
        if earliestMediaTime(ofLayerTime: end, in: id) <= mediaTime { isDue = true }
      }
      if isDue { running.ends.insertDue(id) }
    }
    return ended
  }

  /// Whether the time of any animation is over.
  package mutating func hasEndedAnimations(at mediaTime: Double) -> Bool {
    findDue(at: mediaTime)
    for id in running.ends.due where rate(of: id) != 0 {
      let time = layerTime(of: id, at: mediaTime)
      for index in layers[id.number].animations.indices
      where !layers[id.number].animations[index].hasStopped {
        if let end = layers[id.number].animations[index].endTime, time >= end { return true }
      }
    }
    // Those that were due for nothing need not be looked at again.
    return !endedAnimations(at: mediaTime).isEmpty
  }

  /// The number of ends that are noted; those of animations that went are among them for a while.
  package var notedEndCount: Int { running.ends.count }

  private mutating func findDue(at mediaTime: Double) {
    if running.areEndsWrong || running.ends.isCrowded { foreseeAll() }
    running.ends.findDue(at: mediaTime)
  }

  /// Changes an animation of a layer that is still there.
  package mutating func update(
    _ animation: AnimationID,
    of id: LayerID,
    _ change: (inout LayerAnimation) -> Void
  ) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      running.tally?.remove(layers[id.number].animations[index])
      markAnimated(id, layers[id.number].animations[index].property)
      change(&layers[id.number].animations[index])
      running.tally?.add(layers[id.number].animations[index])
      running.isPassing = nil
      running.fresh.append(id)
      foresee(index, of: id)
    }
  }

  /// Notes that the end of an animation was announced, which is nothing to commit.
  package mutating func markStopped(_ animation: AnimationID, of id: LayerID) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      running.tally?.remove(layers[id.number].animations[index])
      layers[id.number].animations[index].hasStopped = true
      running.isPassing = nil
    }
  }

  /// Gives the animations that have no begin time the time of this commit.
  ///
  /// - Parameters:
  ///   - mediaTime: the time of the device, in seconds.
  ///   - isHeld: whether to do so only where time is held and about to be set anew: there they
  ///     begin at what it is now, whenever they are committed.
  package mutating func resolveBeginTimes(
    at mediaTime: Double,
    whereTimeIsHeld isHeld: Bool = false
  ) {
    for id in running.fresh {
      if isHeld, rate(of: id) != 0 { continue }
      let now = layerTime(of: id, at: mediaTime)
      for index in layers[id.number].animations.indices
      where layers[id.number].animations[index].beginTime == nil {
        let delay = layers[id.number].animations[index].delay
        markAnimated(id, layers[id.number].animations[index].property)
        layers[id.number].animations[index].beginTime = now + delay
        foresee(index, of: id)
      }
    }
    if !isHeld { running.fresh.removeAll(keepingCapacity: true) }
  }

  /// The layers with animations that may have left the screen since the last call.
  mutating func takeDetachable() -> [LayerID] {
    defer { running.isRehung = false }
    return running.isRehung ? animated : running.fresh
  }
}

// MARK: What is under way

extension LayerTree {
  /// Whether an animation is under way in a layer that is not held.
  package mutating func hasPassingAnimations() -> Bool {
    guard hasAnimations, tallied().count > 0 else { return false }
    guard retimedCount > 0 else { return true }
    if let isPassing = running.isPassing { return isPassing }
    let isPassing = running.layers.contains { rate(of: $0) != 0 && layers[$0.number].isUnderWay }
    running.isPassing = isPassing
    return isPassing
  }

  /// How often the animations under way want to be shown, each wish once.
  package mutating func wishes() -> [FrameRateWish] { hasAnimations ? tallied().wishes : [] }

  private mutating func tallied() -> AnimationTally {
    if let tally = running.tally { return tally }
    var tally = AnimationTally()
    for id in animated {
      for index in layers[id.number].animations.indices {
        tally.add(layers[id.number].animations[index])
      }
    }
    running.tally = tally
    return tally
  }
}

extension LayerTree {
  /// Notes when an animation ends that is new, or was given another time.
  private mutating func foresee(_ index: Int, of id: LayerID) {
    guard !running.areEndsWrong, !layers[id.number].animations[index].hasStopped,
      let end = layers[id.number].animations[index].endTime
    else { return }
    running.ends.insert(id, at: earliestMediaTime(ofLayerTime: end, in: id))
  }

  private mutating func foreseeAll() {
    running.areEndsWrong = false
    running.ends.removeAll()
    for id in animated {
      for index in layers[id.number].animations.indices { foresee(index, of: id) }
    }
    running.ends.markTidy()
  }
}
