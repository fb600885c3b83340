internal import JankMetrics
package import JankTrace

/// The frames of a run that were shown later than planned while a transition ran, and by how much.
///
/// Two runs have different numbers of frames as soon as one skips a refresh, and everything drawn
/// behind it differs. Their late frames are few, so that these can be told apart: what was as late
/// before, at about the same place, is no news.
public struct LateFrames: Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable {
    let place: Int
    let nanoseconds: Int64
  }

  private init(entries: [Entry]) {
    self.entries = entries
  }

  /// Takes the late frames of a run.
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
  /// For each frame its place and the nanoseconds it was late by, for example
  /// `14:33333333 42:150000000`.
  public var description: String {
    entries.map { "\($0.place):\($0.nanoseconds)" }.joined(separator: " ")
  }

  /// Reads late frames as they stand in a file, or nil if these are none.
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
  /// A frame and one of the other run that it may stand for.
  private struct Pair {
    let new: Int
    let old: Int
    /// In microseconds: times of refreshes are whole nanoseconds, and the same length elsewhere may
    /// be another by one of them.
    let difference: UInt64
    let shift: Int
  }

  /// The frames that were shown later than their counterparts in another run.
  ///
  /// Counterparts are found from the most alike on: those whose lateness differs least, and of
  /// equals those whose places do. A frame without a counterpart was in time before.
  ///
  /// - Parameters:
  ///   - old: the other run.
  ///   - reach: how many places apart counterparts may lie.
  /// - Returns: Places among the frames of this run, that of the largest growth first.
  /// - Complexity: O(*n* · *r* · log(*n* · *r*)) for *n* late frames and a reach of *r*, less where
  ///   frames stand for those at the same place.
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

  /// By how many nanoseconds the same length may differ elsewhere among the refreshes.
  private static let rounding: Int64 = 2

  /// The frames that were as late at the same place.
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

  /// All frames that may stand for each other, the most alike first.
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
