/// The pace of a run in one line: `even 30 Hz` is something else than `60 Hz, one freeze of 2.5 s`.
package enum MotionShape {
  /// The shape of the times between pictures.
  ///
  /// - Parameters:
  ///   - refreshes: the times between pictures in refreshes, with their counts.
  ///   - period: the time between two refreshes.
  /// - Returns: A line, or nil where there are no times.
  package static func text(_ refreshes: Histogram, period: RefreshPeriod) -> String? {
    let entries = Array(refreshes.entries)
    guard let pace = Pace(entries) else { return nil }
    let longer = entries.filter { $0.value > max(1, pace.longest) }
    guard let longest = longer.map(\.value).max() else {
      let isEven = pace.isAll || pace.longest == 0
      return isEven ? pace.name(even: true, period) : pace.name(period) + ", some faster"
    }
    let milliseconds = Int((Double(longest) * period.nanoseconds / 1e6).rounded())
    // What stands ten times as long as the others is seen as a halt, not as a stumble.
    let name = longest >= 10 * max(1, pace.longest) ? "freeze" : "gap"
    let late = longer.reduce(0) { $0 + $1.count }
    let count = late == 1 ? "one \(name)" : "\(late) longer, the longest a \(name)"
    return "\(pace.name(period)), \(count) of \(milliseconds) ms"
  }
}

/// The times between pictures that make up most of a run: the commonest, of two as common the
/// shorter, or the two commonest where the second has a third of all, as 40 Hz on a display of 60.
private struct Pace {
  private let steps: [Histogram.Entries.Element]
  let isAll: Bool

  init?(_ entries: [Histogram.Entries.Element]) {
    let total = entries.reduce(0) { $0 + $1.count }
    let order = entries.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    guard let first = order.first, total > 0 else { return nil }
    // What occurs once or twice is no pace.
    let isUneven = order.prefix(2).allSatisfy {
      $0.value > 0 && $0.count >= 3 && 3 * $0.count >= total
    }
    steps = (isUneven ? order.prefix(2) : [first]).sorted { $0.value < $1.value }
    isAll = steps.reduce(0) { $0 + $1.count } == total
  }

  /// The longest of the times, in refreshes.
  var longest: Int64 { steps.last?.value ?? 0 }

  func name(even: Bool = false, _ period: RefreshPeriod) -> String {
    guard longest > 0 else { return "faster than the display" }
    let count = steps.reduce(0) { $0 + $1.count }
    let refreshes = steps.reduce(0) { $0 + Int($1.value) * $1.count }
    let rate = "\(Int((period.hertz * Double(count) / Double(refreshes)).rounded())) Hz"
    guard steps.count == 1 else {
      return "uneven \(rate) (\(steps.map { "\($0.value)" }.joined(separator: ", ")))"
    }
    return even ? "even \(rate)" : rate
  }
}
