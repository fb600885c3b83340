public import JankTrace

/// Two runs of one scenario and seed, the second without some work, frame by frame.
///
/// Where the app begins the same frames, with as many buffers, and other work takes as long, none
/// is later without the work. Without it the app may begin others, though: frames that a stall had
/// kept from being begun, which can be late by their own work, or hold up those behind them; and a
/// pipeline that never took a third buffer has less time for each. What is late in the second run
/// is so by other causes.
///
/// A frame of the first run is compared with the one of the second that began when it did, or else
/// with the last that began before. Where several began together, as a late commit and the picture
/// of an animation that went on without it, they are taken in order.
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
    /// Whether something was animated, as where ``FrameExplanation/isTracked``; else the frame is
    /// late to nobody, and is no part of any sum.
    public let isTracked: Bool
  }

  /// The frames that were late in one of the runs, in their order.
  public let changes: [Change]
  /// The hitch time of the first run, of frames in which something was animated.
  public let hitchTimeBefore: Interval
  /// The same of the second run.
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

  /// Those of them that are in time without the work.
  public var recovered: [Change] { late.filter { $0.after == .zero } }
}

/// The frames of one run by those of another, each with the one it is compared with.
private struct FrameTwins {
  private let frames: [FrameRecord]
  private let others: [FrameRecord]
  /// For each frame of the first run, how many before it began when it did.
  private let ranks: [Int]
  /// The places of the frames of the second run that began together, by their begin.
  private let places: [Int: [Int]]
  /// The begins in the second run in their order.
  private let begins: [Int]
  /// For each of them the last place of a frame that began by then: begins go back where a frame
  /// makes up for a missed tick.
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

  /// The frame that the one at a place is compared with.
  func twin(of place: Int) -> FrameRecord? {
    let begin = frames[place].begin.number
    if let together = places[begin], ranks[place] < together.count {
      return others[together[ranks[place]]]
    }
    let earlier = begins.partitioningIndex { $0 > begin }
    return earlier > 0 ? others[latest[earlier - 1]] : nil
  }
}
