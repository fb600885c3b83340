/// Layers that animate together with one timing.
///
/// The components of sixteen layers are consecutive rows, as in `foldRows`, after a row for the
/// fingerprint.
@safe struct SharedGroup {
  let componentCount: Int
  let layerCount: Int
  let memory: UnsafeMutableRawPointer
  var law = MotionLaw.lanes(kind: MotionKind.linear, parameters: .zero)
  var begin: (high: Float, low: Float) = (0, 0)
  /// The end of the animation in seconds; infinity if settled.
  var end = Double.infinity
  /// The number of processed times of the window.
  var done = 0

  var byteCount: Int { 64 * (1 + 2 * rowCount) }

  init(componentCount: Int, layerCount: Int) {
    self.componentCount = componentCount
    self.layerCount = layerCount
    let rowCount = 1 + 2 * componentCount * ((layerCount + 15) / 16)
    unsafe memory = .allocate(byteCount: 64 * rowCount, alignment: 64)
    unsafe memory.initializeMemory(as: Float.self, repeating: 0, count: 16 * rowCount)
  }

  func deallocate() {
    unsafe memory.deallocate()
  }
}

extension SharedGroup {
  var isMoving: Bool { end < .infinity }

  var rows: UnsafeMutableRawPointer { unsafe memory + 64 }

  var rowCount: Int { componentCount * ((layerCount + 15) / 16) }

  /// The index of a layer's component in all rows; its distance is at the index plus 16.
  func place(layer: Int, component: Int) -> Int {
    (layer / 16 * componentCount + component) * 32 + layer % 16
  }

  var numbers: UnsafeMutablePointer<Float> {
    unsafe rows.assumingMemoryBound(to: Float.self)
  }

  /// Processes the times of a window while the group animates.
  mutating func catchUp(
    with window: SampleWindow,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels,
    _ fingerprint: inout FieldFingerprint
  ) {
    guard isMoving, done < window.count else { return }
    let stop = window.firstIndex(from: done, notBefore: end)
    if done < stop {
      findRemaining(in: window, scratch, kernels)
      unsafe kernels.functions.foldRows(
        rows,
        rowCount,
        scratch.found + done,
        stop - done,
        scratch.words,
        memory
      )
      done = stop
    }
    guard stop < window.count else { return }
    takePrints(into: &fingerprint)
    end = .infinity
  }

  /// Combines the fingerprints of the layers if they are animating.
  func takePrints(into fingerprint: inout FieldFingerprint) {
    guard isMoving else { return }
    unsafe fingerprint.combine(printsAt: memory)
  }

  /// Computes the remaining distance at the unprocessed times.
  private func findRemaining(
    in window: SampleWindow,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    switch law {
    case .exact(let timing):
      for index in done..<window.count {
        unsafe scratch.found[index] = Float(timing.remaining(at: window.time(at: index)))
      }
    case .lanes, .ramps:
      unsafe findRemaining(at: window.timesAsLanes, scratch, kernels)
    }
  }

  /// The remaining distance at a time in seconds.
  func remaining(at seconds: Double, _ scratch: KernelScratch, _ kernels: LayerKernels) -> Float {
    guard seconds < end, isMoving else { return 0 }
    if case .exact(let timing) = law { return Float(timing.remaining(at: seconds)) }
    scratch.setTime(seconds)
    unsafe findRemaining(at: scratch.times, scratch, kernels)
    return unsafe scratch.found[0]
  }

  private func findRemaining(
    at times: UnsafeRawPointer,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    switch law {
    case .lanes(let kind, let parameters):
      scratch.setMotion(parameters: parameters, begin: begin)
      unsafe kernels.functions.findRemaining(
        kind,
        scratch.motion,
        scratch.others,
        times,
        scratch.found
      )
    case .ramps(let ramps, let first, let inverse):
      scratch.setMotion(parameters: [inverse, first, 0, 0, 0, 0, 0, 0], begin: begin)
      unsafe ramps.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        unsafe kernels.functions.findRemainingOfKeyframes(
          start,
          ramps.count / 3,
          scratch.motion,
          times,
          scratch.found
        )
      }
    case .exact: break
    }
  }
}

extension SharedGroup {
  /// Starts the fingerprints from the marks and targets of the layers.
  func startPrints(
    _ marks: LayerMarks,
    _ fingerprint: FieldFingerprint,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    let prints = unsafe memory.assumingMemoryBound(to: UInt32.self)
    for lane in 0..<16 {
      let mark = marks.mixed(lane: lane, layerCount: layerCount)
      unsafe prints[lane] = fingerprint.start(mark: mark)
    }
    unsafe scratch.found[0] = 0
    unsafe kernels.functions.foldRows(rows, rowCount, scratch.found, 1, scratch.words, memory)
  }

  /// Starts an animation; its values are already written.
  mutating func start(_ law: MotionLaw, _ timing: LayerTiming, in window: SampleWindow) {
    self.law = law
    begin = SampleWindow.parts(of: timing.begin)
    end = timing.end
    done = window.count
  }

  /// Retargets the layers from their values at a time in seconds.
  mutating func redirect(
    to targets: [Float],
    at seconds: Double,
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    precondition(
      targets.count == layerCount * componentCount,
      "the counts of targets and values differ"
    )
    let remaining = remaining(at: seconds, scratch, kernels)
    for row in 0..<rowCount {
      let places = unsafe rows + 128 * row
      let origin = unsafe loadLanes(places, 0) - loadLanes(places, 1) * remaining
      setTargets(ofRow: row, from: targets)
      let distance = unsafe loadLanes(places, 0) - origin
      unsafe places.storeBytes(of: distance, toByteOffset: 64, as: Lanes.self)
    }
  }

  /// Holds the layers at some values.
  mutating func place(at values: [Float]) {
    for row in 0..<rowCount {
      setTargets(ofRow: row, from: values)
      unsafe (rows + 128 * row).storeBytes(of: .zero, toByteOffset: 64, as: Lanes.self)
    }
  }

  /// Sets the targets of a row; lanes without a layer stay zero.
  private func setTargets(ofRow row: Int, from values: [Float]) {
    let first = row / componentCount * 16 * componentCount + row % componentCount
    let layerCount = min(16, layerCount - row / componentCount * 16)
    let lanes = unsafe numbers + 32 * row
    for lane in 0..<layerCount { unsafe lanes[lane] = values[first + lane * componentCount] }
  }

  /// Appends the values at a time in seconds.
  mutating func read(
    at seconds: Double,
    into values: inout [Float],
    _ scratch: KernelScratch,
    _ kernels: LayerKernels
  ) {
    let remaining = remaining(at: seconds, scratch, kernels)
    for layer in 0..<layerCount {
      for component in 0..<componentCount {
        let place = place(layer: layer, component: component)
        values.append(unsafe numbers[place] - numbers[place + 16] * remaining)
      }
    }
  }
}
