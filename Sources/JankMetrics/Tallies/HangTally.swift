/// How long the main thread did not respond.
package struct HangTally: Hashable, Sendable {
  /// The limit above which a busy main thread is a hang for Apple, 250 ms; certain.
  package static let limit: Int64 = 250_000_000

  /// The lengths of the hangs in nanoseconds.
  package private(set) var hangs: Histogram
  /// The observed time, in nanoseconds.
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
