/// The exact sum of the squares of whole numbers, independent of their order.
package struct SumOfSquares: Hashable, Sendable {
  package private(set) var count = 0
  // The sum as two digits of 64 bits each, clamped to the largest such number.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  package init() {}

  package mutating func add(_ number: Int64) {
    let square = number.magnitude.multipliedFullWidth(by: number.magnitude)
    add(high: square.high, low: square.low)
    count += 1
  }

  private mutating func add(high moreHigh: UInt64, low moreLow: UInt64) {
    let (lowSum, carries) = low.addingReportingOverflow(moreLow)
    // A square has less than 127 bits.
    let (highSum, isTooMuch) = high.addingReportingOverflow(moreHigh + (carries ? 1 : 0))
    (high, low) = isTooMuch ? (.max, .max) : (highSum, lowSum)
  }

  /// The deviation of the numbers from zero by *n* − 1, for numbers that are deviations already;
  /// nil for less than two.
  package var deviationFromZero: Double? {
    guard count > 1 else { return nil }
    let sum = Double(high) * 0x1p64 + Double(low)
    return (sum / Double(count - 1)).squareRoot()
  }
}

extension SumOfSquares: Mergeable {
  package mutating func merge(_ other: SumOfSquares) {
    add(high: other.high, low: other.low)
    count += other.count
  }
}
