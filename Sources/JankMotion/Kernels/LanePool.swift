/// Layers in small groups of equal size, packed into the lanes of blocks.
///
/// A block has sixteen lanes, divided into slots of the group's size; the rest stays empty. All
/// animations of a block are of one kind, each with its own timing. A group with an animation of
/// another kind moves to a block of that kind.
///
/// The numbers are in separate memory. Functions that change them are `mutating` all the same, so
/// they work in place on a pool in an array.
struct LanePool {
  let componentCount: Int
  let groupSize: Int
  private let slotsPerBlock: Int
  let stride: Int
  private(set) var slabs: [Slab] = []
  private(set) var blockCount = 0
  private var emptyBlocks: [Int32] = []
  // For each kind, no block before this one has a free slot.
  private var firstFree = SIMD4<Int>.zero

  /// Contiguous blocks.
  @safe struct Slab {
    let blocks: UnsafeMutableRawPointer
    let supplements: UnsafeMutableRawPointer
    /// The ends of all lanes in seconds; infinite for settled lanes.
    let ends: UnsafeMutablePointer<Double>
    let states: UnsafeMutablePointer<BlockState>

    static let blockCount = 32
  }

  /// The state of a block apart from its lanes.
  struct BlockState {
    /// The earliest end of a lane in seconds; infinity if all are settled.
    var nextEnd = Double.infinity
    var freeSlots: UInt16 = 0
    var kind = Self.noKind
    /// The number of processed times of the window.
    var done: UInt8 = 0

    static let noKind = UInt8.max

    var isMoving: Bool { nextEnd < .infinity }
  }

  init(componentCount: Int, groupSize: Int) {
    self.componentCount = componentCount
    self.groupSize = groupSize
    slotsPerBlock = 16 / groupSize
    stride = strideOfBlock(rowCount: componentCount)
  }

  func deallocate() {
    for slab in slabs {
      unsafe slab.blocks.deallocate()
      unsafe slab.supplements.deallocate()
      unsafe slab.ends.deallocate()
      unsafe slab.states.deallocate()
    }
  }
}

// MARK: Places

extension LanePool {
  var byteCount: Int {
    let lanes = 16 * MemoryLayout<Double>.stride
    return slabs.count * Slab.blockCount
      * (stride + strideOfSupplement + lanes + MemoryLayout<BlockState>.stride)
  }
}

extension LanePool {
  /// The block of a slot and its first lane.
  func place(of slot: Int) -> (block: Int, lane: Int) {
    (slot / slotsPerBlock, slot % slotsPerBlock * groupSize)
  }

  func lane(_ lane: Int, of block: Int) -> BlockLane {
    unsafe BlockLane(
      block: address(of: block),
      supplement: addressOfSupplement(of: block),
      lane: lane
    )
  }

  func isMoving(_ block: Int) -> Bool { unsafe state(of: block).pointee.isMoving }

  func address(of block: Int) -> UnsafeMutableRawPointer {
    unsafe slabs[block / Slab.blockCount].blocks + stride * (block % Slab.blockCount)
  }

  func addressOfSupplement(of block: Int) -> UnsafeMutableRawPointer {
    let slab = slabs[block / Slab.blockCount]
    return unsafe slab.supplements + strideOfSupplement * (block % Slab.blockCount)
  }

  func ends(of block: Int) -> UnsafeMutablePointer<Double> {
    unsafe slabs[block / Slab.blockCount].ends + 16 * (block % Slab.blockCount)
  }

  func state(of block: Int) -> UnsafeMutablePointer<BlockState> {
    unsafe slabs[block / Slab.blockCount].states + block % Slab.blockCount
  }
}

// MARK: Slots

extension LanePool {
  /// Whether an animation of a kind can start in the slot's block.
  ///
  /// A block of settled layers accepts any kind.
  mutating func takesUp(kind: Int, inBlockOf slot: Int) -> Bool {
    let block = slot / slotsPerBlock
    let state = unsafe state(of: block)
    if unsafe state.pointee.kind == kind { return true }
    guard unsafe !state.pointee.isMoving else { return false }
    unsafe state.pointee.kind = UInt8(kind)
    if unsafe state.pointee.freeSlots != 0 { firstFree[kind] = min(firstFree[kind], block) }
    return true
  }

  /// Reserves a free slot in a block of a kind.
  mutating func takeSlot(kind: Int) -> Int {
    let block = blockWithFreeSlot(kind: kind)
    let state = unsafe state(of: block)
    let slot = unsafe state.pointee.freeSlots.trailingZeroBitCount
    unsafe state.pointee.freeSlots &= ~(1 << UInt16(slot))
    return block * slotsPerBlock + slot
  }

  /// Frees a slot, whose lanes are zero afterwards.
  mutating func freeSlot(_ slot: Int) {
    let (block, first) = place(of: slot)
    for index in first..<(first + groupSize) {
      let lane = lane(index, of: block)
      for component in 0..<componentCount {
        lane.setTarget(0, distance: 0, component: component)
      }
    }
    if unsafe ends(of: block)[first] < .infinity {
      for index in first..<(first + groupSize) { rest(index, of: block) }
      updateNextEnd(of: block)
    }
    let state = unsafe state(of: block)
    let kind = unsafe Int(state.pointee.kind)
    firstFree[kind] = min(firstFree[kind], block)
    unsafe state.pointee.freeSlots |= 1 << UInt16(slot % slotsPerBlock)
    guard unsafe state.pointee.freeSlots == allSlots else { return }
    unsafe state.pointee.kind = BlockState.noKind
    emptyBlocks.append(Int32(block))
  }

  private var allSlots: UInt16 { UInt16(truncatingIfNeeded: (1 << slotsPerBlock) - 1) }

  private mutating func blockWithFreeSlot(kind: Int) -> Int {
    var block = firstFree[kind]
    while block < blockCount {
      let state = unsafe state(of: block).pointee
      if state.kind == UInt8(kind), state.freeSlots != 0 { break }
      block += 1
    }
    if block == blockCount { block = emptyBlocks.popLast().map(Int.init) ?? appendBlock() }
    unsafe state(of: block).pointee.kind = UInt8(kind)
    firstFree[kind] = block
    return block
  }

  private mutating func appendBlock() -> Int {
    let block = blockCount
    if block == slabs.count * Slab.blockCount { appendSlab() }
    blockCount += 1
    unsafe state(of: block).pointee.freeSlots = allSlots
    for lane in 0..<16 { rest(lane, of: block) }
    return block
  }

  private mutating func appendSlab() {
    let blocks = unsafe Self.zeros(byteCount: stride * Slab.blockCount)
    let supplements = unsafe Self.zeros(byteCount: strideOfSupplement * Slab.blockCount)
    let ends = UnsafeMutablePointer<Double>.allocate(capacity: 16 * Slab.blockCount)
    unsafe ends.initialize(repeating: .infinity, count: 16 * Slab.blockCount)
    let states = UnsafeMutablePointer<BlockState>.allocate(capacity: Slab.blockCount)
    unsafe states.initialize(repeating: BlockState(), count: Slab.blockCount)
    unsafe slabs.append(Slab(blocks: blocks, supplements: supplements, ends: ends, states: states))
  }
}

extension LanePool {
  private static func zeros(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return unsafe memory
  }
}
