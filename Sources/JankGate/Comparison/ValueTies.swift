package import JankMetrics

/// Sorted values, grouped into ranks that a reader cannot distinguish.
///
/// Refreshes are rounded to whole nanoseconds, so animations of equal length differ by a few of
/// them. Two consecutive values are equal if reports print the same text for both, or if they
/// differ by no more than rounding. A series of such neighbours is one rank. So are the values that
/// no user distinguishes from the smallest of a rank.
///
///     let ties = ValueTies([2_008_333_334, 2_008_333_333, 900_000_000], .milliseconds)
///     ties.ranks  // [1, 1, 0]
package struct ValueTies {
  /// The largest effect of rounding on equal times, in steps of a value: ten nanoseconds.
  package static let rounding: Int64 = 10

  /// The rank of each value, in the given order, from 0 for the smallest.
  package let ranks: [Int]

  /// Creates the ranks of values.
  ///
  /// - Parameters:
  ///   - steps: the values in steps of a unit, in any order.
  ///   - unit: the unit.
  ///   - isNoticed: whether a user distinguishes a value from a smaller one, both by their indices.
  package init(
    _ steps: [Int64],
    _ unit: Metric.Unit,
    isNoticed: (_ smaller: Int, _ larger: Int) -> Bool = { _, _ in true }
  ) {
    let order = steps.indices.sorted { (steps[$0], $0) < (steps[$1], $1) }
    var ranks = Array(repeating: 0, count: steps.count)
    var smallest = order.first ?? 0
    for (last, next) in zip(order, order.dropFirst()) {
      let isTie = Self.isSame(steps[last], steps[next], unit) || !isNoticed(smallest, next)
      ranks[next] = ranks[last] + (isTie ? 0 : 1)
      if !isTie { smallest = next }
    }
    self.ranks = ranks
  }
}

extension ValueTies {
  private static func isSame(_ less: Int64, _ more: Int64, _ unit: Metric.Unit) -> Bool {
    if MetricValue(steps: less, unit).hundredths == MetricValue(steps: more, unit).hundredths {
      return true
    }
    // If a step is one, the next number is another value.
    guard unit.stepCount > 1 else { return false }
    let (distance, overflows) = more.subtractingReportingOverflow(less)
    return !overflows && distance <= rounding
  }
}
