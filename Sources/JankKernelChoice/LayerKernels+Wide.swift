#if os(Linux) && arch(x86_64)
internal import JankKernelsV3
internal import JankKernelsV4
internal import JankMotion

extension LayerKernels {
  /// The build for x86-64-v3: registers of 256 bits.
  static let version3 = unsafe LayerKernels(
    name: "x86-64-v3",
    findRemaining: {
      unsafe JankKernelsV3.findRemaining(kind: $0, motion: $1, others: $2, times: $3, remaining: $4)
    },
    findRemainingOfKeyframes: {
      unsafe JankKernelsV3.findRemainingOfKeyframes(
        ramps: $0,
        rampCount: $1,
        motion: $2,
        times: $3,
        remaining: $4
      )
    },
    foldRows: {
      unsafe JankKernelsV3.foldRows(
        $0,
        rowCount: $1,
        remaining: $2,
        timeCount: $3,
        words: $4,
        print: $5
      )
    },
    storeRows: { unsafe JankKernelsV3.storeRows($0, rowCount: $1, remaining: $2, values: $3) },
    foldBlocks: {
      unsafe JankKernelsV3.foldBlocks(
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
      unsafe JankKernelsV3.storeBlocks(
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

  /// The build for x86-64-v4: registers of 512 bits.
  static let version4 = unsafe LayerKernels(
    name: "x86-64-v4",
    findRemaining: {
      unsafe JankKernelsV4.findRemaining(kind: $0, motion: $1, others: $2, times: $3, remaining: $4)
    },
    findRemainingOfKeyframes: {
      unsafe JankKernelsV4.findRemainingOfKeyframes(
        ramps: $0,
        rampCount: $1,
        motion: $2,
        times: $3,
        remaining: $4
      )
    },
    foldRows: {
      unsafe JankKernelsV4.foldRows(
        $0,
        rowCount: $1,
        remaining: $2,
        timeCount: $3,
        words: $4,
        print: $5
      )
    },
    storeRows: { unsafe JankKernelsV4.storeRows($0, rowCount: $1, remaining: $2, values: $3) },
    foldBlocks: {
      unsafe JankKernelsV4.foldBlocks(
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
      unsafe JankKernelsV4.storeBlocks(
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
}
#endif
