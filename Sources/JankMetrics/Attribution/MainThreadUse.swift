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

    /// What the work is called where it has to be told from all other work.
    var title: String { WorkRecord.title(name, of: kind) }
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

  /// When what led up to the end of a stage began.
  ///
  /// - Parameters:
  ///   - begin: when work on the frame could begin.
  ///   - end: when the stage was done.
  /// - Returns: The begin, or when work before it began that held up what ran ahead of the stage.
  package func start(ofWhatHeldUp begin: Instant, until end: Instant) -> Instant {
    min(begin, queue(until: end).first?.start ?? begin)
  }

  /// When a stage would have been done without some work.
  ///
  /// Whatever waited for the thread is served in its order, and not before it asked. A frame that
  /// missed its tick is made in a later turn, which waited for nothing; to it counts what was done
  /// from its begin on.
  ///
  /// - Parameters:
  ///   - end: when it was done.
  ///   - begin: when work on its frame could begin.
  ///   - isLeftOut: which work takes no time.
  /// - Returns: A time no later than the end.
  package func end(
    of end: Instant,
    begunAt begin: Instant,
    without isLeftOut: (WorkRecord) -> Bool
  ) -> Instant {
    let saved = pieces(from: begin, to: end).filter(isLeftOut).reduce(Interval.zero) {
      $0 + (min($1.end, end) - max($1.start, begin))
    }
    let queue = queue(until: end)
    guard let first = queue.first, queue.last?.end == end else { return end - saved }
    let served = queue.reduce(first.start) { clock, work in
      let start = max(clock, work.requested)
      return isLeftOut(work) ? start : start + (work.end - work.start)
    }
    return min(end - saved, served)
  }

  /// The work that led up to an instant without a pause, from the last that found the thread free;
  /// after the commit before, since no frame begins until that is done.
  private func queue(until end: Instant) -> ArraySlice<WorkRecord> {
    let last = works.partitioningIndex { $0.start >= end }
    guard last > 0 else { return [] }
    var first = last - 1
    while first > 0, works[first].requested < works[first].start,
      works[first - 1].end == works[first].start, works[first - 1].kind != .commit
    {
      first -= 1
    }
    return works[first..<last]
  }
}

extension [WorkRecord] {
  /// The works that lie wholly in a stage, of works that begin in order.
  func within(_ stage: FrameRecord.Stage) -> ArraySlice<WorkRecord> {
    let first = partitioningIndex { $0.start >= stage.start }
    return self[first...].prefix { $0.end <= stage.end }
  }
}
