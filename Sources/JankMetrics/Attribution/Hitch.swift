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
  /// What made it late, in the order it passed the stages; the delays add up to ``duration``.
  public let causes: [DelayCause]
}

extension Hitch {
  /// What cost most of the time, and of several the first.
  public var cause: DelayCause? { causes.worst }
}

extension Trace {
  /// The frames shown later than expected, in their order, whether anything was animated or not.
  public var hitches: [Hitch] {
    let late = frames.indices.filter { frames[$0].hitch > .zero }
    guard !late.isEmpty else { return [] }
    let causes = DelayExplainer(self).causes
    return late.map { place in
      let frame = frames[place]
      return Hitch(
        frame: frame.index,
        expected: frame.expected.time,
        duration: frame.hitch,
        refreshes: frame.actual.number - frame.expected.number,
        lateness: frame.lateness,
        causes: causes[place]
      )
    }
  }
}
