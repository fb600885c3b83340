internal import JankImports
package import JankTrace

/// The time before a refresh by which a buffer must be finished, fitted to recorded outcomes.
///
/// A frame that was presented at a refresh was finished in time for it, so the lead is at most the
/// time between. That holds for every frame. A frame that could have been presented a refresh
/// earlier, but was not, was too late for that, so the lead is more than the time to it. That does
/// not hold for a frame whose start was delayed by a refresh or more: Android renews the promise of
/// such a frame by an amount that recordings do not state, so it may wait although it is finished.
/// The lead is the middle of the range that contradicts the fewest frames.
package enum LatchLead {
  package static func fit(_ parts: [RefreshRows], refreshesAfterDeadline: Int) -> Interval {
    var most: [Int64] = []
    var least: [Int64] = []
    for part in parts {
      for (previous, row) in zip(part.rows, part.rows.dropFirst()) {
        let time = (row.work.presented - row.work.completed).nanoseconds
        most.append(time)
        let earliest = max(row.tick + row.budget + refreshesAfterDeadline, previous.shown + 1)
        let isDelayed = row.work.start - row.work.tick >= part.interval
        guard row.shown > earliest, !isDelayed else { continue }
        least.append(time - part.interval.nanoseconds)
      }
    }
    return middle(atMost: most, moreThan: least)
  }

  /// The middle of the longest range, from 0, that contradicts the fewest limits.
  package static func middle(atMost most: [Int64], moreThan least: [Int64]) -> Interval {
    let limits = Set((most + least + [0]).map { max(0, $0) }).sorted()
    guard limits.count > 1 else { return .zero }
    let (most, least) = (most.sorted(), least.sorted())
    var best = (wrong: Int.max, length: Int64(0), middle: Int64(0))
    // How many of the limits are below the middle.
    var below = (most: 0, least: 0)
    for (low, high) in zip(limits, limits.dropFirst()) {
      let middle = low + (high - low) / 2
      while below.most < most.count, most[below.most] < middle { below.most += 1 }
      while below.least < least.count, least[below.least] < middle { below.least += 1 }
      let wrong = below.most + least.count - below.least
      guard wrong < best.wrong || wrong == best.wrong && high - low > best.length else { continue }
      best = (wrong, high - low, middle)
    }
    return Interval(nanoseconds: best.middle)
  }
}
