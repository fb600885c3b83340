/// One value per frame of a series, in whole nanoseconds, if known.
public struct TimeColumn: Hashable, Sendable {
  // No time is the smallest integer, so it can stand for a missing value.
  package static let absent = Int64.min

  /// The values in nanoseconds, `absent` if unknown.
  package let nanoseconds: [Int64]

  package init(nanoseconds: [Int64]) {
    self.nanoseconds = nanoseconds
  }

  /// Creates a column from values in nanoseconds, nil if unknown.
  public init(_ metricValues: [Int64?]) {
    nanoseconds = metricValues.map { $0 ?? Self.absent }
  }
}

extension TimeColumn {
  /// The value of a frame in nanoseconds, or nil if unknown.
  public subscript(frame: Int) -> Int64? {
    nanoseconds[frame] == Self.absent ? nil : nanoseconds[frame]
  }

  package var knownCount: Int { nanoseconds.count { $0 != Self.absent } }

  package var known: [Int64] { nanoseconds.filter { $0 != Self.absent } }
}
