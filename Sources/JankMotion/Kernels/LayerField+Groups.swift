// MARK: Groups

extension LayerField {
  /// Adds layers that animate together, at rest.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - values: The components of the first layer, then those of the second, and so on; at least
  ///     one layer.
  /// - Returns: The identifier of the group until it is removed.
  public mutating func add(_ property: LayerProperty, values: [Float]) -> LayerGroupID {
    let layerCount = values.count / property.componentCount
    precondition(
      layerCount > 0 && values.count == layerCount * property.componentCount,
      "\(values.count) is not a multiple of \(property.componentCount) components"
    )
    let place = takePlace(for: property, layerCount: layerCount, kind: MotionKind.linear)
    put(values, at: place)
    return groups.add(at: place)
  }

  /// Adds animating layers.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - values: The start values, in the order of `add(_:values:)`.
  ///   - targets: The end values, in the same order.
  ///   - timing: The begin, the duration and the curve.
  ///   - marks: A number for each layer, which identifies it in the digest.
  /// - Returns: The identifier of the group until it is removed.
  public mutating func add(
    _ property: LayerProperty,
    from values: [Float],
    to targets: [Float],
    _ timing: LayerTiming,
    marks: [UInt32]
  ) -> LayerGroupID {
    let law = laws.law(of: timing)
    var kind: Int?
    if case .lanes(let number, _) = law { kind = number }
    let place = takePlace(for: property, layerCount: marks.count, kind: kind)
    put(values, at: place)
    redirect(place, to: targets, at: latest)
    start(law, timing, at: place, marks: .each(marks))
    return groups.add(at: place)
  }

  /// Animates a group to a target, from its values when the animation begins.
  ///
  /// If the animation begins before the latest sample, it starts from the values at that begin. The
  /// digest identifies the group by its identifier.
  ///
  /// - Parameters:
  ///   - id: A group of this field.
  ///   - targets: The end values, in the order in which the values were added.
  ///   - timing: The begin, the duration and the curve. Times that were already sampled do not
  ///     change.
  public mutating func move(_ id: LayerGroupID, to targets: [Float], _ timing: LayerTiming) {
    let law = laws.law(of: timing)
    let old = groups.place(of: id)
    catchUp(old)
    let moment = Double.maximum(timing.begin, latest)
    let place = home(for: law, of: id, at: old, leavingAt: moment)
    takePrints(at: place)
    redirect(place, to: targets, at: moment)
    let mark = UInt32(truncatingIfNeeded: id.index) &* 0x9E37_79B1
    start(law, timing, at: place, marks: .consecutive(from: mark))
  }

  /// Removes a group; the digest keeps its earlier values.
  public mutating func remove(_ id: LayerGroupID) {
    let place = groups.place(of: id)
    catchUp(place)
    leave(place)
    groups.remove(id)
  }

  /// The values of a group at the latest sample, in the order in which they were added.
  public mutating func values(of id: LayerGroupID) -> [Float] {
    readValues(of: groups.place(of: id), at: latest)
    return carried
  }
}

// MARK: Places

extension LayerField {
  /// Reserves space for a new group: lanes of a kind for a small group, else rows.
  private mutating func takePlace(
    for property: LayerProperty,
    layerCount: Int,
    kind: Int?
  ) -> GroupTable.Place {
    guard let kind, layerCount <= Self.largestSmallGroup else {
      return takeRows(componentCount: property.componentCount, layerCount: layerCount)
    }
    let pool = property.rawValue * Self.largestSmallGroup + layerCount - 1
    return takeSlot(in: pool, kind: kind)
  }

  private mutating func takeSlot(in pool: Int, kind: Int) -> GroupTable.Place {
    if pools[pool] == nil {
      let property = LayerProperty.allCases[pool / Self.largestSmallGroup]
      pools[pool] = LanePool(
        componentCount: property.componentCount,
        groupSize: pool % Self.largestSmallGroup + 1
      )
    }
    let slot = pools[pool]?.takeSlot(kind: kind) ?? 0
    // The other layers of the block process the earlier times before this one joins them.
    catchUp(.slot(slot, pool: pool))
    return .slot(slot, pool: pool)
  }

  private mutating func takeRows(componentCount: Int, layerCount: Int) -> GroupTable.Place {
    let group = SharedGroup(componentCount: componentCount, layerCount: layerCount)
    guard let index = freeShared.popLast() else {
      if shared.count == shared.capacity {
        // Grows by an eighth: doubling would show in the memory per layer.
        shared.reserveCapacity(shared.count + shared.count / 8 + 8)
      }
      shared.append(group)
      return .shared(shared.count - 1)
    }
    shared[Int(index)] = group
    return .shared(Int(index))
  }
}

extension LayerField {
  /// Moves a group to where it can follow a law.
  ///
  /// Small groups are in a block of their kind, or have rows of their own if no kernel can follow
  /// the law in lanes. A group that moves keeps its current values.
  private mutating func home(
    for law: MotionLaw,
    of id: LayerGroupID,
    at place: GroupTable.Place,
    leavingAt seconds: Double
  ) -> GroupTable.Place {
    let home: GroupTable.Place
    switch (place, law) {
    case (.slot(let slot, let pool), .lanes(let kind, _)):
      if pools[pool]?.takesUp(kind: kind, inBlockOf: slot) ?? false { return place }
      home = takeSlot(in: pool, kind: kind)
    case (.slot(_, let pool), _):
      let property = LayerProperty.allCases[pool / Self.largestSmallGroup]
      home = takeRows(
        componentCount: property.componentCount,
        layerCount: pool % Self.largestSmallGroup + 1
      )
    case (.shared(let number), .lanes(let kind, _)):
      guard let group = shared[number], group.layerCount <= Self.largestSmallGroup else {
        return place
      }
      let property = LayerProperty.allCases.first { $0.componentCount == group.componentCount }
      let pool = (property?.rawValue ?? 0) * Self.largestSmallGroup + group.layerCount - 1
      home = takeSlot(in: pool, kind: kind)
    case (.shared, _): return place
    }
    readValues(of: place, at: seconds)
    leave(place)
    put(carried, at: home)
    groups.set(home, of: id)
    return home
  }

  private mutating func leave(_ place: GroupTable.Place) {
    takePrints(at: place)
    switch place {
    case .slot(let slot, let pool): pools[pool]?.freeSlot(slot)
    case .shared(let number):
      guard let group = shared[number] else { return }
      group.deallocate()
      shared[number] = nil
      freeShared.append(Int32(number))
    }
  }

  private mutating func catchUp(_ place: GroupTable.Place) {
    switch place {
    case .slot(let slot, let pool):
      guard let block = pools[pool]?.place(of: slot).block else { return }
      pools[pool]?.catchUp(block, with: window, kernels, &fingerprint)
    case .shared(let number):
      shared[number]?.catchUp(with: window, scratch, kernels, &fingerprint)
    }
  }

  /// Combines the fingerprint of a group whose animation has not ended.
  private mutating func takePrints(at place: GroupTable.Place) {
    switch place {
    case .slot(let slot, let pool): pools[pool]?.takePrints(ofSlot: slot, into: &fingerprint)
    case .shared(let number): shared[number]?.takePrints(into: &fingerprint)
    }
  }

  private mutating func start(
    _ law: MotionLaw,
    _ timing: LayerTiming,
    at place: GroupTable.Place,
    marks: LayerMarks
  ) {
    switch place {
    case .slot(let slot, let pool):
      guard case .lanes(_, let parameters) = law else { return }
      pools[pool]?.start(slot, parameters, timing, in: window)
      pools[pool]?.startPrints(ofSlot: slot, marks, fingerprint)
    case .shared(let number):
      shared[number]?.start(law, timing, in: window)
      shared[number]?.startPrints(marks, fingerprint, scratch, kernels)
    }
  }
}

// MARK: Values

extension LayerField {
  /// Retargets a group from its values at a time.
  private mutating func redirect(
    _ place: GroupTable.Place,
    to targets: [Float],
    at seconds: Double
  ) {
    switch place {
    case .slot(let slot, let pool):
      pools[pool]?.redirect(slot, to: targets, at: seconds, scratch, kernels)
    case .shared(let number):
      shared[number]?.redirect(to: targets, at: seconds, scratch, kernels)
    }
  }

  /// Holds a group at some values.
  private mutating func put(_ values: [Float], at place: GroupTable.Place) {
    switch place {
    case .slot(let slot, let pool): pools[pool]?.place(slot, at: values)
    case .shared(let number): shared[number]?.place(at: values)
    }
  }

  /// Reads the values of a group at a time into `carried`.
  private mutating func readValues(of place: GroupTable.Place, at seconds: Double) {
    carried.removeAll(keepingCapacity: true)
    switch place {
    case .slot(let slot, let pool):
      pools[pool]?.read(slot, at: seconds, into: &carried, scratch, kernels)
    case .shared(let number):
      shared[number]?.read(at: seconds, into: &carried, scratch, kernels)
    }
  }
}
