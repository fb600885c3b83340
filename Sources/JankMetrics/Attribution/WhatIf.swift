public import JankTrace

/// A comparison of two runs of one scenario and seed, the second without some work, frame by frame.
///
/// If the app begins the same frames with as many buffers, and other work takes as long, no frame
/// is later without the work. But the app may also begin other frames, which a stall had prevented.
/// They can be late by their own work or delay those behind them. And without a third buffer, each
/// frame has less time. Delay in the second run has such other causes.
///
/// A frame of the first run is compared with the one of the second that began at the same time, or
/// else with the last one that began before. Several that began together are matched in order, for
/// example a late commit and the frame of an animation that continued without it.
public struct WhatIf: Hashable, Sendable {
  /// A frame that was late in one of the runs.
  public struct Change: Hashable, Sendable {
    /// The ``FrameRecord/index`` in the first run, or nil if only the second run has the frame.
    public let frame: Int?
    /// The ``FrameRecord/index`` in the second run, or nil if it does not have the frame.
    public let counterpart: Int?
    /// Its delay in the first run.
    public let before: Interval
    /// Its delay in the second run.
    public let after: Interval
    /// Whether something was animated, as in ``FrameExplanation/isTracked``; other frames are in no
    /// sum.
    public let isTracked: Bool
  }

  /// The frames that were late in one of the runs, in order.
  public let changes: [Change]
  /// The hitch time of the first run, of frames in which something was animated.
  public let hitchTimeBefore: Interval
  /// The same for the second run.
  public let hitchTimeAfter: Interval

  /// Compares two runs.
  public init(before: Trace, after: Trace) {
    let animation = TrackedAnimation(before)
    let newAnimation = TrackedAnimation(after)
    hitchTimeBefore = Self.hitchTime(of: before, in: animation)
    hitchTimeAfter = Self.hitchTime(of: after, in: newAnimation)
    var used: Set<Int> = []
    let twins = FrameTwins(of: before.frames, among: after.frames)
    let late = before.frames.indices.filter { before.frames[$0].hitch > .zero }
    var changes: [Change] = late.map { place in
      let frame = before.frames[place]
      let twin = twins.twin(of: place)
      if let twin { used.insert(twin.index) }
      return Change(
        frame: frame.index,
        counterpart: twin?.index,
        before: frame.hitch,
        after: twin?.hitch ?? .zero,
        isTracked: animation.contains(frame)
      )
    }
    for frame in after.frames where frame.hitch > .zero && !used.contains(frame.index) {
      changes.append(
        Change(
          frame: nil,
          counterpart: frame.index,
          before: .zero,
          after: frame.hitch,
          isTracked: newAnimation.contains(frame)
        )
      )
    }
    self.changes = changes
  }
}

extension WhatIf {
  private static func hitchTime(of trace: Trace, in animation: TrackedAnimation) -> Interval {
    trace.frames.filter(animation.contains).reduce(.zero) { $0 + $1.hitch }
  }

  /// The frames that were late in the first run while something was animated.
  public var late: [Change] { changes.filter { $0.before > .zero && $0.isTracked } }

  /// The frames of ``late`` that are in time without the work.
  public var recovered: [Change] { late.filter { $0.after == .zero } }
}

private struct FrameTwins {
  private let frames: [FrameRecord]
  private let others: [FrameRecord]
  /// For each frame of the first run, how many frames before it began at the same time.
  private let ranks: [Int]
  /// The indices of the frames of the second run, by their begin.
  private let places: [Int: [Int]]
  /// The begins in the second run, sorted.
  private let begins: [Int]
  /// For each of them, the last index of a frame that began by then.
  ///
  /// A frame that makes up for a missed tick begins earlier than the frame before.
  private let latest: [Int]

  init(of frames: [FrameRecord], among others: [FrameRecord]) {
    self.frames = frames
    self.others = others
    var counts: [Int: Int] = [:]
    ranks = frames.map { frame in
      defer { counts[frame.begin.number, default: 0] += 1 }
      return counts[frame.begin.number, default: 0]
    }
    let places = Dictionary(grouping: others.indices) { others[$0].begin.number }
    let begins = places.keys.sorted()
    var last = -1
    latest = begins.map { begin in
      last = max(last, places[begin]?.last ?? -1)
      return last
    }
    self.places = places
    self.begins = begins
  }

  /// The frame that the one at `place` is compared with.
  func twin(of place: Int) -> FrameRecord? {
    let begin = frames[place].begin.number
    if let together = places[begin], ranks[place] < together.count {
      return others[together[ranks[place]]]
    }
    let earlier = begins.partitioningIndex { $0 > begin }
    return earlier > 0 ? others[latest[earlier - 1]] : nil
  }
}
