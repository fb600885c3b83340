/// How often each value occurred, exactly.
///
/// Values are whole numbers, mostly nanoseconds. Nothing is rounded into bins, so every percentile
/// is exact, and the histogram of two parts is the histogram of the whole.
///
///     var histogram = Histogram([16, 16, 33])
///     histogram.merge(Histogram([16]))
///     histogram.total  // 81
package struct Histogram: Hashable, Sendable {
  /// The distinct values from the smallest to the largest.
  package private(set) var values: [Int64] = []
  /// For each of them how many values are at or below it.
  private var ranks: [Int] = []
  /// The sum of all values, or the end of the range where it would pass it.
  package private(set) var total: Int64 = 0

  /// A histogram without values.
  package init() {}

  /// Counts values, in any order.
  ///
  /// - Complexity: linear in the number of values.
  package init(_ samples: [Int64]) {
    for value in RadixSort.sorted(samples) { append(value, count: 1) }
  }

  /// One value that occurred a number of times, which may be 0.
  package init(_ value: Int64, count: Int) {
    if count > 0 { append(value, count: count) }
  }
}

extension Histogram {
  /// How many values there are.
  package var count: Int { ranks.last ?? 0 }
  package var isEmpty: Bool { values.isEmpty }
  package var min: Int64? { values.first }
  package var max: Int64? { values.last }

  /// The distinct values and how often each occurred, from the smallest.
  package var entries: [(value: Int64, count: Int)] {
    var before = 0
    return zip(values, ranks).map { value, rank in
      defer { before = rank }
      return (value, rank - before)
    }
  }

  /// The value that has so many before it when all stand in order.
  package func value(at place: Int) -> Int64 {
    precondition((0..<count).contains(place), "place \(place) of \(count) values")
    var (low, high) = (0, ranks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] > place { high = middle } else { low = middle + 1 }
    }
    return values[low]
  }

  /// How many values are larger than a limit.
  package func count(above limit: Int64) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return count - (low == 0 ? 0 : ranks[low - 1])
  }

  /// Adds a value that is not below the largest so far.
  private mutating func append(_ value: Int64, count: Int) {
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: Int64(count))
    let (sum, isTooMuch) = total.addingReportingOverflow(product)
    total = isTooLarge || isTooMuch ? (value < 0 ? .min : .max) : sum
    let rank = self.count + count
    if value == values.last {
      ranks[ranks.count - 1] = rank
    } else {
      values.append(value)
      ranks.append(rank)
    }
  }
}

extension Histogram: Mergeable {
  /// Adds the values of another histogram.
  package mutating func merge(_ other: Histogram) {
    let (left, right) = (entries, other.entries)
    var merged = Histogram()
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i].value <= right[j].value) {
        merged.append(left[i].value, count: left[i].count)
        i += 1
      } else {
        merged.append(right[j].value, count: right[j].count)
        j += 1
      }
    }
    self = merged
  }
}

// MARK: Statistics

extension Histogram {
  /// The mean, or nil without values.
  package var mean: Double? {
    isEmpty ? nil : Double(total) / Double(count)
  }

  /// The standard deviation of a sample, by *n* − 1, or nil for less than two values.
  package var sampleDeviation: Double? {
    guard count > 1, let mean else { return nil }
    return (squares(around: mean) / Double(count - 1)).squareRoot()
  }

  /// The deviation from zero by *n* − 1, for values that are deviations already.
  package var deviationFromZero: Double? {
    count > 1 ? (squares(around: 0) / Double(count - 1)).squareRoot() : nil
  }

  /// The mean distance from the mean, or nil without values.
  package var meanAbsoluteDeviation: Double? {
    guard let mean else { return nil }
    let sum = entries.reduce(0.0) { $0 + Double($1.count) * (Double($1.value) - mean).magnitude }
    return sum / Double(count)
  }

  private func squares(around center: Double) -> Double {
    entries.reduce(0.0) { sum, entry in
      let deviation = Double(entry.value) - center
      return sum + Double(entry.count) * (deviation * deviation)
    }
  }
}
