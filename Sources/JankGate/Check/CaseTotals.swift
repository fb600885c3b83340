public import JankTrace

/// The sums over all cases of a report.
public struct CaseTotals: Hashable, Sendable {
  /// How many cases were run.
  public let caseCount: Int
  /// How many of them are invalid: see ``CheckedCase/failure``.
  public let invalidCount: Int
  /// How many frames were shown while something was animated.
  public let frameCount: Int
  /// How many of these frames were late.
  public let lateFrameCount: Int
  /// By how much they were late in all.
  public let hitchTime: Interval

  /// Adds up the figures of cases.
  public init(_ cases: [CheckedCase]) {
    caseCount = cases.count
    invalidCount = cases.count { $0.failure != nil }
    frameCount = cases.reduce(0) { $0 + $1.headline.frameCount }
    lateFrameCount = cases.reduce(0) { $0 + $1.headline.hitches.count }
    hitchTime = cases.reduce(.zero) { $0 + $1.headline.hitchTime }
  }
}
