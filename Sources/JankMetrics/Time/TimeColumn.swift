/// One figure for each frame of a series, in whole nanoseconds, where known.
public struct TimeColumn: Hashable, Sendable {
  // No time reaches the least integer, so that it can stand for a figure that is not there.
  package static let absent = Int64.min

  /// The figures in nanoseconds, `absent` for those not known.
  package let nanoseconds: [Int64]

  package init(nanoseconds: [Int64]) {
    self.nanoseconds = nanoseconds
  }

  /// Creates a column from its figures in nanoseconds, nil for those not known.
  public init(_ figures: [Int64?]) {
    nanoseconds = figures.map { $0 ?? Self.absent }
  }
}

extension TimeColumn {
  /// The figure of a frame in nanoseconds, or nil where it is not known.
  public subscript(frame: Int) -> Int64? {
    nanoseconds[frame] == Self.absent ? nil : nanoseconds[frame]
  }

  /// How many figures are known.
  package var knownCount: Int { nanoseconds.count { $0 != Self.absent } }

  /// The known figures in order.
  package var known: [Int64] { nanoseconds.filter { $0 != Self.absent } }
}
