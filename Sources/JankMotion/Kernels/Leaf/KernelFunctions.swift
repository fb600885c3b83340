// The kernels as C functions without a context, so that copying a table of them is free. The types
// have no module in their names, so the tables of all builds are of one type.

package typealias FindRemaining =
  @convention(c) (
    _ kind: Int, _ motion: UnsafeRawPointer, _ others: UnsafeRawPointer,
    _ times: UnsafeRawPointer, _ remaining: UnsafeMutableRawPointer
  ) -> Void
package typealias FindRemainingOfKeyframes =
  @convention(c) (
    _ ramps: UnsafePointer<Float>, _ rampCount: Int, _ motion: UnsafeRawPointer,
    _ times: UnsafeRawPointer, _ remaining: UnsafeMutableRawPointer
  ) -> Void
package typealias FoldRows =
  @convention(c) (
    _ rows: UnsafeRawPointer, _ rowCount: Int, _ remaining: UnsafePointer<Float>,
    _ timeCount: Int, _ words: UnsafeMutableRawPointer, _ print: UnsafeMutableRawPointer
  ) -> Void
package typealias StoreRows =
  @convention(c) (
    _ rows: UnsafeRawPointer, _ rowCount: Int, _ remaining: Float,
    _ values: UnsafeMutableRawPointer
  ) -> Void
package typealias FoldBlocks =
  @convention(c) (
    _ blocks: UnsafeRawPointer, _ supplements: UnsafeMutableRawPointer, _ blockCount: Int,
    _ rowCount: Int, _ kind: Int, _ times: UnsafeRawPointer, _ timeCount: Int
  ) -> Void
package typealias StoreBlocks =
  @convention(c) (
    _ blocks: UnsafeRawPointer, _ supplements: UnsafeRawPointer, _ blockCount: Int,
    _ rowCount: Int, _ kind: Int, _ time: UnsafeRawPointer, _ values: UnsafeMutableRawPointer
  ) -> Void

/// The functions of one build.
package typealias KernelFunctions = (
  findRemaining: FindRemaining, findRemainingOfKeyframes: FindRemainingOfKeyframes,
  foldRows: FoldRows, storeRows: StoreRows, foldBlocks: FoldBlocks, storeBlocks: StoreBlocks
)

/// The functions of the build that this file is part of.
package var kernelFunctions: KernelFunctions {
  let find: FindRemaining = {
    unsafe findRemaining(kind: $0, motion: $1, others: $2, times: $3, remaining: $4)
  }
  let findOfKeyframes: FindRemainingOfKeyframes = {
    unsafe findRemainingOfKeyframes($0, rampCount: $1, motion: $2, times: $3, remaining: $4)
  }
  let fold: FoldRows = {
    unsafe foldRows($0, rowCount: $1, remaining: $2, timeCount: $3, words: $4, print: $5)
  }
  let store: StoreRows = { unsafe storeRows($0, rowCount: $1, remaining: $2, values: $3) }
  let foldOwn: FoldBlocks = { unsafe foldBlocks($0, $1, $2, rowCount: $3, kind: $4, $5, $6) }
  let storeOwn: StoreBlocks = { unsafe storeBlocks($0, $1, $2, rowCount: $3, kind: $4, $5, $6) }
  return unsafe (find, findOfKeyframes, fold, store, foldOwn, storeOwn)
}
