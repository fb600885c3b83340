/// A method of computing a percentile of a list of values.
///
/// Published tools disagree: the 90th percentile of the same ten values is 20, 22 or 32.7. A
/// percentile needs the name of its method.
public enum Percentile: String, Hashable, Sendable, CaseIterable {
  /// The smallest value with at least that share of the values up to and including it.
  case nearestRank = "nearest-rank"
  /// Interpolated around index *p* · (*n* − 1), counted from 0; Perfetto and Macrobenchmark.
  case linear
  /// The value at index *p* · (*n* − 1), rounded half up, counted from 0; Flutter.
  case roundIndex = "round-index"
  /// Interpolated around rank (*n* + ⅓) · *p* + ⅓; CapFrameX.
  case medianUnbiased = "median-unbiased"
}

extension Percentile {
  /// Computes a percentile, given by its share in thousandths above 0 and up to 1000; nil without
  /// values.
  package func value(perMille: Int, of histogram: Histogram) -> Double? {
    precondition((1...1_000).contains(perMille), "a percentile lies above 0 and up to 100")
    guard !histogram.isEmpty else { return nil }
    let (place, part, whole) = place(perMille, of: histogram.count)
    guard place >= 0 else { return Double(histogram.value(at: 0)) }
    guard place < histogram.count - 1 else {
      return Double(histogram.value(at: histogram.count - 1))
    }
    let low = histogram.value(at: place)
    guard part > 0 else { return Double(low) }
    let step = histogram.value(at: place + 1) - low
    return Double(low) + Double(step) * Double(part) / Double(whole)
  }

  /// The index of a percentile among *n* values: a whole part, counted from 0, and a fraction.
  ///
  /// The computation uses whole numbers only, so rounding never decides between two neighbours.
  private func place(_ perMille: Int, of count: Int) -> (whole: Int, part: Int, of: Int) {
    switch self {
    case .nearestRank: return ((perMille * count + 999) / 1_000 - 1, 0, 1)
    case .roundIndex: return ((2 * (count - 1) * perMille + 1_000) / 2_000, 0, 1)
    case .linear:
      let (whole, part) = (perMille * (count - 1)).quotientAndRemainder(dividingBy: 1_000)
      return (whole, part, 1_000)
    case .medianUnbiased:
      // Three times the rank, in thousandths; the rank counts from 1.
      let rank = (3 * count + 1) * perMille + 1_000
      let (whole, part) = rank.quotientAndRemainder(dividingBy: 3_000)
      return (whole - 1, part, 3_000)
    }
  }
}
