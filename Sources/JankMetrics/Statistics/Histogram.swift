/// The exact number of occurrences of each value.
///
/// Values are whole numbers, mostly nanoseconds. Nothing is rounded into bins, so every percentile
/// is exact, and merging the histograms of two parts gives the histogram of the whole.
///
///     var histogram = Histogram([16, 16, 33])
///     histogram.merge(Histogram([16]))
///     histogram.total  // 81
package struct Histogram: Sendable {
  private let form: Form
  /// The sum of all values, clamped to the range of `Int64`.
  package let total: Int64

  package init() {
    self.init(.runs(values: [], ranks: []))
  }

  /// Counts values in any order; `TimeColumn.absent` is ignored.
  package init(_ samples: [Int64]) {
    self.init(of: samples)
  }

  /// Counts the values of frames, in linear time.
  package init(of metricValues: some FrameValues) {
    self.init(Form(metricValues))
  }

  /// Creates a histogram of one value that occurred `count` times, which may be 0.
  package init(_ value: Int64, count: Int) {
    var runs = Runs()
    runs.append(value, count: count)
    self.init(runs.form)
  }

  private init(_ form: Form) {
    self.form = form
    total = form.total
  }
}

extension Histogram {
  package var count: Int { form.count }
  package var isEmpty: Bool { count == 0 }
  package var min: Int64? { isEmpty ? nil : form.value(at: 0) }
  package var max: Int64? { isEmpty ? nil : form.value(at: count - 1) }

  /// The distinct values with their number of occurrences, in ascending order.
  package var entries: Entries { Entries(form) }

  package func value(at place: Int) -> Int64 {
    precondition((0..<count).contains(place), "index \(place) of \(count) values")
    return form.value(at: place)
  }

  package func count(above limit: Int64) -> Int { count - form.count(upTo: limit) }

  package func above(_ limit: Int64) -> Histogram {
    guard let min, min <= limit else { return self }
    return Histogram(form.above(limit))
  }

  /// Transforms all values with a function that never reverses the order of two values.
  package func mapped(_ transform: (Int64) -> Int64) -> Histogram {
    guard case .runs = form else { return Histogram(form.values.map(transform)) }
    var runs = Runs()
    for entry in entries { runs.append(transform(entry.value), count: entry.count) }
    return Histogram(runs.form)
  }
}

extension Histogram: Hashable {
  package static func == (left: Histogram, right: Histogram) -> Bool {
    left.count == right.count && left.total == right.total
      && left.entries.elementsEqual(right.entries) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(total)
  }
}

extension Histogram: Mergeable {
  package mutating func merge(_ other: Histogram) {
    if other.isEmpty { return }
    if isEmpty {
      self = other
      return
    }
    guard case .runs = form, case .runs = other.form else {
      self = Histogram(form.values + other.form.values)
      return
    }
    var (left, right) = (entries.makeIterator(), other.entries.makeIterator())
    var (mine, theirs) = (left.next(), right.next())
    var runs = Runs()
    while let first = mine ?? theirs {
      if let own = mine, own.value <= (theirs ?? first).value {
        runs.append(own.value, count: own.count)
        mine = left.next()
      } else if let more = theirs {
        runs.append(more.value, count: more.count)
        theirs = right.next()
      }
    }
    self = Histogram(runs.form)
  }
}

// MARK: Statistics

extension Histogram {
  /// The mean, or nil without values.
  package var mean: Double? {
    isEmpty ? nil : Double(total) / Double(count)
  }

  /// The sample standard deviation, by *n* − 1, or nil for less than two values.
  package var sampleDeviation: Double? {
    guard count > 1, let mean else { return nil }
    var squares = 0.0
    for entry in entries {
      let deviation = Double(entry.value) - mean
      squares += Double(entry.count) * (deviation * deviation)
    }
    return (squares / Double(count - 1)).squareRoot()
  }

  /// The mean distance from the mean, or nil without values.
  ///
  /// The distances above and below the mean have the same sum. So for *n* values with the sum *S*,
  /// of which the *k* smallest, up to the mean, have the sum *s*, the sum of distances is 2 · (*k*
  /// · *S* / *n* − *s*). Whole numbers up to the last division, counted from the least value, lose
  /// nothing of small distances beside large values.
  package var meanAbsoluteDeviation: Double? {
    guard let least = min else { return nil }
    let all = form.sum(from: least, upTo: .max)
    let low = form.sum(from: least, upTo: least &+ Int64(all.sum / UInt64(count)))
    let left = UInt64(low.count).multipliedFullWidth(by: all.sum)
    let right = UInt64(count).multipliedFullWidth(by: low.sum)
    let (rest, borrows) = left.low.subtractingReportingOverflow(right.low)
    let high = left.high &- right.high &- (borrows ? 1 : 0)
    return 2 * (Double(high) * 0x1p64 + Double(rest)) / Double(count) / Double(count)
  }
}
