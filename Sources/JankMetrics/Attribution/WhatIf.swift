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
///
/// A frame in time there has not recovered if the work that made it late delays another frame of
/// the second run instead: then the delay moved, and it is compared with that frame.
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
    /// Whether the counterpart is another frame, which the same work makes late.
    public let isMoved: Bool
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
    var pairs = late.map { (place: $0, twin: twins.twin(of: $0), isMoved: false) }
    for pair in pairs { if let twin = pair.twin { used.insert(twin) } }
    let isNew = after.frames.indices.filter { after.frames[$0].hitch > .zero && !used.contains($0) }
    let recovered = pairs.indices.filter { index in
      pairs[index].twin.map { after.frames[$0].hitch == .zero } ?? true
    }
    if !isNew.isEmpty, !recovered.isEmpty {
      let (culprits, others) = (Culprits(of: before), Culprits(of: after))
      var open = recovered
      for place in isNew {
        let found = open.firstIndex { culprits.areSame(at: pairs[$0].place, others, place) }
        guard let found else { continue }
        let index = open.remove(at: found)
        pairs[index] = (pairs[index].place, place, true)
        used.insert(place)
      }
    }
    changes =
      pairs.map { place, twin, isMoved in
        Change(
          frame: before.frames[place].index,
          counterpart: twin.map { after.frames[$0].index },
          before: before.frames[place].hitch,
          after: twin.map { after.frames[$0].hitch } ?? .zero,
          isTracked: animation.contains(before.frames[place]),
          isMoved: isMoved
        )
      }
      + isNew.filter { !used.contains($0) }.map { place in
        Change(
          frame: nil,
          counterpart: after.frames[place].index,
          before: .zero,
          after: after.frames[place].hitch,
          isTracked: newAnimation.contains(after.frames[place]),
          isMoved: false
        )
      }
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

  /// The frames of ``late`` whose delay moved to another frame.
  public var moved: [Change] { late.filter(\.isMoved) }

  /// The frames that are late in the second run only, while something is animated.
  public var newlyLate: [Change] { changes.filter { $0.frame == nil && $0.isTracked } }
}

private struct FrameTwins {
  private let frames: [FrameRecord]
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

  /// The place of the frame that the one at `place` is compared with.
  func twin(of place: Int) -> Int? {
    let begin = frames[place].begin.number
    if let together = places[begin], ranks[place] < together.count {
      return together[ranks[place]]
    }
    let earlier = begins.partitioningIndex { $0 > begin }
    return earlier > 0 ? latest[earlier - 1] : nil
  }
}

/// What made each frame of a run late, comparable with another run of the scenario.
private struct Culprits {
  private let trace: Trace
  private let causes: [[DelayCause]]

  init(of trace: Trace) {
    self.trace = trace
    causes = DelayExplainer(trace).causes
  }
}

extension Culprits {
  /// Returns whether the same occurrence of some work makes a frame of each run late.
  func areSame(at place: Int, _ others: Culprits, _ other: Int) -> Bool {
    guard let own = causes[place].worst, let their = others.causes[other].worst,
      own.behind == nil, their.behind == nil, own.stage == their.stage, own.title == their.title
    else { return false }
    guard let count = occurrence(of: own, at: place),
      let otherCount = others.occurrence(of: their, at: other)
    else { return span(place).overlaps(others.span(other)) }
    return count == otherCount
  }

  /// The number of work items of the same title until the commit of a frame, or nil for what every
  /// frame has.
  private func occurrence(of cause: DelayCause, at place: Int) -> Int? {
    let isTick = [WorkRecord.displayLink, WorkRecord.timer].contains(cause.name)
    guard let end = trace.frames[place].mainThread?.end, cause.stage == .mainThread,
      cause.kind == .stall || cause.kind == .callback && !isTick
    else { return nil }
    return trace.works.count { $0.title == cause.title && $0.start < end }
  }

  private func span(_ place: Int) -> ClosedRange<Instant> {
    let frame = trace.frames[place]
    return frame.begin.time...max(frame.begin.time, frame.actual.time)
  }
}
