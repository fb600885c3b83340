internal import JankMetrics
package import JankTrace

/// The frames of a run that were shown later than planned during a transition, and their delays.
///
/// Runs differ in length as soon as one skips a refresh, and then all later frames differ. Late
/// frames are few, so they can be matched: a frame with the same delay at about the same index is
/// no change.
public struct LateFrames: Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable {
    let place: Int
    let nanoseconds: Int64
  }

  private init(entries: [Entry]) {
    self.entries = entries
  }

  package init(_ trace: Trace) {
    let animation = TrackedAnimation(trace)
    entries = trace.frames.enumerated().compactMap { place, frame in
      guard frame.hitch > .zero, animation.contains(frame) else { return nil }
      return Entry(place: place, nanoseconds: frame.hitch.nanoseconds)
    }
  }
}

// MARK: Text

extension LateFrames: CustomStringConvertible {
  /// The index and the delay in nanoseconds of each frame, for example `14:33333333 42:150000000`.
  public var description: String {
    entries.map { "\($0.place):\($0.nanoseconds)" }.joined(separator: " ")
  }

  /// Parses late frames from a file; nil if malformed.
  package init?(_ text: String) {
    var entries: [Entry] = []
    for part in text.split(separator: " ") {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2, let place = Int(numbers[0]), let length = Int64(numbers[1]),
        place > entries.last?.place ?? -1, length > 0
      else { return nil }
      entries.append(Entry(place: place, nanoseconds: length))
    }
    self.init(entries: entries)
    guard description == text else { return nil }
  }
}

// MARK: Growth

extension LateFrames {
  /// A frame and a possible counterpart in the other run.
  private struct Pair {
    let new: Int
    let old: Int
    /// In microseconds, because refresh times are whole nanoseconds, so the same length elsewhere
    /// may differ by one.
    let difference: UInt64
    let shift: Int
  }

  /// Returns the indices of the frames shown later than their counterparts in another run, largest
  /// growth first.
  ///
  /// Counterparts are matched by the smallest difference in delay, then by the smallest difference
  /// in index. A frame without a counterpart was in time before.
  ///
  /// - Parameters:
  ///   - old: the other run.
  ///   - reach: the largest index distance between counterparts.
  /// - Returns: Frame indices of this run.
  /// - Complexity: O(*n* · *r* · log(*n* · *r*)) for *n* late frames and a reach of *r*, less if
  ///   frames match at the same index.
  package func later(than old: LateFrames, reach: Int) -> [Int] {
    var counterparts = exactCounterparts(in: old)
    var taken = Set(counterparts.values)
    for pair in pairs(with: old, reach: reach, without: counterparts, taken)
    where counterparts[pair.new] == nil && taken.insert(pair.old).inserted {
      counterparts[pair.new] = pair.old
    }
    let growths = entries.indices.map { index in
      let before = counterparts[index].map { old.entries[$0].nanoseconds } ?? 0
      return (place: entries[index].place, growth: entries[index].nanoseconds - before)
    }
    return growths.filter { $0.growth > Self.rounding }.sorted { left, right in
      left.growth == right.growth ? left.place < right.place : left.growth > right.growth
    }.map(\.place)
  }

  /// The largest difference between equal lengths at different refreshes, in nanoseconds.
  private static let rounding: Int64 = 2

  private func exactCounterparts(in old: LateFrames) -> [Int: Int] {
    var counterparts: [Int: Int] = [:]
    var other = 0
    for (index, entry) in entries.enumerated() {
      while other < old.entries.count, old.entries[other].place < entry.place { other += 1 }
      guard other < old.entries.count else { break }
      if old.entries[other] == entry { counterparts[index] = other }
    }
    return counterparts
  }

  /// All possible counterparts, best match first.
  private func pairs(
    with old: LateFrames,
    reach: Int,
    without counterparts: [Int: Int],
    _ taken: Set<Int>
  ) -> [Pair] {
    var pairs: [Pair] = []
    var first = 0
    for (index, entry) in entries.enumerated() where counterparts[index] == nil {
      while first < old.entries.count, old.entries[first].place < entry.place - reach { first += 1 }
      for (other, before) in old.entries[first...].enumerated() {
        guard before.place <= entry.place + reach else { break }
        guard !taken.contains(first + other) else { continue }
        pairs.append(
          Pair(
            new: index,
            old: first + other,
            difference: ((entry.nanoseconds - before.nanoseconds).magnitude + 500) / 1_000,
            shift: abs(entry.place - before.place)
          )
        )
      }
    }
    return pairs.sorted { left, right in
      (left.difference, left.shift, left.new) < (right.difference, right.shift, right.new)
    }
  }
}
