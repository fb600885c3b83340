/// All layers of an animation, with a fingerprint of every value.
///
///     var field = LayerField()
///     let cards = field.add(.rectangle, values: frames)
///     field.move(cards, to: targets, LayerTiming(.easeInEaseOut, begin: 0, duration: 0.4))
///     for tick in 1...60 { field.sample(at: Double(tick) / 120) }
///     field.digest
///
/// 1. Layers are added in groups that animate together, settled or animating. Small groups are
///    packed into the lanes of blocks, each with its own timing; larger ones have rows of their
///    own.
/// 2. A group animates to a target from its current values, so it can be retargeted at any time.
/// 3. Times are sampled in rising order. They are buffered and processed up to sixteen at a time
///    while the layers are in registers, or when a group changes.
/// 4. At the first sample at or after its end a group has exactly its target values, and settles.
///
/// Numbers are binary32, so that sixteen fit into a register. A value is the target less a fraction
/// of the distance: target − distance·(1 − progress). Progress has an error of at most 10⁻⁶ of the
/// curve's range for linear animations, Bézier curves and keyframes, and for springs with a damping
/// ratio of at least 0.1. Below 0.1 the error grows with the number of oscillations, by 2·10⁻⁷ per
/// radian. The value adds the rounding of binary32, 10⁻⁷ of the larger of target and start. Whether
/// a sample is before the begin or after the end is decided in binary64, so no layer is ever off by
/// a tick.
///
/// The same calls give the same bits for every instruction set, for any batching of times, and
/// whether or not values are read.
public struct LayerField: ~Copyable {
  let kernels: LayerKernels
  let scratch = KernelScratch()
  var window = SampleWindow()
  var laws = MotionLaws()
  var shared: [SharedGroup?] = []
  var freeShared: [Int32] = []
  var pools: [LanePool?]
  var groups = GroupTable()
  var fingerprint = FieldFingerprint()
  var latest = -Double.infinity
  // The values of a group that moves between blocks.
  var carried: [Float] = []

  /// Creates a field without layers.
  ///
  /// - Parameter kernels: The build of the hot loop; results do not depend on it.
  public init(kernels: LayerKernels = .current) {
    self.kernels = kernels
    pools = Array(repeating: nil, count: LayerProperty.allCases.count * Self.largestSmallGroup)
  }

  deinit {
    for group in shared { group?.deallocate() }
    for pool in pools { pool?.deallocate() }
    window.deallocate()
    scratch.deallocate()
  }

  /// The largest group that shares blocks with others; a larger one fills half a block or more.
  static let largestSmallGroup = 7
}

// MARK: Sampling

extension LayerField {
  /// Samples all layers at a time.
  ///
  /// - Parameter seconds: The time in seconds, not before the latest.
  /// - Complexity: Constant, except for every sixteenth time, which is linear in the animating
  ///   layers.
  public mutating func sample(at seconds: Double) {
    precondition(seconds >= latest, "times must be sampled in rising order")
    if window.isFull { startWindow() }
    latest = seconds
    fingerprint.combine(time: seconds)
    window.append(seconds)
    if window.isFull { catchUp() }
  }

  /// Samples all layers at several times.
  ///
  /// - Parameter times: Times in seconds in rising order, none before the latest.
  public mutating func advance(over times: [Double]) {
    for time in times { sample(at: time) }
  }

  /// Processes the buffered times, without an effect on results.
  public mutating func catchUp() {
    for index in shared.indices {
      shared[index]?.catchUp(with: window, scratch, kernels, &fingerprint)
    }
    for index in pools.indices { pools[index]?.catchUp(with: window, kernels, &fingerprint) }
  }

  /// Whether all times up to the latest sample are processed.
  package var isCaughtUp: Bool { window.isFull }

  /// Whether a group was animating at the latest sample.
  public var isMoving: Bool {
    mutating get {
      catchUp()
      return shared.contains { $0?.isMoving ?? false }
        || pools.contains { pool in
          pool.map { (0..<$0.blockCount).contains(where: $0.isMoving) } ?? false
        }
    }
  }

  private mutating func startWindow() {
    window.removeAll()
    for index in shared.indices { shared[index]?.done = 0 }
    for index in pools.indices { pools[index]?.startWindow() }
  }

  /// The fingerprint of the times and of every value of an animating group.
  ///
  /// It depends neither on the location of a group in the field nor on the order in which groups
  /// were added. Its 128 bits distinguish runs; they do not protect against forgery.
  public var digest: (UInt64, UInt64) {
    mutating get {
      catchUp()
      var final = fingerprint
      for case let group? in shared { group.takePrints(into: &final) }
      for case let pool? in pools { pool.takePrints(into: &final) }
      return final.finish()
    }
  }
}

extension LayerField {
  /// The memory that grows with the layers, in bytes.
  package var byteCount: Int {
    shared.capacity * MemoryLayout<SharedGroup?>.stride
      + shared.reduce(0) { $0 + ($1?.byteCount ?? 0) }
      + pools.reduce(0) { $0 + ($1?.byteCount ?? 0) } + groups.byteCount
  }
}
