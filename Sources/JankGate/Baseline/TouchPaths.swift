package import JankTrace

/// How far and how long each touch of a run moved.
///
/// Scenarios and outcomes decide it, and nothing that the app does. So if a touch of a case differs
/// from the baseline, another gesture is compared.
public struct TouchPaths: Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable {
    /// The farthest distance from the beginning, in hundredths of a point.
    let reach: Int64
    let nanoseconds: Int64
  }

  private init(entries: [Entry]) {
    self.entries = entries
  }

  /// Creates the paths of a run without touches.
  public init() {
    self.init(entries: [])
  }

  package init(_ trace: Trace) {
    var touches: [Int: [TouchRecord]] = [:]
    for touch in trace.touches { touches[touch.touchID, default: []].append(touch) }
    entries = touches.sorted { $0.key < $1.key }.map { _, samples in
      let first = samples[0]
      let steps = samples.map { $0.location - first.location }
      let farthest = steps.map { ($0 * $0).sum() }.max() ?? 0
      let last = samples.map(\.sensed).max() ?? first.sensed
      return Entry(
        reach: Int64((farthest.squareRoot() * 100).rounded()),
        nanoseconds: (last - first.sensed).nanoseconds
      )
    }
  }
}

// MARK: Text

extension TouchPaths: CustomStringConvertible {
  /// The reach in hundredths of a point and the duration in nanoseconds of each touch, for example
  /// `31000:350000000`.
  public var description: String {
    entries.map { "\($0.reach):\($0.nanoseconds)" }.joined(separator: " ")
  }

  /// Parses paths from a file; nil if malformed.
  package init?(_ text: String) {
    var entries: [Entry] = []
    for part in text.split(separator: " ") {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2, let reach = Int64(numbers[0]), let length = Int64(numbers[1]),
        reach >= 0, length >= 0
      else { return nil }
      entries.append(Entry(reach: reach, nanoseconds: length))
    }
    self.init(entries: entries)
    guard description == text else { return nil }
  }
}

// MARK: Comparison

/// A touch that does not move as it did in the baseline.
package struct TouchChange: Hashable, Sendable {
  /// The number of the touch among those of the run, from 0; those of a script are its drags.
  package let index: Int
  /// The farthest distances from the beginning in points, if they differ.
  package let reach: Pair<Double>?
  /// The durations, if they differ.
  package let duration: Pair<Interval>?

  /// A value in the baseline and in the run.
  package struct Pair<Value: Hashable & Sendable>: Hashable, Sendable {
    package let old: Value
    package let new: Value
  }
}

extension TouchPaths {
  /// Whether there is no touch, or none was recorded, as in older baselines.
  public var isEmpty: Bool { entries.isEmpty }

  /// The smallest difference in reach that counts, in hundredths of a point.
  private static let reachTolerance: Int64 = 100
  /// The smallest difference in duration that counts: a sample of a slow touch panel.
  private static let durationTolerance: Int64 = 17_000_000

  /// Returns the first touch that differs from that of another run; nil if the runs do not have the
  /// same number of touches.
  package func change(since old: TouchPaths) -> TouchChange? {
    guard entries.count == old.entries.count else { return nil }
    for (index, pair) in zip(old.entries, entries).enumerated() {
      let (before, now) = pair
      let isFarther = abs(now.reach - before.reach) >= Self.reachTolerance
      let isLonger = abs(now.nanoseconds - before.nanoseconds) > Self.durationTolerance
      guard isFarther || isLonger else { continue }
      return TouchChange(
        index: index,
        reach: isFarther
          ? .init(old: Double(before.reach) / 100, new: Double(now.reach) / 100) : nil,
        duration: isLonger
          ? .init(
            old: Interval(nanoseconds: before.nanoseconds),
            new: Interval(nanoseconds: now.nanoseconds)
          ) : nil
      )
    }
    return nil
  }
}
