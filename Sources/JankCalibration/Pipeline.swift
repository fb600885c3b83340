package import JankEngine
internal import JankImports
package import JankTrace

/// The parameters of a device's pipeline, fitted to a part of a recording.
package struct Pipeline: Hashable, Sendable {
  /// The time from a tick of the app to the display's refresh of the same number.
  package var phase: Interval
  /// The queue of buffers before the compositor.
  package var queue: BufferQueue
  /// The refreshes from the deadline of a frame to the one that its device promised.
  package var refreshesAfterDeadline: Int
  /// The time of a frame that belongs to none of its stages: the hand-overs between the threads.
  package var unattributed: Interval
}

extension Pipeline {
  /// Fits the parameters to some rows, whose outcomes it reads.
  ///
  /// - Parameter parts: The rows that it may read: those of one part of a recording.
  package init(fitting parts: [RefreshRows]) {
    let rows = parts.flatMap(\.rows)
    let interval = parts.first?.interval ?? .milliseconds(16)
    phase = Self.median(
      rows.map { row in
        row.work.presented - row.work.tick
          - Interval(nanoseconds: Int64(row.shown - row.tick) * interval.nanoseconds)
      }
    )
    refreshesAfterDeadline = Self.earliest(rows.map { $0.shown - $0.tick - $0.budget })
    unattributed = max(
      .zero,
      Self.median(
        rows.map { row in
          let work = row.work
          let stages = work.update + work.handOver + work.render + work.gpu + work.wait
          return work.completed - work.start - stages
        }
      )
    )
    let promised = refreshesAfterDeadline + Self.mostFrequent(rows.map(\.budget))
    queue = BufferQueue(bufferCount: 4, promisedRefreshes: min(max(promised, 1), 4))
    queue.latchLead = LatchLead.fit(parts, refreshesAfterDeadline: refreshesAfterDeadline)
    queue.bufferCount = bufferCount(fitting: parts)
  }

  /// The number of buffers with which costs alone give the recorded refreshes best, and of those
  /// the one whose completions are closest.
  private func bufferCount(fitting parts: [RefreshRows]) -> Int {
    let scores = (2...4).map { count in
      var trial = self
      trial.queue.bufferCount = count
      let frames = parts.flatMap { Prediction.freeRun($0, trial) }
      let off = frames.map { $0.completionError.nanoseconds.magnitude }.sorted()
      let median = off.isEmpty ? 0 : off[off.count / 2]
      return (count: count, wrong: frames.count { !$0.isExact }, off: median)
    }
    return scores.min { ($0.wrong, $0.off, $0.count) < ($1.wrong, $1.off, $1.count) }?.count ?? 3
  }

  private static func median(_ lengths: [Interval]) -> Interval {
    guard !lengths.isEmpty else { return .zero }
    return lengths.sorted()[lengths.count / 2]
  }

  /// The smallest number that a twentieth of all reach: a device presents no frame before its
  /// promise, but many may be late.
  private static func earliest(_ numbers: [Int]) -> Int {
    let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
    let least = max(1, numbers.count / 20)
    return counts.filter { $0.value >= least }.keys.min() ?? mostFrequent(numbers)
  }

  /// The most frequent number, of several the smallest.
  private static func mostFrequent(_ numbers: [Int]) -> Int {
    let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key ?? 1
  }
}
