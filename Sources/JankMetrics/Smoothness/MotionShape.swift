/// The pace of a run in one line: `even 30 Hz` is something else than `60 Hz, one freeze of 2.5 s`.
enum MotionShape {
  /// The shape of the times between pictures.
  ///
  /// - Parameters:
  ///   - refreshes: the times between pictures in refreshes, with their counts.
  ///   - period: the time between two refreshes.
  /// - Returns: A line, or nil where there are no times.
  static func text(_ refreshes: Histogram, period: RefreshPeriod) -> String? {
    let entries = Array(refreshes.entries)
    let total = entries.reduce(0) { $0 + $1.count }
    // The pace is the commonest time, of two as common the shorter.
    guard let pace = entries.max(by: { $0.count < $1.count }), total > 0 else { return nil }
    let rate = "\(Int((period.hertz / Double(max(1, pace.value))).rounded())) Hz"
    let longer = entries.filter { $0.value > pace.value }
    let late = longer.reduce(0) { $0 + $1.count }
    guard late > 0, let longest = longer.map(\.value).max() else {
      return pace.count == total ? "even \(rate)" : "\(rate), some faster"
    }
    let milliseconds = Int((Double(longest) * period.nanoseconds / 1e6).rounded())
    // What stands ten times as long as the others is seen as a halt, not as a stumble.
    let name = longest >= 10 * max(1, pace.value) ? "freeze" : "gap"
    let count = late == 1 ? "one \(name)" : "\(late) longer, the longest a \(name)"
    return "\(rate), \(count) of \(milliseconds) ms"
  }
}
