package import JankTrace

/// The values of a run's processes, in nanoseconds and bytes; empty for a run with only one app.
package struct ProcessTally: Hashable, Sendable {
  /// The times from the request of a widget to its content.
  package private(set) var contentTimes: Histogram
  /// The ages of the snapshots when content replaced them.
  package private(set) var staleness: Histogram
  /// The times from the creation of a process to the end of its launch.
  package private(set) var launches: Histogram
  /// The largest amount of memory of each process, the system's excluded.
  package private(set) var peaks: Histogram

  package init(_ trace: Trace) {
    contentTimes = Histogram(trace.widgetStarts.map { ($0.shown - $0.requested).nanoseconds })
    staleness = Histogram(
      trace.widgetStarts.compactMap { start in
        start.snapshotTaken.map { (start.shown - $0).nanoseconds }
      }
    )
    launches = Histogram(trace.processes.flatMap(Self.launches))
    peaks = Histogram(trace.processes.dropFirst().map { Int64($0.peakMemory) }.filter { $0 > 0 })
  }

  /// The times of the launches that ended; a process that ended before never ran.
  private static func launches(of process: ProcessRecord) -> [Int64] {
    zip(process.changes, process.changes.dropFirst())
      .filter { $0.state == .launching && $1.state != .notRunning }
      .map { ($1.time - $0.time).nanoseconds }
  }
}

extension ProcessTally: Mergeable {
  package mutating func merge(_ other: ProcessTally) {
    contentTimes.merge(other.contentTimes)
    staleness.merge(other.staleness)
    launches.merge(other.launches)
    peaks.merge(other.peaks)
  }
}
