package import JankTrace

/// Tells a steady pace from a pause.
///
/// A link at half the rate of its display wants every second refresh: then waits of two refreshes
/// are its frame times, although each picture comes when it is due. A finger that rests wants
/// nothing: then the wait for the next picture is none. A trace holds no wishes, so the target rate
/// is read off the pictures around. A wait belongs to the pace if two as long, measured between the
/// times the pictures were due, are among the eight before it and the eight behind it, which finds
/// 48 pictures a second at 60 Hz; and if it is no longer than the period of the slowest rate that
/// phones move at, 10 Hz. A wait in which an animation is first asked for is a pause, whatever
/// comes before and after: until then nothing was wanted.
package struct Cadence {
  private static let slowest = Interval.milliseconds(100)

  private let frames: [FrameRecord]
  private let grid: RefreshGrid
  /// When something is asked for while nothing is animated, in order.
  private let requests: [Instant]

  package init(_ trace: Trace) {
    frames = trace.frames
    grid = trace.grid
    requests = TrackedAnimation.stretches(of: trace).map(\.lowerBound)
  }
}

extension Cadence {
  /// Whether the picture was wanted right after the one before it, without a pause.
  package func continues(at index: Int) -> Bool {
    // The picture before was shown at the refresh before this one was due, or later.
    let due = frames[index].firstExpected
    if due.number - frames[index - 1].actual.number <= 1 { return true }
    guard let wait = wait(before: index) else { return false }
    let time = due.time - frames[index - 1].expected.time
    guard wait <= 1 || time <= Self.slowest else { return false }
    return isPace(wait, at: index) && !isAskedFor(after: frames[index - 1].actual.time, until: due)
  }

  /// Where a late picture ends a pause: the last refresh at which the one before stood rightly.
  package func pauseEnd(at index: Int) -> Instant? {
    let frame = frames[index]
    let due = frame.firstExpected.number
    guard index > 0, frame.hitch > .zero || frame.actual.number > due else { return nil }
    return grid.time(of: due - 1)
  }

  private func isPace(_ wait: Int, at index: Int) -> Bool {
    (index - 8...index + 8).lazy
      .filter { $0 != index && self.wait(before: $0) == wait }
      .prefix(2).count == 2
  }

  private func isAskedFor(after shown: Instant, until due: FrameRecord.Refresh) -> Bool {
    let next = requests.partitioningIndex { $0 >= shown }
    return next < requests.count && requests[next] < due.time
  }

  /// The refreshes from when the picture before was due to when something new was.
  private func wait(before index: Int) -> Int? {
    guard index > 0, index < frames.count else { return nil }
    return frames[index].firstExpected.number - frames[index - 1].expected.number
  }
}
