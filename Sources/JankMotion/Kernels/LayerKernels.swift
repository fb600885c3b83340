/// The functions of the hot loop, as built for one set of instructions.
///
/// Every build gives the same bits, so the choice never shows in a result. The library has the one
/// that runs everywhere. Functions are held as those of C are, without a context: so a table of
/// them is copied for nothing. An executable that links a build for wider registers installs it at
/// its start, around everything it does:
///
///     LayerKernels.$current.withValue(.widest) { … }
@safe public struct LayerKernels: Sendable {
  package typealias FindRemaining =
    @convention(c) (
      _ kind: Int, _ motion: UnsafeRawPointer, _ others: UnsafeRawPointer,
      _ times: UnsafeRawPointer,
      _ remaining: UnsafeMutableRawPointer
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
      _ rowCount: Int, _ kind: Int,
      _ times: UnsafeRawPointer, _ timeCount: Int
    ) -> Void
  package typealias StoreBlocks =
    @convention(c) (
      _ blocks: UnsafeRawPointer, _ supplements: UnsafeRawPointer, _ blockCount: Int,
      _ rowCount: Int, _ kind: Int,
      _ time: UnsafeRawPointer, _ values: UnsafeMutableRawPointer
    ) -> Void

  /// The set of instructions, as reports name it.
  public let name: String
  package let findRemaining: FindRemaining
  package let findRemainingOfKeyframes: FindRemainingOfKeyframes
  package let foldRows: FoldRows
  package let storeRows: StoreRows
  package let foldBlocks: FoldBlocks
  package let storeBlocks: StoreBlocks

  package init(
    name: String,
    findRemaining: FindRemaining,
    findRemainingOfKeyframes: FindRemainingOfKeyframes,
    foldRows: FoldRows,
    storeRows: StoreRows,
    foldBlocks: FoldBlocks,
    storeBlocks: StoreBlocks
  ) {
    self.name = name
    unsafe self.findRemaining = findRemaining
    unsafe self.findRemainingOfKeyframes = findRemainingOfKeyframes
    unsafe self.foldRows = foldRows
    unsafe self.storeRows = storeRows
    unsafe self.foldBlocks = foldBlocks
    unsafe self.storeBlocks = storeBlocks
  }
}

extension LayerKernels {
  /// The build for every processor of an architecture.
  public static let portable = unsafe LayerKernels(
    name: "portable",
    findRemaining: {
      unsafe JankMotion.findRemaining(kind: $0, motion: $1, others: $2, times: $3, remaining: $4)
    },
    findRemainingOfKeyframes: {
      unsafe JankMotion.findRemainingOfKeyframes(
        ramps: $0,
        rampCount: $1,
        motion: $2,
        times: $3,
        remaining: $4
      )
    },
    foldRows: {
      unsafe JankMotion.foldRows(
        $0,
        rowCount: $1,
        remaining: $2,
        timeCount: $3,
        words: $4,
        print: $5
      )
    },
    storeRows: { unsafe JankMotion.storeRows($0, rowCount: $1, remaining: $2, values: $3) },
    foldBlocks: {
      unsafe JankMotion.foldBlocks(
        $0,
        supplements: $1,
        blockCount: $2,
        rowCount: $3,
        kind: $4,
        times: $5,
        timeCount: $6
      )
    },
    storeBlocks: {
      unsafe JankMotion.storeBlocks(
        $0,
        supplements: $1,
        blockCount: $2,
        rowCount: $3,
        kind: $4,
        time: $5,
        values: $6
      )
    }
  )

  /// The build that layer fields made in this task take.
  @TaskLocal public static var current = LayerKernels.portable
}
