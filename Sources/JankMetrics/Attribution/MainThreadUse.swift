package import JankTrace

/// The use of the main thread of one process during a run.
package struct MainThreadUse {
  private let works: [WorkRecord]

  /// Uses the work items of a process, which do not overlap.
  package init(_ trace: Trace, of process: Int = 0) {
    works =
      trace.processes.isEmpty ? trace.works : trace.works.filter { $0.process == process }
  }

  /// The use of the main thread of each process, by its index in ``Trace/processes``.
  package static func all(in trace: Trace) -> [MainThreadUse] {
    (0..<max(1, trace.processes.count)).map { MainThreadUse(trace, of: $0) }
  }

  /// All work of one group within a time range.
  package struct Share: Hashable, Sendable {
    package let kind: WorkRecord.Kind
    /// The name of the work items, or of the group if they have several.
    package var name: String
    /// How long it held the thread within the range.
    package var length: Interval
    /// The total duration of its pieces, including time outside of the range.
    package var whole: Interval
    package var count: Int
    /// The pages whose views its pieces laid out, in order of first appearance, or the views that
    /// they drew, longest first.
    package var subjects: [String] = []
    /// The names of the work items, in order of first appearance.
    package var names: [String]

    /// The name of the work item, unique among all work.
    var title: String { WorkRecord.title(name, of: kind) }
  }
}

extension MainThreadUse {
  /// The pieces of work that overlap a time range, in order of time.
  package func pieces(from start: Instant, to end: Instant) -> ArraySlice<WorkRecord> {
    guard start < end else { return [] }
    let first = works.partitioningIndex { $0.end > start }
    let last = works.partitioningIndex { $0.start >= end }
    return works[first..<max(first, last)]
  }

  /// The use of a time range by group, in order of first appearance.
  package func shares(from start: Instant, to end: Instant) -> [Share] {
    var shares: [Share] = []
    var places: [WorkGroup: Int] = [:]
    var told: [WorkGroup: [WorkRecord]] = [:]
    for work in pieces(from: start, to: end) {
      let length = min(work.end, end) - max(work.start, start)
      let group = WorkGroup(work)
      if !work.subjects.isEmpty { told[group, default: []].append(work) }
      if let index = places[group] {
        shares[index].length += length
        shares[index].whole += work.end - work.start
        shares[index].count += 1
        if !shares[index].names.contains(work.name) {
          shares[index].names.append(work.name)
          shares[index].name = group.name
        }
      } else {
        places[group] = shares.count
        shares.append(
          Share(
            kind: work.kind,
            name: work.name,
            length: length,
            whole: work.end - work.start,
            count: 1,
            names: [work.name]
          )
        )
      }
    }
    for (group, index) in places { shares[index].subjects = Self.subjects(of: told[group] ?? []) }
    return shares
  }

  /// What work items of one kind and name were done for, each once.
  private static func subjects(of works: [WorkRecord]) -> [String] {
    var order = Array(works.enumerated())
    // Of many drawn views the slow ones matter.
    if works.first?.kind == .display {
      order.sort { one, other in
        let lengths = (one.element.end - one.element.start, other.element.end - other.element.start)
        return lengths.0 == lengths.1 ? one.offset < other.offset : lengths.0 > lengths.1
      }
    }
    var known: Set<String> = []
    return order.flatMap(\.element.subjects).filter { known.insert($0).inserted }
  }

  /// The start of the work that led up to the end of a stage: `begin`, or the start of earlier work
  /// that delayed what ran ahead of the stage.
  package func start(ofWhatHeldUp begin: Instant, until end: Instant) -> Instant {
    min(begin, queue(until: end).first?.start ?? begin)
  }

  /// The time at which a stage would have ended without some work.
  ///
  /// The thread serves requests in order, and none before it is made. A frame that missed its tick
  /// is made in a later turn, which waited for nothing. For such a frame, only work after its begin
  /// counts.
  ///
  /// - Parameters:
  ///   - end: when the stage ended.
  ///   - begin: when work on its frame could begin.
  ///   - isLeftOut: whether a work item takes no time.
  /// - Returns: A time no later than `end`.
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

  /// The work that led up to `end` without a pause, from the last item that found the thread free.
  ///
  /// It begins after the commit before, because no frame begins until that is done.
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
  /// The work items that lie wholly in a stage, from items sorted by start.
  func within(_ stage: FrameRecord.Stage) -> ArraySlice<WorkRecord> {
    let first = partitioningIndex { $0.start >= stage.start }
    return self[first...].prefix { $0.end <= stage.end }
  }
}
