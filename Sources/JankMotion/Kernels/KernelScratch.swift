/// How many parameters a motion has at most.
let parameterCount = 7

/// Rows of memory that go to kernels and come back from them.
@safe struct KernelScratch {
  private let rows: UnsafeMutableRawPointer
  private static let timeRow = parameterRow + parameterCount
  private static let remainingRow = timeRow + 2
  private static let wordRow = remainingRow + 1
  private static let rowCount = wordRow + timesInPass

  init() {
    unsafe rows = .allocate(byteCount: 64 * Self.rowCount, alignment: 64)
    unsafe rows.initializeMemory(as: Float.self, repeating: 0, count: 16 * Self.rowCount)
  }

  func deallocate() {
    unsafe rows.deallocate()
  }
}

extension KernelScratch {
  /// The motion that was set last.
  var motion: UnsafeRawPointer { unsafe UnsafeRawPointer(rows) }
  /// The parameters after the first of the motion that was set last.
  var others: UnsafeRawPointer { unsafe motion + 64 * (parameterRow + 1) }
  /// The times that were set last.
  var times: UnsafeRawPointer { unsafe UnsafeRawPointer(rows + 64 * Self.timeRow) }
  /// What kernels found to be left to go.
  var found: UnsafeMutablePointer<Float> {
    unsafe (rows + 64 * Self.remainingRow).assumingMemoryBound(to: Float.self)
  }
  /// Room for a fingerprint word for each time.
  var words: UnsafeMutableRawPointer { unsafe rows + 64 * Self.wordRow }

  /// Sets one motion in all lanes.
  func setMotion(parameters: SIMD8<Float>, begin: (high: Float, low: Float)) {
    unsafe SampleWindow.spread(begin, into: rows)
    for index in 0..<parameterCount {
      setRow(parameterRow + index, Lanes(repeating: parameters[index]))
    }
  }

  /// Sets the same time in all lanes.
  func setTime(_ seconds: Double) {
    unsafe SampleWindow.spread(SampleWindow.parts(of: seconds), into: rows + 64 * Self.timeRow)
  }

  func setTimes(high: Lanes, low: Lanes) {
    setRow(Self.timeRow, high)
    setRow(Self.timeRow + 1, low)
  }

  /// What is left to go of the motion at the times, both as they were set.
  func remaining(of kind: Int, _ kernels: LayerKernels) -> Lanes {
    unsafe kernels.functions.findRemaining(kind, motion, others, times, found)
    return unsafe loadLanes(rows, Self.remainingRow)
  }

  private func setRow(_ row: Int, _ lanes: Lanes) {
    unsafe rows.storeBytes(of: lanes, toByteOffset: 64 * row, as: Lanes.self)
  }
}
