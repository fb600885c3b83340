public import JankTrace

/// A frame that was shown later than expected, and the causes.
public struct Hitch: Hashable, Sendable {
  /// The ``FrameRecord/index`` of the frame.
  public let frame: Int
  /// When the frame was expected.
  public let expected: Instant
  /// How much later it was shown.
  public let duration: Interval
  /// The same in refreshes of the display, rounded up.
  public let refreshes: Int
  /// How long before the last of those refreshes the panel showed the frame; usually zero.
  package var lead = Interval.zero
  /// The deadline that was missed first.
  public let lateness: FrameRecord.Lateness
  /// The causes of the delay, in stage order; the delays add up to ``duration``.
  public let causes: [DelayCause]
}

extension Hitch {
  /// The cause of the largest delay, the first of several.
  public var cause: DelayCause? { causes.worst }
}

extension FrameRecord {
  /// How long before its refresh the panel showed the frame.
  package func lead(on grid: RefreshGrid) -> Interval {
    max(.zero, grid.time(of: actual.number) - actual.time)
  }
}

extension Trace {
  /// The frames shown later than expected, in order, inside and outside of animations.
  public var hitches: [Hitch] {
    let late = frames.indices.filter { frames[$0].hitch > .zero }
    guard !late.isEmpty else { return [] }
    let causes = DelayExplainer(self).causes
    let grid = grid
    return late.map { place in
      let frame = frames[place]
      return Hitch(
        frame: frame.index,
        expected: frame.expected.time,
        duration: frame.hitch,
        refreshes: frame.actual.number - frame.expected.number,
        lead: frame.lead(on: grid),
        lateness: frame.lateness,
        causes: causes[place]
      )
    }
  }
}
