public import JankTrace

/// The sums over all cases of a report.
public struct CaseTotals: Hashable, Sendable {
  /// The number of cases that ran.
  public let caseCount: Int
  /// The number of invalid cases: see ``CheckedCase/failure``.
  public let invalidCount: Int
  /// The number of frames shown while something was animated.
  public let frameCount: Int
  /// The number of these frames that were late.
  public let lateFrameCount: Int
  /// The sum of their delays.
  public let hitchTime: Interval

  /// Adds up the values of cases.
  public init(_ cases: [CheckedCase]) {
    caseCount = cases.count
    invalidCount = cases.count { $0.failure != nil }
    frameCount = cases.reduce(0) { $0 + $1.headline.frameCount }
    lateFrameCount = cases.reduce(0) { $0 + $1.headline.hitches.count }
    hitchTime = cases.reduce(.zero) { $0 + $1.headline.hitchTime }
  }
}
