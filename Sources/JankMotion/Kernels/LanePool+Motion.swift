// MARK: Values

extension LanePool {
  /// Retargets the layers of a slot from their values at a time in seconds.
  mutating func redirect(
    _ slot: Int,
    to targets: [Float],
    at seconds: Double,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    precondition(
      targets.count == groupSize * componentCount,
      "the counts of targets and values differ"
    )
    let (block, first) = place(of: slot)
    let remaining = self.remaining(ofLane: first, block: block, at: seconds, scratch, kernels)
    var next = 0
    for index in first..<(first + groupSize) {
      let lane = lane(index, of: block)
      for component in 0..<componentCount {
        let origin = lane.target(component) - lane.distance(component) * remaining
        lane.setTarget(targets[next], distance: targets[next] - origin, component: component)
        next += 1
      }
    }
  }

  /// Holds the layers of a slot at some values.
  mutating func place(_ slot: Int, at values: [Float]) {
    let (block, first) = place(of: slot)
    for (index, value) in values.enumerated() {
      lane(first + index / componentCount, of: block)
        .setTarget(value, distance: 0, component: index % componentCount)
    }
  }

  /// Appends the values of a slot at a time in seconds.
  mutating func read(
    _ slot: Int,
    at seconds: Double,
    into values: inout [Float],
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    let (block, first) = place(of: slot)
    let remaining = self.remaining(ofLane: first, block: block, at: seconds, scratch, kernels)
    for index in first..<(first + groupSize) {
      let lane = lane(index, of: block)
      for component in 0..<componentCount {
        values.append(lane.target(component) - lane.distance(component) * remaining)
      }
    }
  }

  /// The remaining distance of a lane, and so of all lanes of its slot.
  private func remaining(
    ofLane lane: Int,
    block: Int,
    at seconds: Double,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) -> Float {
    let end = unsafe ends(of: block)[lane]
    guard seconds < end, end < .infinity else { return 0 }
    scratch.setTime(seconds)
    let kind = unsafe Int(state(of: block).pointee.kind)
    unsafe kernels.functions.findRemaining(
      kind,
      address(of: block),
      addressOfSupplement(of: block),
      scratch.times,
      scratch.found
    )
    return unsafe scratch.found[lane]
  }
}

// MARK: Motion

extension LanePool {
  /// Starts an animation of the block's kind in a slot.
  mutating func start(
    _ slot: Int,
    _ parameters: SIMD8<Float>,
    _ timing: LayerTiming,
    in window: SampleWindow
  ) {
    let (block, first) = place(of: slot)
    let parts = SampleWindow.parts(of: timing.begin)
    let end = timing.end
    let ends = unsafe ends(of: block)
    let state = unsafe state(of: block)
    if unsafe !state.pointee.isMoving { unsafe state.pointee.done = UInt8(window.count) }
    let wasEarliest = unsafe ends[first] == state.pointee.nextEnd
    for index in first..<(first + groupSize) {
      lane(index, of: block).setMotion(parameters, begin: parts)
      unsafe ends[index] = end
    }
    if wasEarliest { updateNextEnd(of: block) }
    unsafe state.pointee.nextEnd = Double.minimum(state.pointee.nextEnd, end)
  }

  func rest(_ lane: Int, of block: Int) {
    self.lane(lane, of: block).rest(componentCount: componentCount)
    unsafe ends(of: block)[lane] = .infinity
  }

  func updateNextEnd(of block: Int) {
    let ends = unsafe ends(of: block)
    var earliest = Double.infinity
    for lane in 0..<16 { earliest = unsafe ends[lane] < earliest ? ends[lane] : earliest }
    unsafe state(of: block).pointee.nextEnd = earliest
  }
}

// MARK: Fingerprints

extension LanePool {
  /// Combines the fingerprints of a slot's layers if they are animating.
  func takePrints(ofSlot slot: Int, into fingerprint: inout FieldFingerprint) {
    let (block, first) = place(of: slot)
    guard unsafe ends(of: block)[first] < .infinity else { return }
    for lane in first..<(first + groupSize) {
      fingerprint.combine(print: laneFingerprint(lane, of: block))
    }
  }

  /// Combines the fingerprints of all animating layers.
  func takePrints(into fingerprint: inout FieldFingerprint) {
    for block in 0..<blockCount where isMoving(block) {
      for lane in 0..<16 where unsafe ends(of: block)[lane] < .infinity {
        fingerprint.combine(print: laneFingerprint(lane, of: block))
      }
    }
  }

  /// Starts the fingerprints of a slot from the marks and targets of its layers.
  func startPrints(ofSlot slot: Int, _ marks: LayerMarks, _ fingerprint: FieldFingerprint) {
    let (block, first) = place(of: slot)
    for index in 0..<groupSize {
      let lane = lane(first + index, of: block)
      var word: UInt32 = 0
      for component in 0..<componentCount {
        word = word &* 33 &+ lane.target(component).bitPattern
      }
      let print = fingerprint.start(mark: marks[index]) &+ word &* 0x9E37_79B1
      setLaneFingerprint(print, first + index, of: block)
    }
  }

  private func laneFingerprint(_ lane: Int, of block: Int) -> UInt32 {
    let supplement = unsafe addressOfSupplement(of: block)
    return unsafe supplement.load(fromByteOffset: 64 * printRow + 4 * lane, as: UInt32.self)
  }

  private func setLaneFingerprint(_ print: UInt32, _ lane: Int, of block: Int) {
    let supplement = unsafe addressOfSupplement(of: block)
    unsafe supplement.storeBytes(
      of: print,
      toByteOffset: 64 * printRow + 4 * lane,
      as: UInt32.self
    )
  }
}

// MARK: Sampling

extension LanePool {
  /// Processes the times of a window in all blocks.
  mutating func catchUp(
    with window: SampleWindow,
    _ kernels: LayerKernels,
    _ fingerprint: inout FieldFingerprint
  ) {
    var block = 0
    while block < blockCount {
      let count = quietRun(from: block, in: window)
      if count > 0 {
        fold(block, count: count, until: window.count, window, kernels)
      } else {
        catchUp(block, with: window, kernels, &fingerprint)
      }
      block += max(count, 1)
    }
  }

  /// The number of blocks from `start` that one kernel call can process: of one slab, kind and
  /// state, and without a lane that ends within the window.
  private func quietRun(from start: Int, in window: SampleWindow) -> Int {
    let first = unsafe state(of: start).pointee
    guard Int(first.done) < window.count else { return 0 }
    let last = window.time(at: window.count - 1)
    let limit = min(blockCount, (start / Slab.blockCount + 1) * Slab.blockCount)
    var block = start
    while block < limit {
      let state = unsafe state(of: block).pointee
      guard state.isMoving, state.nextEnd > last, state.kind == first.kind,
        state.done == first.done
      else { break }
      block += 1
    }
    return block - start
  }

  /// Processes the times of a window in one block while it animates.
  mutating func catchUp(
    _ block: Int,
    with window: SampleWindow,
    _ kernels: LayerKernels,
    _ fingerprint: inout FieldFingerprint
  ) {
    let state = unsafe state(of: block)
    while unsafe state.pointee.isMoving, unsafe Int(state.pointee.done) < window.count {
      let (done, end) = unsafe (Int(state.pointee.done), state.pointee.nextEnd)
      let stop = window.firstIndex(from: done, notBefore: end)
      fold(block, count: 1, until: stop, window, kernels)
      guard stop < window.count else { return }
      settle(block, at: window.time(at: stop), &fingerprint)
    }
  }

  private func fold(
    _ first: Int,
    count: Int,
    until stop: Int,
    _ window: SampleWindow,
    _ kernels: LayerKernels
  ) {
    let state = unsafe state(of: first)
    let done = unsafe Int(state.pointee.done)
    guard done < stop else { return }
    unsafe kernels.functions.foldBlocks(
      UnsafeRawPointer(address(of: first)),
      addressOfSupplement(of: first),
      count,
      componentCount,
      Int(state.pointee.kind),
      window.times(from: done),
      stop - done
    )
    for index in 0..<count { unsafe state[index].done = UInt8(stop) }
  }

  private func settle(
    _ block: Int,
    at time: Double,
    _ fingerprint: inout FieldFingerprint
  ) {
    let ends = unsafe ends(of: block)
    for lane in 0..<16 where unsafe ends[lane] <= time {
      fingerprint.combine(print: laneFingerprint(lane, of: block))
      rest(lane, of: block)
    }
    updateNextEnd(of: block)
  }

  /// Marks the new window as unprocessed.
  mutating func startWindow() {
    for block in 0..<blockCount { unsafe state(of: block).pointee.done = 0 }
  }
}
