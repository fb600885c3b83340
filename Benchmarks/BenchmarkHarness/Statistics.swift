/// What a set of samples amounts to.
///
/// The median is what a run on a quiet machine would show most often, the least what the machine
/// can do; the spread tells how far to trust them.
public struct Statistics: Equatable {
  /// The middle sample, the mean of both middle ones of an even number.
  public let median: Double
  /// The least sample.
  public let least: Double
  /// The mean of all samples.
  public let mean: Double
  /// Half the distance of the quartiles as a part of the median.
  public let spread: Double

  /// Sums up samples.
  ///
  /// - Parameter samples: At least one number, in any order.
  public init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "no samples")
    let sorted = samples.sorted()
    median = Self.quantile(0.5, ofSorted: sorted)
    least = sorted[0]
    mean = sorted.reduce(0, +) / Double(sorted.count)
    let quartiles = (Self.quantile(0.25, ofSorted: sorted), Self.quantile(0.75, ofSorted: sorted))
    spread = median == 0 ? 0 : (quartiles.1 - quartiles.0) / 2 / median
  }

  /// The value below which a part of the samples lies, in a straight line between neighbours.
  package static func quantile(_ part: Double, ofSorted sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return sorted[sorted.count - 1] }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
