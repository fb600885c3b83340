public import JankTrace

/// A stall of the main thread during an animation that made no frame late.
///
/// Callbacks of the app still wait for the end of the stall.
public struct SilentStall: Hashable, Sendable {
  /// The name of the stall in the scenario.
  public let name: String
  /// The process whose main thread it blocked; nil if the run has only one app.
  public let process: String?
  /// How long it blocked the main thread.
  public let duration: Interval
  /// How long the callback that waited longest waited for the main thread; zero for none.
  public let longestWait: Interval
  /// Why no frame was late.
  public let reason: Reason

  /// Why a stall made no frame late.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The render server played committed animations, which do not need the main thread.
    case renderServer
    /// The frame that waited for the end of the stall still met its deadline.
    case shortness
    /// No frame waited for the main thread.
    case noFrame
  }
}

extension Trace {
  /// The stalls during animations that made no frame late, in order.
  package func silentStalls(besides hitches: [Hitch]) -> [SilentStall] {
    let stalls = works.filter { $0.kind == .stall }
    guard !stalls.isEmpty else { return [] }
    let causes = hitches.flatMap(\.causes).filter { $0.kind == .stall }
    let blamed = Set(causes.map(\.name))
    let stretches = TrackedAnimation.stretches(of: self)
    let silent = stalls.filter { stall in
      !blamed.contains(stall.name)
        && stretches.contains { $0.lowerBound <= stall.start && stall.end <= $0.upperBound }
    }
    return silent.compactMap { stall in
      reason(ofSilent: stall).map { reason in
        SilentStall(
          name: stall.name,
          process: processName(stall.process),
          duration: stall.end - stall.start,
          longestWait: longestWait(for: stall),
          reason: reason
        )
      }
    }
  }

  /// Why a stall that is no cause of a hitch made no frame late; nil if a frame that waited for it
  /// is late.
  private func reason(ofSilent stall: WorkRecord) -> SilentStall.Reason? {
    let isPlayed = frames.contains { frame in
      frame.origin == .animation && frame.actual.time > stall.start
        && frame.actual.time <= stall.end
    }
    guard !isPlayed else { return .renderServer }
    let waiting = frames.filter { frame in
      frame.begin.time < stall.end && frame.mainThread.map { $0.end >= stall.end } ?? false
    }
    let next = waiting.min { $0.begin.time < $1.begin.time }
    guard let next else {
      let isAround = frames.contains { frame in
        frame.origin == .animation && frame.actual.time > stall.start
          && frame.begin.time < stall.end
      }
      return isAround ? .renderServer : .noFrame
    }
    return next.hitch == .zero ? .shortness : nil
  }

  private func longestWait(for stall: WorkRecord) -> Interval {
    works.reduce(.zero) { longest, work in
      let isWaiting =
        work.kind != .stall && work.process == stall.process
        && work.requested >= stall.start && work.requested < stall.end
        && work.start >= stall.end
      return isWaiting ? max(longest, work.start - work.requested) : longest
    }
  }
}
