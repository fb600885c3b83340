package import JankMetrics

/// Sorted values, grouped into ranks that a reader cannot distinguish.
///
/// Refreshes are rounded to whole nanoseconds, so animations of equal length differ by a few of
/// them. Two consecutive values are equal if reports print the same text for both, or if they
/// differ by no more than rounding. A series of such neighbours is one rank.
///
///     let ties = ValueTies([2_008_333_334, 2_008_333_333, 900_000_000], .milliseconds)
///     ties.place(of: 2_008_333_334)  // 1, as of 2_008_333_333
package struct ValueTies {
  /// The largest effect of rounding on equal times, in steps of a value: ten nanoseconds.
  package static let rounding: Int64 = 10

  /// The ranks, in ascending order of values.
  private let places: [ClosedRange<Int64>]

  /// Creates the ranks of values in steps of a unit, in any order.
  package init(_ steps: [Int64], _ unit: Metric.Unit) {
    var places: [ClosedRange<Int64>] = []
    for steps in steps.sorted() {
      if let last = places.last, Self.isSame(last.upperBound, steps, unit) {
        places[places.count - 1] = last.lowerBound...steps
      } else {
        places.append(steps...steps)
      }
    }
    self.places = places
  }
}

extension ValueTies {
  package var count: Int { places.count }

  /// Returns the rank of one of the values, from 0 for the smallest.
  package func place(of steps: Int64) -> Int {
    guard let place = places.firstIndex(where: { $0.contains(steps) }) else {
      preconditionFailure("\(steps) is none of the values")
    }
    return place
  }

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
