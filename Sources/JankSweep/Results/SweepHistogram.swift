/// How often each value occurred: exactly for few different values, in bins for many.
///
/// Up to 4,096 different values are counted one by one. Beyond that, values of more than 8 bits
/// share a bin with those that have the same first 8 bits, so a percentile is off by at most a
/// 256th.
/// The sum, the count, the smallest and the largest value are exact in both forms. The form depends
/// on the values only, so the order of merging has no effect.
package struct SweepHistogram: Equatable, Sendable {
  /// The number of occurrences of each value; nil if there are too many.
  private var exact: [Int64: Int]? = [:]
  /// The number of occurrences in each bin, once there are too many values.
  private var bins: [Int: Int] = [:]
  package private(set) var count = 0
  package private(set) var sum: Int128 = 0
  package private(set) var min: Int64?
  package private(set) var max: Int64?

  /// The largest number of different values that are counted one by one.
  package static let exactLimit = 4_096
  private static let binBits = 8

  package init() {}
}

extension SweepHistogram {
  /// Whether percentiles are exact.
  package var isExact: Bool { exact != nil }

  /// Counts a value.
  package mutating func add(_ value: Int64, times: Int = 1) {
    count += times
    sum += Int128(value) * Int128(times)
    min = Swift.min(min ?? value, value)
    max = Swift.max(max ?? value, value)
    guard exact != nil else {
      bins[Self.bin(of: value), default: 0] += times
      return
    }
    exact?[value, default: 0] += times
    coarsen()
  }

  /// Adds the values of another part.
  package mutating func merge(_ other: SweepHistogram) {
    count += other.count
    sum += other.sum
    if let value = other.min { min = Swift.min(min ?? value, value) }
    if let value = other.max { max = Swift.max(max ?? value, value) }
    if let more = other.exact, exact != nil {
      exact?.merge(more, uniquingKeysWith: +)
      coarsen()
    } else {
      if let own = exact { bins = Self.bins(of: own) }
      exact = nil
      bins.merge(other.exact.map(Self.bins) ?? other.bins, uniquingKeysWith: +)
    }
  }

  private mutating func coarsen() {
    guard let values = exact, values.count > Self.exactLimit else { return }
    bins = Self.bins(of: values)
    exact = nil
  }

  private static func bins(of values: [Int64: Int]) -> [Int: Int] {
    Dictionary(values.map { (bin(of: $0.key), $0.value) }, uniquingKeysWith: +)
  }

  /// The bin of a value; bins have the order of their values.
  static func bin(of value: Int64) -> Int {
    let magnitude = value.magnitude
    let shift = Swift.max(0, 64 - magnitude.leadingZeroBitCount - binBits)
    let bin = shift << (binBits - 1) + Int(magnitude >> UInt64(shift))
    return value < 0 ? -bin - 1 : bin
  }

  /// The value in the middle of a bin.
  static func middle(of bin: Int) -> Int64 {
    guard bin >= 0 else { return -middle(of: -bin - 1) }
    let half = 1 << (binBits - 1)
    guard bin >= 2 * half else { return Int64(bin) }
    let shift = (bin - half) / half
    let first = UInt64(bin - shift * half) << UInt64(shift)
    return Int64(clamping: first + (1 << UInt64(shift) - 1) / 2)
  }
}

extension SweepHistogram {
  /// The value at a percentile by nearest rank; nil without values.
  package func percentile(_ percent: Int) -> Int64? {
    guard let min, let max else { return nil }
    let rank = Swift.max(1, (count * percent + 99) / 100)
    var seen = 0
    if let exact {
      for (value, times) in exact.sorted(by: { $0.key < $1.key }) {
        seen += times
        if seen >= rank { return value }
      }
    }
    for (bin, times) in bins.sorted(by: { $0.key < $1.key }) {
      seen += times
      if seen >= rank { return Swift.min(Swift.max(Self.middle(of: bin), min), max) }
    }
    return max
  }

  /// The mean, rounded half away from zero; nil without values.
  package var mean: Int64? { count == 0 ? nil : Self.quotient(sum, Int128(count)) }

  /// A quotient rounded half away from zero, as 64 bits.
  static func quotient(_ sum: Int128, _ count: Int128) -> Int64 {
    let half = sum < 0 ? -(count / 2) : count / 2
    return Int64(clamping: (sum + half) / count)
  }
}
