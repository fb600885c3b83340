/// Ways of reading a percentile off a list of values.
///
/// Published tools disagree: the 90th percentile of the same ten values is 20, 22 or 32.7. A figure
/// is worth nothing without the name of its method.
public enum Percentile: String, Hashable, Sendable {
  /// The smallest value with at least that share of the values at or below it.
  case nearestRank = "nearest-rank"
}

extension Percentile {
  /// Reads a percentile.
  ///
  /// - Parameters:
  ///   - percent: above 0 and up to 100.
  ///   - sorted: the values from the smallest to the largest.
  /// - Returns: One of the values, or nil where there are none.
  public func value<Value: Comparable>(_ percent: Int, of sorted: [Value]) -> Value? {
    precondition((1...100).contains(percent), "a percentile lies above 0 and up to 100")
    guard !sorted.isEmpty else { return nil }
    let rank = (percent * sorted.count + 99) / 100
    return sorted[rank - 1]
  }
}
