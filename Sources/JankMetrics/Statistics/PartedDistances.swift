internal import JankTrace

/// Many whole numbers, stored as distances from the least one and partitioned by their leading
/// bits.
///
/// A lookup by index or by limit sorts only one part instead of a million numbers. If most numbers
/// share a part, as with a single far outlier, all of them are sorted instead.
package struct PartedDistances: Sendable {
  // Twice as many parts take longer to fill, half as many longer to sort.
  private static let partBits = 11
  /// Up to this count, all numbers are sorted at once.
  private static let few = 1_000

  package let least: Int64
  private var distances: [UInt32]
  // The end index of each part, by the leading bits of the distances.
  private var ends: [Int]
  private let shift: UInt32
  private var isSorted: Bool

  /// Stores the values of frames.
  ///
  /// - Parameters:
  ///   - metricValues: whole numbers, `TimeColumn.absent` for none.
  ///   - range: contains all of them; at most 32 bits wide.
  ///   - count: the number of values.
  package init(_ metricValues: some FrameValues, in range: ClosedRange<Int64>, count: Int) {
    least = range.lowerBound
    distances = [UInt32](repeating: 0, count: count)
    let spread = UInt32(range.upperBound &- range.lowerBound)
    let bits = UInt32.bitWidth - spread.leadingZeroBitCount
    shift = UInt32(count > Self.few ? max(0, bits - Self.partBits) : bits)
    ends = [Int](repeating: 0, count: Int(UInt64(spread) >> UInt64(shift)) + 1)
    isSorted = false
    part(metricValues)
    let largest = zip(ends, [0] + ends).map { $0 - $1 }.max() ?? 0
    guard count <= Self.few || largest > count / 16 else { return }
    RadixSort.sort(&distances)
    isSorted = true
  }
}

extension PartedDistances {
  private mutating func part(_ metricValues: some FrameValues) {
    let (least, shift) = (least, UInt64(shift))
    func distance(_ metricValue: Int64) -> UInt64 { UInt64(bitPattern: metricValue &- least) }
    // Bounds checks would take half the time. All values lie in the range that determines the
    // number of parts, and the indices, counted from the same values, fill the parts exactly.
    unsafe ends.withUnsafeMutableBufferPointer { places in
      for frame in 0..<metricValues.frameCount {
        let metricValue = metricValues.metricValue(of: frame)
        guard metricValue != TimeColumn.absent else { continue }
        unsafe places[Int(truncatingIfNeeded: distance(metricValue) &>> shift)] &+= 1
      }
      var begin = 0
      for part in places.indices {
        let count = unsafe places[part]
        unsafe places[part] = begin
        begin &+= count
      }
      unsafe distances.withUnsafeMutableBufferPointer { distances in
        for frame in 0..<metricValues.frameCount {
          let metricValue = metricValues.metricValue(of: frame)
          guard metricValue != TimeColumn.absent else { continue }
          let part = Int(truncatingIfNeeded: distance(metricValue) &>> shift)
          let place = unsafe places[part]
          unsafe distances[place] = UInt32(truncatingIfNeeded: distance(metricValue))
          unsafe places[part] = place &+ 1
        }
      }
    }
  }
}

extension PartedDistances {
  package var count: Int { distances.count }

  package var sorted: [UInt32] {
    var all = distances
    if !isSorted { RadixSort.sort(&all) }
    return all
  }

  package var numbers: [Int64] { distances.map { least + Int64($0) } }

  /// Returns the number at an index of the sorted numbers.
  package func number(at place: Int) -> Int64 {
    if isSorted { return least + Int64(distances[place]) }
    let part = ends.partitioningIndex { $0 > place }
    let start = part == 0 ? 0 : ends[part - 1]
    return least + Int64(distances[start..<ends[part]].sorted()[place - start])
  }

  package func count(upTo limit: Int64) -> Int {
    guard limit >= least else { return 0 }
    // The distance of two 64-bit integers fits an unsigned one.
    let distance = UInt64(bitPattern: limit &- least)
    guard distance >> UInt64(shift) < UInt64(ends.count) else { return count }
    let part = Int(distance >> UInt64(shift))
    let start = part == 0 ? 0 : ends[part - 1]
    return start + distances[start..<ends[part]].count { UInt64($0) <= distance }
  }

  /// The number of values up to and including a limit, and the sum of their distances from the
  /// least.
  func sum(upTo limit: Int64) -> (count: Int, sum: UInt64) {
    var (count, sum) = (0, 0 as UInt64)
    for distance in distances where least + Int64(distance) <= limit {
      count += 1
      sum += UInt64(distance)
    }
    return (count, sum)
  }

  /// The sum of all numbers, clamped to the range of `Int64`.
  package var total: Int64 {
    let sum = distances.reduce(0 as Int64) { $0 &+ Int64($1) }
    let (product, isTooLarge) = least.multipliedReportingOverflow(by: Int64(count))
    let (total, isTooMuch) = product.addingReportingOverflow(sum)
    return isTooLarge || isTooMuch ? (least < 0 ? .min : .max) : total
  }
}
