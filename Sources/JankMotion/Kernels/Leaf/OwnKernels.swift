// Kernels for layers with an animation of their own. The lanes are layers.
//
// A block holds sixteen layers whose animations are of one kind, in rows of 64 bytes:
//
// | rows of a block | content                                          |
// | --------------- | ------------------------------------------------ |
// | 0, 1            | the begin, high and low part                     |
// | 2               | the first parameter of the kind                  |
// | 3...            | for each component the target, then the distance |
//
// | rows of its supplement | content                          |
// | ---------------------- | -------------------------------- |
// | 0...5                  | the other parameters of the kind |
// | 6                      | the fingerprint                  |
//
// The rows for linear animations are contiguous, because those are bound by memory bandwidth.

/// The row of a block that holds the first parameter.
package let parameterRow = 2
/// The row of a block where its components start.
package let componentRow = 3
/// The row of a supplement that holds the fingerprint.
package let printRow = 6
/// The length of a supplement in bytes.
package let strideOfSupplement = 64 * 7

/// The length of a block in bytes.
@inline(__always)
package func strideOfBlock(rowCount: Int) -> Int {
  64 &* (componentRow &+ 2 &* rowCount)
}

/// Combines the values of blocks at some times into their fingerprints.
///
/// - Parameters:
///   - blocks: Consecutive blocks.
///   - supplements: Their supplements.
///   - blockCount: The number of blocks.
///   - rowCount: The number of components.
///   - kind: The `MotionKind` of all the blocks.
///   - times: For each time a row with its high part in all lanes and one with its low part, in
///     seconds.
///   - timeCount: The number of times.
package func foldBlocks(
  _ blocks: UnsafeRawPointer,
  _ supplements: UnsafeMutableRawPointer,
  _ blockCount: Int,
  rowCount: Int,
  kind: Int,
  _ times: UnsafeRawPointer,
  _ timeCount: Int
) {
  switch kind {
  case MotionKind.linear:
    unsafe fold(LinearLaw.self, blocks, supplements, blockCount, rowCount, times, timeCount)
  case MotionKind.bezier:
    unsafe fold(BezierLaw.self, blocks, supplements, blockCount, rowCount, times, timeCount)
  case MotionKind.oscillating:
    unsafe fold(OscillatingLaw.self, blocks, supplements, blockCount, rowCount, times, timeCount)
  default:
    unsafe fold(OverdampedLaw.self, blocks, supplements, blockCount, rowCount, times, timeCount)
  }
}

@inline(never)
private func fold<Motion: Law>(
  _ law: Motion.Type,
  _ blocks: UnsafeRawPointer,
  _ supplements: UnsafeMutableRawPointer,
  _ blockCount: Int,
  _ rowCount: Int,
  _ times: UnsafeRawPointer,
  _ timeCount: Int
) {
  for index in 0..<blockCount {
    let block = unsafe blocks + index &* strideOfBlock(rowCount: rowCount)
    let supplement = unsafe supplements + index &* strideOfSupplement
    let first = unsafe loadLanes(block, parameterRow)
    var print = unsafe supplement.load(fromByteOffset: printRow &* 64, as: LaneBits.self)
    for time in 0..<timeCount {
      let elapsed = unsafe elapsed(at: times + time &* 128, since: block)
      let remaining = unsafe law.remaining(elapsed, first, supplement)
      let word = unsafe wordOfBlock(block, rowCount: rowCount, remaining: remaining)
      print = mixed(print: print, with: word)
    }
    unsafe supplement.storeBytes(of: print, toByteOffset: printRow &* 64, as: LaneBits.self)
  }
}

@inline(__always)
private func wordOfBlock(
  _ block: UnsafeRawPointer,
  rowCount: Int,
  remaining: Lanes
) -> LaneBits {
  var word = LaneBits.zero
  for row in 0..<rowCount {
    word = unsafe mixed(word: word, with: values(block, row, remaining))
  }
  return word
}

@inline(__always)
private func values(_ block: UnsafeRawPointer, _ row: Int, _ remaining: Lanes) -> Lanes {
  let place = componentRow &+ 2 &* row
  return unsafe loadLanes(block, place) - loadLanes(block, place &+ 1) * remaining
}

@inline(__always)
private func storeValues(
  _ block: UnsafeRawPointer,
  _ row: Int,
  _ remaining: Lanes,
  _ output: UnsafeMutableRawPointer
) {
  let found = unsafe values(block, row, remaining)
  unsafe output.storeBytes(of: found, toByteOffset: row &* 64, as: Lanes.self)
}

/// Stores the values of blocks at one time, 64 bytes per component.
///
/// The parameters are those of `foldBlocks` with one time; `values` receives all components of the
/// first block, then those of the next.
package func storeBlocks(
  _ blocks: UnsafeRawPointer,
  _ supplements: UnsafeRawPointer,
  _ blockCount: Int,
  rowCount: Int,
  kind: Int,
  _ time: UnsafeRawPointer,
  _ values: UnsafeMutableRawPointer
) {
  switch kind {
  case MotionKind.linear:
    unsafe store(LinearLaw.self, blocks, supplements, blockCount, rowCount, time, values)
  case MotionKind.bezier:
    unsafe store(BezierLaw.self, blocks, supplements, blockCount, rowCount, time, values)
  case MotionKind.oscillating:
    unsafe store(OscillatingLaw.self, blocks, supplements, blockCount, rowCount, time, values)
  default:
    unsafe store(OverdampedLaw.self, blocks, supplements, blockCount, rowCount, time, values)
  }
}

@inline(never)
private func store<Motion: Law>(
  _ law: Motion.Type,
  _ blocks: UnsafeRawPointer,
  _ supplements: UnsafeRawPointer,
  _ blockCount: Int,
  _ rowCount: Int,
  _ time: UnsafeRawPointer,
  _ values: UnsafeMutableRawPointer
) {
  for index in 0..<blockCount {
    let block = unsafe blocks + index &* strideOfBlock(rowCount: rowCount)
    let output = unsafe values + index &* (64 &* rowCount)
    let elapsed = unsafe elapsed(at: time, since: block)
    let supplement = unsafe supplements + index &* strideOfSupplement
    let remaining = unsafe law.remaining(elapsed, loadLanes(block, parameterRow), supplement)
    var row = 0
    // Rectangles fill their rows by fours; without an inner loop they are bound by memory alone.
    while row &+ 4 <= rowCount {
      unsafe storeValues(block, row, remaining, output)
      unsafe storeValues(block, row &+ 1, remaining, output)
      unsafe storeValues(block, row &+ 2, remaining, output)
      unsafe storeValues(block, row &+ 3, remaining, output)
      row &+= 4
    }
    while row < rowCount {
      unsafe storeValues(block, row, remaining, output)
      row &+= 1
    }
  }
}
