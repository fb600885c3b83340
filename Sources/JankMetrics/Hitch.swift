public import JankTrace

/// A frame that was shown later than expected, and why.
public struct Hitch: Hashable, Sendable {
  /// The ``FrameRecord/index`` of the frame.
  public let frame: Int
  /// When the frame was expected.
  public let expected: Instant
  /// How much later it was shown.
  public let duration: Interval
  /// The same in refreshes of the display.
  public let refreshes: Int
  /// The deadline that was missed first.
  public let lateness: FrameRecord.Lateness
  /// The work that did most to miss it, or nil where the render server was late on its own.
  public let cause: WorkRecord?
}

extension Trace {
  /// The frames shown later than expected, in their order, whether anything was animated or not.
  public var hitches: [Hitch] {
    frames.filter { $0.hitch > .zero }.map { frame in
      Hitch(
        frame: frame.index,
        expected: frame.expected.time,
        duration: frame.hitch,
        refreshes: frame.actual.number - frame.expected.number,
        lateness: frame.lateness,
        cause: cause(of: frame)
      )
    }
  }

  /// The work that held the main thread longest between the begin of a frame and its commit.
  private func cause(of frame: FrameRecord) -> WorkRecord? {
    guard frame.lateness == .commit || frame.lateness == .commitAndRender,
      let commitEnd = frame.mainThread?.end
    else { return nil }
    func overlap(_ work: WorkRecord) -> Interval {
      min(work.end, commitEnd) - max(work.start, frame.begin.time)
    }
    let candidates = works.filter { overlap($0) > .zero }
    return candidates.max { overlap($0) < overlap($1) }
  }
}
