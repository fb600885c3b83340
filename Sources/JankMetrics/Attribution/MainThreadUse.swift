package import JankTrace

/// What the main thread of a run did when.
package struct MainThreadUse {
  private let works: [WorkRecord]

  /// Takes the work of a run, which lies one after the other.
  package init(_ trace: Trace) {
    works = trace.works
  }

  /// All work of one kind and name within a time.
  package struct Share: Hashable, Sendable {
    /// Where the cost came from.
    package let kind: WorkRecord.Kind
    /// What the work was.
    package let name: String
    /// How long it held the thread within the time.
    package var length: Interval
    /// How long its pieces took in all, also before and after.
    package var whole: Interval
    /// How many pieces it had.
    package var count: Int
  }
}

extension MainThreadUse {
  /// The pieces of work that lie in a time, wholly or in part, in the order they were done.
  package func pieces(from start: Instant, to end: Instant) -> ArraySlice<WorkRecord> {
    guard start < end else { return [] }
    let first = works.partitioningIndex { $0.end > start }
    let last = works.partitioningIndex { $0.start >= end }
    return works[first..<max(first, last)]
  }

  /// What took the time, by kind and name, in the order it first came.
  package func shares(from start: Instant, to end: Instant) -> [Share] {
    var shares: [Share] = []
    for work in pieces(from: start, to: end) {
      let length = min(work.end, end) - max(work.start, start)
      if let index = shares.firstIndex(where: { $0.kind == work.kind && $0.name == work.name }) {
        shares[index].length += length
        shares[index].whole += work.end - work.start
        shares[index].count += 1
      } else {
        shares.append(
          Share(
            kind: work.kind,
            name: work.name,
            length: length,
            whole: work.end - work.start,
            count: 1
          )
        )
      }
    }
    return shares
  }

  /// How long work of a name took within a time.
  package func length(of name: String, from start: Instant, to end: Instant) -> Interval {
    pieces(from: start, to: end).reduce(.zero) { sum, work in
      guard work.name == name else { return sum }
      return sum + (min(work.end, end) - max(work.start, start))
    }
  }
}

extension [WorkRecord] {
  /// The first place at which a condition holds that holds from there on.
  fileprivate func partitioningIndex(where holds: (WorkRecord) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
