package import JankMetrics

/// Figures in order, those taken together that a reader cannot tell apart.
///
/// Refreshes are rounded to whole nanoseconds, so that motions of one length differ by a few of
/// them, and nobody is the better for it. Two neighbours in order are the same if reports print
/// them alike, or if no more lies between them than rounding makes; a row of such neighbours is one
/// place.
///
///     let ties = FigureTies([2_008_333_334, 2_008_333_333, 900_000_000], .milliseconds)
///     ties.place(of: 2_008_333_334)  // 1, as of 2_008_333_333
package struct FigureTies {
  /// What rounding can make of equal times, in steps of a figure: ten nanoseconds.
  package static let rounding: Int64 = 10

  /// The places, from the smallest figure.
  private let places: [ClosedRange<Int64>]

  /// Takes figures in steps of a unit, in any order.
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

extension FigureTies {
  /// How many places there are.
  package var count: Int { places.count }

  /// The place of one of the figures, from 0 for the smallest.
  package func place(of steps: Int64) -> Int {
    guard let place = places.firstIndex(where: { $0.contains(steps) }) else {
      preconditionFailure("\(steps) is none of the figures")
    }
    return place
  }

  private static func isSame(_ less: Int64, _ more: Int64, _ unit: Metric.Unit) -> Bool {
    if Figure(steps: less, unit).hundredths == Figure(steps: more, unit).hundredths { return true }
    // Where a step is one, the next number is another.
    guard unit.stepCount > 1 else { return false }
    let (distance, overflows) = more.subtractingReportingOverflow(less)
    return !overflows && distance <= rounding
  }
}
