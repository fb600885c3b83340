internal import JankTrace

extension Histogram {
  /// The two representations of values.
  ///
  /// Times on the refresh grid repeat, lengths of work rarely do. A million of those take 4 MB as
  /// distances and four times that as runs.
  enum Form: Sendable {
    /// The distinct values, and for each the number of values up to and including it.
    case runs(values: [Int64], ranks: [Int])
    /// Every value by itself.
    case distances(PartedDistances)
  }

  struct Runs {
    private var values: [Int64] = []
    private var ranks: [Int] = []

    /// Adds a value that is not below the largest so far.
    mutating func append(_ value: Int64, count: Int) {
      guard count > 0 else { return }
      let rank = (ranks.last ?? 0) + count
      if value == values.last {
        ranks[ranks.count - 1] = rank
      } else {
        values.append(value)
        ranks.append(rank)
      }
    }

    var form: Form { .runs(values: values, ranks: ranks) }
  }
}

// MARK: Counting

extension Histogram.Form {
  init(_ metricValues: some FrameValues) {
    guard let few = FewValues(metricValues) else {
      self.init(many: metricValues)
      return
    }
    var runs = Histogram.Runs()
    for (value, count) in few.sorted { runs.append(value, count: count) }
    self = runs.form
  }

  /// Counts values of which many differ.
  private init(many metricValues: some FrameValues) {
    var (least, greatest) = (Int64.max, Int64.min)
    var count = 0
    for frame in 0..<metricValues.frameCount {
      let value = metricValues.metricValue(of: frame)
      guard value != TimeColumn.absent else { continue }
      count += 1
      least = Swift.min(least, value)
      greatest = Swift.max(greatest, value)
    }
    // The distance of two 64-bit integers fits an unsigned one.
    if UInt64(bitPattern: greatest &- least) <= UInt64(UInt32.max) {
      self = .distances(PartedDistances(metricValues, in: least...greatest, count: count))
    } else {
      self.init(farApart: metricValues, from: least)
    }
  }

  /// Counts values whose distances need more than 32 bits.
  private init(farApart metricValues: some FrameValues, from least: Int64) {
    var distances: [UInt64] = []
    for frame in 0..<metricValues.frameCount {
      let value = metricValues.metricValue(of: frame)
      if value != TimeColumn.absent { distances.append(UInt64(bitPattern: value &- least)) }
    }
    RadixSort.sort(&distances)
    var runs = Histogram.Runs()
    for distance in distances { runs.append(least &+ Int64(bitPattern: distance), count: 1) }
    self = runs.form
  }
}

// MARK: Reading

extension Histogram.Form {
  var count: Int {
    switch self {
    case .runs(_, let ranks): ranks.last ?? 0
    case .distances(let distances): distances.count
    }
  }

  func value(at place: Int) -> Int64 {
    switch self {
    case .runs(let values, let ranks): values[ranks.partitioningIndex { $0 > place }]
    case .distances(let distances): distances.number(at: place)
    }
  }

  func count(upTo limit: Int64) -> Int {
    switch self {
    case .runs(let values, let ranks):
      let place = values.partitioningIndex { $0 > limit }
      return place == 0 ? 0 : ranks[place - 1]
    case .distances(let distances): return distances.count(upTo: limit)
    }
  }

  func above(_ limit: Int64) -> Histogram.Form {
    guard case .runs = self else { return Histogram.Form(values.filter { $0 > limit }) }
    var runs = Histogram.Runs()
    for (value, count) in Histogram.Entries(self) where value > limit {
      runs.append(value, count: count)
    }
    return runs.form
  }

  /// Every value as often as it occurred, in any order.
  var values: [Int64] {
    switch self {
    case .runs: Histogram.Entries(self).flatMap { repeatElement($0.value, count: $0.count) }
    case .distances(let distances): distances.numbers
    }
  }

  /// The number of values up to and including a limit, and the sum of their distances from the
  /// least one.
  ///
  /// The sum counts modulo 2⁶⁴, 584 years in nanoseconds.
  func sum(from least: Int64, upTo limit: Int64) -> (count: Int, sum: UInt64) {
    if case .distances(let distances) = self { return distances.sum(upTo: limit) }
    var (count, sum) = (0, 0 as UInt64)
    for entry in Histogram.Entries(self) where entry.value <= limit {
      count += entry.count
      sum &+= UInt64(bitPattern: entry.value &- least) &* UInt64(entry.count)
    }
    return (count, sum)
  }

  /// The sum of all values, clamped to the range of `Int64`.
  var total: Int64 {
    if case .distances(let distances) = self { return distances.total }
    var sum: Int64 = 0
    for entry in Histogram.Entries(self) {
      let (product, isTooLarge) = entry.value.multipliedReportingOverflow(by: Int64(entry.count))
      let (next, isTooMuch) = sum.addingReportingOverflow(product)
      sum = isTooLarge || isTooMuch ? (entry.value < 0 ? .min : .max) : next
    }
    return sum
  }
}
