public import JankTrace

/// Two runs of one scenario and seed, the second without some work, frame by frame.
///
/// Without the work the app may begin other frames. A frame of the first run is compared with the
/// one of the second that began when it did, or else with the last that began before.
public struct WhatIf: Hashable, Sendable {
  /// A frame that was late in one of the runs.
  public struct Change: Hashable, Sendable {
    /// The ``FrameRecord/index`` in the first run, or nil for a frame that only the second has.
    public let frame: Int?
    /// The ``FrameRecord/index`` in the second run, or nil for a frame that it has not.
    public let counterpart: Int?
    /// How late it was in the first run.
    public let before: Interval
    /// How late it is in the second run.
    public let after: Interval
  }

  /// The frames that were late in one of the runs, in their order.
  public let changes: [Change]
  /// The hitch time of all frames of the first run.
  public let hitchTimeBefore: Interval
  /// The hitch time of all frames of the second run.
  public let hitchTimeAfter: Interval

  /// Compares two runs.
  public init(before: Trace, after: Trace) {
    hitchTimeBefore = before.frames.reduce(.zero) { $0 + $1.hitch }
    hitchTimeAfter = after.frames.reduce(.zero) { $0 + $1.hitch }
    var used: Set<Int> = []
    var changes: [Change] = before.frames.filter { $0.hitch > .zero }.map { frame in
      let twin = after.frames.last { $0.begin.number <= frame.begin.number }
      if let twin { used.insert(twin.index) }
      return Change(
        frame: frame.index,
        counterpart: twin?.index,
        before: frame.hitch,
        after: twin?.hitch ?? .zero
      )
    }
    for frame in after.frames where frame.hitch > .zero && !used.contains(frame.index) {
      changes.append(
        Change(frame: nil, counterpart: frame.index, before: .zero, after: frame.hitch)
      )
    }
    self.changes = changes
  }
}

extension WhatIf {
  /// The frames that are in time without the work.
  public var recovered: [Change] { changes.filter { $0.before > .zero && $0.after == .zero } }
}
