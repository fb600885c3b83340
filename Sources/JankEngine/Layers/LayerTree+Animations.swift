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

  /// Adds an animation to a layer.
  package mutating func add(_ animation: consuming LayerAnimation, to id: LayerID) {
    if layers[id.number].animations.isEmpty { running.layers.append(id) }
    markAnimated(id, animation.property)
    running.tally?.add(animation.runningRequest)
    layers[id.number].animations.append(animation)
    running.isPassing = nil
    running.fresh.append(id)
    foresee(layers[id.number].animations.count - 1, of: id)
  }

  /// Removes and returns the animations of a layer that satisfy a condition.
  package mutating func removeAnimations(
    of id: LayerID,
    where isUnwanted: (LayerAnimation) -> Bool
  ) -> [LayerAnimation] {
    let removed = layers[id.number].animations.filter(isUnwanted)
    if !removed.isEmpty { keepAnimations(of: id) { !isUnwanted($0) } }
    return removed
  }

  /// Removes an ended animation of a layer, or records that its end was announced if it stays.
  mutating func end(_ animation: AnimationID, of id: LayerID) {
    keepAnimations(of: id) { $0.id != animation || !$0.isRemovedOnCompletion }
    if !layers[id.number].animations.isEmpty { markStopped(animation, of: id) }
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
      discountAnimation(index, of: id)
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

  /// The animations that have ended, each with its layer; paused time never ends.
  package mutating func endedAnimations(at mediaTime: Double) -> [(layer: LayerID, id: AnimationID)]
  {
    findDue(at: mediaTime)
    guard !running.ends.due.isEmpty else { return [] }
    var ended: [(layer: LayerID, id: AnimationID)] = []
    let due = running.layers.inOrder(running.ends.takeDue())
    ended.reserveCapacity(due.count)
    for id in due {
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

  /// Whether any animation has ended.
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

  /// The number of recorded ends, including those of animations that were removed since.
  package var notedEndCount: Int { running.ends.count }

  private mutating func findDue(at mediaTime: Double) {
    if running.areEndsWrong || running.ends.isCrowded { foreseeAll() }
    running.ends.findDue(at: mediaTime)
  }

  /// Changes an animation of a layer if it still exists.
  package mutating func update(
    _ animation: AnimationID,
    of id: LayerID,
    _ change: (inout LayerAnimation) -> Void
  ) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      discountAnimation(index, of: id)
      markAnimated(id, layers[id.number].animations[index].property)
      layers[id.number].animations[index].block = animation
      change(&layers[id.number].animations[index])
      countAnimation(index, of: id)
      running.isPassing = nil
      running.fresh.append(id)
      foresee(index, of: id)
    }
  }

  /// Records that the end of an animation was announced; this is not committed.
  package mutating func markStopped(_ animation: AnimationID, of id: LayerID) {
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].id == animation {
      discountAnimation(index, of: id)
      layers[id.number].animations[index].hasStopped = true
      running.isPassing = nil
    }
  }

  /// Sets missing begin times to the time of this commit.
  ///
  /// - Parameters:
  ///   - mediaTime: the time of the device, in seconds.
  ///   - isHeld: whether to do so only for layers whose paused time is about to change: their
  ///     animations begin at its current value, whenever they are committed.
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
  /// Whether an animation is running in a layer that is not paused.
  package mutating func hasPassingAnimations() -> Bool {
    guard hasAnimations, tallied().count > 0 else { return false }
    guard retimedCount > 0 else { return true }
    if let isPassing = running.isPassing { return isPassing }
    let isPassing = running.layers.contains { rate(of: $0) != 0 && layers[$0.number].isUnderWay }
    running.isPassing = isPassing
    return isPassing
  }

  /// The frame-rate requests of the running animations, without duplicates.
  package mutating func rateRequests() -> [FrameRateRequest] {
    hasAnimations ? tallied().rateRequests : []
  }

  private mutating func countAnimation(_ index: Int, of id: LayerID) {
    let request = layers[id.number].animations[index].runningRequest
    running.tally?.add(request)
  }

  private mutating func discountAnimation(_ index: Int, of id: LayerID) {
    let request = layers[id.number].animations[index].runningRequest
    running.tally?.remove(request)
  }

  private mutating func tallied() -> AnimationTally {
    if let tally = running.tally { return tally }
    var tally = AnimationTally()
    for id in animated {
      for index in layers[id.number].animations.indices {
        tally.add(layers[id.number].animations[index].runningRequest)
      }
    }
    running.tally = tally
    return tally
  }
}

extension LayerTree {
  /// Records the end of an animation that is new or got another time.
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
