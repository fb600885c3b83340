/// Up to sixteen sampled times that are not yet processed.
@safe struct SampleWindow {
  // Two rows whose lanes are the times, high and low parts; then for each time two rows of one
  // number in all lanes.
  private let rows: UnsafeMutableRawPointer
  private let seconds: UnsafeMutablePointer<Double>
  private(set) var count = 0

  init() {
    unsafe rows = .allocate(byteCount: 64 * (2 + 2 * timesInPass), alignment: 64)
    unsafe rows.initializeMemory(as: Float.self, repeating: 0, count: 16 * (2 + 2 * timesInPass))
    unsafe seconds = .allocate(capacity: timesInPass)
    unsafe seconds.initialize(repeating: 0, count: timesInPass)
  }

  func deallocate() {
    unsafe rows.deallocate()
    unsafe seconds.deallocate()
  }
}

extension SampleWindow {
  var isFull: Bool { count == timesInPass }

  /// The times, for kernels whose lanes are times.
  var timesAsLanes: UnsafeRawPointer { unsafe UnsafeRawPointer(rows) }

  /// The times from an index on, for kernels whose lanes are layers.
  func times(from index: Int) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(rows) + 128 * (1 + index)
  }

  func time(at index: Int) -> Double { unsafe seconds[index] }

  mutating func append(_ time: Double) {
    let parts = Self.parts(of: time)
    unsafe seconds[count] = time
    unsafe rows.storeBytes(of: parts.high, toByteOffset: 4 * count, as: Float.self)
    unsafe rows.storeBytes(of: parts.low, toByteOffset: 64 + 4 * count, as: Float.self)
    unsafe Self.spread(parts, into: rows + 128 * (1 + count))
    count += 1
  }

  mutating func removeAll() { count = 0 }

  /// The first index from `start` whose time is not before `end`, or the count.
  func firstIndex(from start: Int, notBefore end: Double) -> Int {
    guard count > start, unsafe seconds[count - 1] >= end else { return count }
    var index = start
    while unsafe seconds[index] < end { index += 1 }
    return index
  }

  /// A time as the sum of two numbers; the first counts 1/1024 s.
  ///
  /// Differences of first parts are exact for 2¹⁴ s, and the second part is exact to 2⁻³⁵ s;
  /// beyond, the error grows in proportion.
  static func parts(of seconds: Double) -> (high: Float, low: Float) {
    let high = (seconds * 1024 + Maths.integerRounder - Maths.integerRounder) / 1024
    return (Float(high), Float(seconds - Double(Float(high))))
  }

  static func spread(_ parts: (high: Float, low: Float), into rows: UnsafeMutableRawPointer) {
    unsafe rows.storeBytes(of: Lanes(repeating: parts.high), as: Lanes.self)
    unsafe rows.storeBytes(of: Lanes(repeating: parts.low), toByteOffset: 64, as: Lanes.self)
  }
}
