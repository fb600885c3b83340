/// All layers that an animation moves, and the fingerprint of everything they show.
///
///     var field = LayerField()
///     let cards = field.add(.rectangle, values: frames)
///     field.move(cards, to: targets, LayerTiming(.easeInEaseOut, begin: 0, duration: 0.4))
///     for tick in 1...60 { field.sample(at: Double(tick) / 120) }
///     field.digest
///
/// 1. Layers are added in groups that move together, at rest or under way. Small groups are packed
///    into the lanes of blocks, each with its own timing; larger ones have rows of their own.
/// 2. A group is sent to a target. It starts from where it is, so it can be redirected at any time.
/// 3. Times are sampled in rising order. They are collected, and worked through up to sixteen at a
///    time while the layers are in registers, or when something happens to a group.
/// 4. At the first sample at or after its end a group is at its target exactly, and comes to rest.
///
/// Numbers are binary32, so that sixteen go into a register. What is shown is the target less a
/// part of the distance, target − distance·(1 − progress). Progress has an error of at most 10⁻⁶ of
/// the curve's range for linear motion, Bézier curves and keyframes, and for springs with a damping
/// ratio from 0.1 up; below it grows with the number of oscillations, by 2·10⁻⁷ a radian. The value
/// adds the rounding of binary32, 10⁻⁷ of the larger of target and origin. Whether a sample lies
/// before the begin or after the end is decided in binary64, so no layer is ever off by a tick.
///
/// The same calls give the same bits for every set of instructions, in whatever portions times are
/// worked through, and whether values are looked at or not.
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
  // The values of a group on their way from one place to another.
  var carried: [Float] = []

  /// Creates a field without layers.
  ///
  /// - Parameter kernels: The build of the hot loop; it makes no difference to any result.
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

  /// Groups up to this size share blocks with others; a larger one fills half a block or more.
  static let largestSmallGroup = 7
}

// MARK: Sampling

extension LayerField {
  /// Looks at all layers at a time.
  ///
  /// - Parameter seconds: The time in seconds, not before the latest.
  /// - Complexity: Constant, but for every sixteenth time, which is linear in the layers that move.
  public mutating func sample(at seconds: Double) {
    precondition(seconds >= latest, "times are sampled in rising order")
    if window.isFull { startWindow() }
    latest = seconds
    fingerprint.combine(time: seconds)
    window.append(seconds)
    if window.isFull { catchUp() }
  }

  /// Looks at all layers at several times.
  ///
  /// - Parameter times: Times in seconds in rising order, none before the latest.
  public mutating func advance(over times: [Double]) {
    for time in times { sample(at: time) }
  }

  /// Works through the times that are still waiting.
  ///
  /// The result is the same without.
  public mutating func catchUp() {
    for index in shared.indices {
      shared[index]?.catchUp(with: window, scratch, kernels, &fingerprint)
    }
    for index in pools.indices { pools[index]?.catchUp(with: window, kernels, &fingerprint) }
  }

  /// Whether all times are worked through up to the latest sample.
  package var isCaughtUp: Bool { window.isFull }

  /// Whether a group was under way at the latest sample.
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

  /// The fingerprint of the times and of every value that a group under way had at each.
  ///
  /// It is the same wherever in the field a group is and in whatever order groups were added.
  ///
  /// - Returns: 128 bits. They tell two runs apart, but give no protection against forgery.
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
