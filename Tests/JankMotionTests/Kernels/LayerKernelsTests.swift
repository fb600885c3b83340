import JankKernelChoice
import JankMotion
import Testing

// Also tests: KernelFunctions, Lanes, OwnKernels, SharedKernels.

/// Properties of the functions of the hot loop, on random blocks and rows.
struct LayerKernelsTests {
  private static let rowCount = 4
  private static let blockCount = 3

  /// The memory of a call; the kernels' input is random from a seed.
  @safe private struct Frame: ~Copyable {
    let blocks: UnsafeMutableRawPointer
    let supplements: UnsafeMutableRawPointer
    let rows: UnsafeMutableRawPointer
    let times: UnsafeMutableRawPointer
    let output: UnsafeMutableRawPointer
    let scratch: UnsafeMutableRawPointer

    init(seed: UInt64, kind: Int) {
      func memory(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        return unsafe memory
      }
      let stride = strideOfBlock(rowCount: rowCount)
      unsafe blocks = memory(blockCount * stride)
      unsafe supplements = memory(blockCount * strideOfSupplement)
      unsafe rows = memory(blockCount * rowCount * 128)
      unsafe times = memory(timesInPass * 128)
      unsafe output = memory(blockCount * rowCount * 64)
      unsafe scratch = memory(timesInPass * 64)
      fill(seed: seed, kind: kind)
    }

    deinit {
      unsafe blocks.deallocate()
      unsafe supplements.deallocate()
      unsafe rows.deallocate()
      unsafe times.deallocate()
      unsafe output.deallocate()
      unsafe scratch.deallocate()
    }

    private func fill(seed: UInt64, kind: Int) {
      var random = SeededGenerator(seed: seed)
      let stride = strideOfBlock(rowCount: rowCount) / 4
      let numbers = unsafe blocks.assumingMemoryBound(to: Float.self)
      let others = unsafe supplements.assumingMemoryBound(to: Float.self)
      for block in 0..<blockCount {
        for lane in 0..<16 {
          let parameters = parameters(of: kind, &random)
          unsafe numbers[block * stride + lane] = Float(random.below(512)) / 1_024
          unsafe numbers[block * stride + 16 * parameterRow + lane] = parameters[0]
          for index in 1..<parameters.count {
            let place = block * strideOfSupplement / 4 + 16 * (index - 1) + lane
            unsafe others[place] = parameters[index]
          }
          for row in 0..<(2 * rowCount) {
            let place = block * stride + 16 * (componentRow + row) + lane
            unsafe numbers[place] = Float(random.number(-1_000...1_000))
          }
        }
      }
      let places = unsafe rows.assumingMemoryBound(to: Float.self)
      for place in 0..<(blockCount * rowCount * 32) {
        unsafe places[place] = Float(random.number(-1_000...1_000))
      }
      let seconds = unsafe times.assumingMemoryBound(to: Float.self)
      for time in 0..<timesInPass {
        for lane in 0..<16 { unsafe seconds[time * 32 + lane] = Float(time * 96) / 1_024 }
        for lane in 16..<32 { unsafe seconds[time * 32 + lane] = 3e-4 }
      }
    }

    private func parameters(of kind: Int, _ random: inout SeededGenerator) -> [Float] {
      switch kind {
      case MotionKind.linear: return [Float(random.number(1...4))]
      case MotionKind.bezier:
        let bend = Float(random.number(1...2))
        return [Float(random.number(1...4)), -0.48, 1.26, 3, 0, bend, bend]
      default: return [2...9, 5...30, -1...1].map { Float(random.number($0)) }
      }
    }
  }

  /// All results of a build for a frame.
  private func results(of kernels: LayerKernels, seed: UInt64, kind: Int) -> [UInt32] {
    let frame = Frame(seed: seed, kind: kind)
    let (rowCount, blockCount) = (Self.rowCount, Self.blockCount)
    var results: [UInt32] = []
    func note(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
      let words = unsafe UnsafeRawBufferPointer(start: memory, count: byteCount)
      unsafe results.append(contentsOf: words.bindMemory(to: UInt32.self))
    }
    for time in [0, 5, timesInPass - 1] {
      unsafe kernels.functions.storeBlocks(
        frame.blocks,
        frame.supplements,
        blockCount,
        rowCount,
        kind,
        frame.times + 128 * time,
        frame.output
      )
      unsafe note(frame.output, blockCount * rowCount * 64)
      unsafe kernels.functions.storeRows(
        frame.rows,
        blockCount * rowCount,
        Float(time) / 16,
        frame.output
      )
      unsafe note(frame.output, blockCount * rowCount * 64)
    }
    for timeCount in [1, 3, timesInPass] {
      unsafe kernels.functions.foldBlocks(
        frame.blocks,
        frame.supplements,
        blockCount,
        rowCount,
        kind,
        frame.times,
        timeCount
      )
      unsafe note(frame.supplements, blockCount * strideOfSupplement)
      let remaining = unsafe frame.times.assumingMemoryBound(to: Float.self)
      unsafe kernels.functions.foldRows(
        frame.rows,
        blockCount * rowCount,
        remaining,
        timeCount,
        frame.scratch,
        frame.output
      )
      unsafe note(frame.output, 64)
    }
    return results
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `every build gives the same bits, stored and folded`(seed: UInt64) {
    let kinds = [
      MotionKind.linear, MotionKind.bezier, MotionKind.oscillating, MotionKind.overdamped,
    ]
    for kind in kinds {
      let portable = results(of: .portable, seed: seed, kind: kind)
      for kernels in LayerKernels.available {
        #expect(
          results(of: kernels, seed: seed, kind: kind) == portable,
          "\(kernels.name), \(kind)"
        )
      }
    }
  }
}
