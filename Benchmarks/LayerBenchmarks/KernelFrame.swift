import JankMotion

/// Memory for one kernel call: layers in blocks or rows, a time, and the values it gives.
@safe struct KernelFrame {
  let layerCount: Int
  let blocks: UnsafeMutableRawPointer
  let supplements: UnsafeMutableRawPointer
  let rows: UnsafeMutableRawPointer
  let values: UnsafeMutableRawPointer
  let times: UnsafeMutableRawPointer
  let scratch: UnsafeMutableRawPointer

  private static let componentCount = LayerProperty.rectangle.componentCount

  var blockCount: Int { layerCount / 16 }
  var rowCount: Int { blockCount * Self.componentCount }

  /// Rectangles that go from one place to another, each with its own timing of a kind.
  init(layerCount: Int, kind: Int) {
    self.layerCount = layerCount
    let blockCount = layerCount / 16
    let stride = strideOfBlock(rowCount: Self.componentCount)
    // Each at another distance from a page, so that what is read and written does not collide.
    unsafe blocks = Self.memory(blockCount * stride, offset: 0)
    unsafe supplements = Self.memory(blockCount * strideOfSupplement, offset: 640)
    unsafe rows = Self.memory(blockCount * Self.componentCount * 128, offset: 1_280)
    unsafe values = Self.memory(layerCount * 16, offset: 2_560)
    unsafe times = Self.memory(2_048, offset: 3_200)
    unsafe scratch = Self.memory(2_048, offset: 3_840)
    for block in 0..<blockCount {
      for lane in 0..<16 { fill(kind: kind, block: block, lane: lane) }
    }
    for time in 0..<timesInPass { setTime(Double(time) / 40, at: time) }
  }

  private static func memory(_ byteCount: Int, offset: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount + offset, alignment: 4_096)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount + offset)
    return unsafe memory + offset
  }

  private func fill(kind: Int, block: Int, lane: Int) {
    let stride = strideOfBlock(rowCount: Self.componentCount)
    let part = Float((block * 16 + lane) * 7919 % 1_021) / 1_021
    func set(_ value: Float, row: Int) {
      unsafe blocks.storeBytes(
        of: value,
        toByteOffset: block * stride + row * 64 + lane * 4,
        as: Float.self
      )
    }
    set(Float(Int(part * 256)) / 1_024, row: 0)
    for (index, value) in Self.parameters(kind: kind, part: part).enumerated() {
      guard index > 0 else {
        set(value, row: parameterRow)
        continue
      }
      let place = block * strideOfSupplement + (index - 1) * 64 + lane * 4
      unsafe supplements.storeBytes(of: value, toByteOffset: place, as: Float.self)
    }
    for component in 0..<Self.componentCount {
      let (target, distance) = (part * 1_024, (part - 0.5) * 700 + Float(component))
      set(target, row: componentRow + 2 * component)
      set(distance, row: componentRow + 2 * component + 1)
      let place = (block * Self.componentCount + component) * 128 + lane * 4
      unsafe rows.storeBytes(of: target, toByteOffset: place, as: Float.self)
      unsafe rows.storeBytes(of: distance, toByteOffset: place + 64, as: Float.self)
    }
  }

  /// Curves and springs as the yardsticks have them: durations of 0.25 to 0.75 s, the four named
  /// curves, responses of 0.2 to 0.8 s and damping ratios of 0.5 to 0.95.
  private static func parameters(kind: Int, part: Float) -> [Float] {
    let inverse = 1 / (0.25 + 0.5 * part)
    let frequency = 6.283_185_3 / (0.2 + 0.6 * part)
    let ratio = 0.5 + 0.45 * part
    switch kind {
    case MotionKind.linear: return [inverse]
    case MotionKind.bezier: return [inverse, -0.48, 1.26, 3, 0, 1.48, 1.48]
    case MotionKind.oscillating:
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return [ratio * frequency, damped, ratio * frequency / damped]
    default: return [frequency * 0.3, frequency * 4, 0.1]
    }
  }

  private func setTime(_ seconds: Double, at index: Int) {
    let high = Float((seconds * 1_024).rounded() / 1_024)
    let row = unsafe times + 128 * index
    unsafe row.storeBytes(of: SIMD16(repeating: high), as: SIMD16<Float>.self)
    let low = SIMD16(repeating: Float(seconds - Double(high)))
    unsafe row.storeBytes(of: low, toByteOffset: 64, as: SIMD16<Float>.self)
  }
}

extension KernelFrame {
  /// Values at one time of layers that share a motion.
  func storeShared(_ kernels: LayerKernels, remaining: Float) {
    unsafe kernels.functions.storeRows(UnsafeRawPointer(rows), rowCount, remaining, values)
  }

  /// Values at one time of layers that each have their own motion.
  func storeOwn(_ kernels: LayerKernels, kind: Int, time: Int) {
    unsafe kernels.functions.storeBlocks(
      UnsafeRawPointer(blocks),
      UnsafeRawPointer(supplements),
      blockCount,
      Self.componentCount,
      kind,
      UnsafeRawPointer(times + 128 * time),
      values
    )
  }

  /// The fingerprint of sixteen times of layers that share a motion.
  func foldShared(_ kernels: LayerKernels) {
    let remaining = unsafe times.assumingMemoryBound(to: Float.self)
    unsafe kernels.functions.foldRows(
      UnsafeRawPointer(rows),
      rowCount,
      remaining,
      timesInPass,
      scratch,
      values
    )
  }

  /// The fingerprint of sixteen times of layers that each have their own motion.
  func foldOwn(_ kernels: LayerKernels, kind: Int) {
    unsafe kernels.functions.foldBlocks(
      UnsafeRawPointer(blocks),
      supplements,
      blockCount,
      Self.componentCount,
      kind,
      UnsafeRawPointer(times),
      timesInPass
    )
  }
}
