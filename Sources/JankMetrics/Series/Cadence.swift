package import JankTrace

/// Tells a steady pace from a pause.
///
/// A link at half the rate of its display wants every second refresh: then waits of two refreshes
/// are its frame times, although each picture comes when it is due. A finger that rests wants
/// nothing: then the wait for the next picture is none. A trace holds no wishes, so the target rate
/// is read off the pictures around. A wait belongs to the pace if one as long, measured between the
/// times the pictures were due, is among the four before it and the four behind it, which finds 48
/// pictures a second at 60 Hz; and if it is no longer than the period of the slowest rate that
/// phones move at, 10 Hz.
package struct Cadence {
  private static let slowest = Interval.milliseconds(100)

  private let frames: [FrameRecord]
  private let grid: RefreshGrid

  package init(_ trace: Trace) {
    frames = trace.frames
    grid = trace.grid
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
    return (index - 4...index + 4).contains { $0 != index && self.wait(before: $0) == wait }
  }

  /// Where a late picture ends a pause: the last refresh at which the one before stood rightly.
  package func pauseEnd(at index: Int) -> Instant? {
    let frame = frames[index]
    let due = frame.firstExpected.number
    guard index > 0, frame.hitch > .zero || frame.actual.number > due else { return nil }
    return grid.time(of: due - 1)
  }

  /// The refreshes from when the picture before was due to when something new was.
  private func wait(before index: Int) -> Int? {
    guard index > 0, index < frames.count else { return nil }
    return frames[index].firstExpected.number - frames[index - 1].expected.number
  }
}
