package import JankTrace

/// Distinguishes a steady frame rate from a pause.
///
/// A link at half the rate of its display requests every second refresh, so waits of two refreshes
/// are frame times. A touch that rests requests nothing, so the wait for the next frame is a pause.
/// A trace does not contain the requests, so the target rate is derived from the adjacent frames.
///
/// A wait between due times belongs to the rate if two of its sixteen neighbours, eight on each
/// side, are equal. This detects 48 frames per second at 60 Hz. The wait must not be longer than
/// one interval of the slowest rate used for animations on phones, 10 Hz. A wait in which an
/// animation is first requested is always a pause.
package struct Cadence {
  private static let slowest = Interval.milliseconds(100)

  private let frames: [FrameRecord]
  private let grid: RefreshGrid
  /// The times at which something is requested while nothing is animated, sorted.
  private let requests: [Instant]

  package init(_ trace: Trace) {
    frames = trace.frames
    grid = trace.grid
    requests = TrackedAnimation.stretches(of: trace).map(\.lowerBound)
  }
}

extension Cadence {
  /// Whether the frame was requested right after the one before it, without a pause.
  package func continues(at index: Int) -> Bool {
    let frames = frames.span
    // The frame before was shown at the refresh before this one was due, or later.
    let due = frames[index].firstExpected
    if due.number - frames[index - 1].actual.number <= 1 { return true }
    guard let wait = wait(before: index) else { return false }
    let time = due.time - frames[index - 1].expected.time
    guard wait <= 1 || time <= Self.slowest else { return false }
    return isPace(wait, at: index) && !isAskedFor(after: frames[index - 1].actual.time, until: due)
  }

  /// The end of the pause before a late frame: the last refresh that rightly repeated a frame.
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

  private func wait(before index: Int) -> Int? {
    guard index > 0, index < frames.count else { return nil }
    let frames = frames.span
    return frames[index].firstExpected.number - frames[index - 1].expected.number
  }
}
