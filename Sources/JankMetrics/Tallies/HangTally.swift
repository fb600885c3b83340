/// How long the main thread did not answer.
package struct HangTally: Hashable, Sendable {
  /// Apple's hang: a main thread busy for more than 250 ms.
  ///
  /// Certain.
  package static let limit: Int64 = 250_000_000

  /// The lengths of the hangs in nanoseconds.
  package private(set) var hangs: Histogram
  /// How long the main thread was observed, in nanoseconds.
  package private(set) var observed: Int64

  package init(_ busy: FrameSeries.BusyTimes) {
    hangs = Histogram(busy.lengths.filter { $0 > Self.limit })
    observed = busy.observed
  }
}

extension HangTally: Mergeable {
  package mutating func merge(_ other: HangTally) {
    hangs.merge(other.hangs)
    observed += other.observed
  }
}
