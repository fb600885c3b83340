/// The largest number of parameters of an animation.
let parameterCount = 7

/// Memory rows that are passed to kernels and returned from them.
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
  /// The current animation.
  var motion: UnsafeRawPointer { unsafe UnsafeRawPointer(rows) }
  /// The parameters of the current animation after the first.
  var others: UnsafeRawPointer { unsafe motion + 64 * (parameterRow + 1) }
  /// The current times.
  var times: UnsafeRawPointer { unsafe UnsafeRawPointer(rows + 64 * Self.timeRow) }
  /// The remaining distances that kernels computed.
  var found: UnsafeMutablePointer<Float> {
    unsafe (rows + 64 * Self.remainingRow).assumingMemoryBound(to: Float.self)
  }
  /// Space for a fingerprint word for each time.
  var words: UnsafeMutableRawPointer { unsafe rows + 64 * Self.wordRow }

  /// Sets one animation in all lanes.
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

  /// The remaining distance of the current animation at the current times.
  func remaining(of kind: Int, _ kernels: LayerKernels) -> Lanes {
    unsafe kernels.functions.findRemaining(kind, motion, others, times, found)
    return unsafe loadLanes(rows, Self.remainingRow)
  }

  private func setRow(_ row: Int, _ lanes: Lanes) {
    unsafe rows.storeBytes(of: lanes, toByteOffset: 64 * row, as: Lanes.self)
  }
}
