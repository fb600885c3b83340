public import JankTrace

/// A stall of the main thread during an animation that made no frame late.
///
/// The render server plays committed animations without the main thread. Callbacks of the app still
/// wait for the end of the stall.
public struct SilentStall: Hashable, Sendable {
  /// The name of the stall in the scenario.
  public let name: String
  /// The process whose main thread it blocked; nil if the run has only one app.
  public let process: String?
  /// How long it blocked the main thread.
  public let duration: Interval
  /// How long the callback that waited longest waited for the main thread; zero for none.
  public let longestWait: Interval
}

extension Trace {
  /// The stalls during animations whose frames the render server showed in time, in order.
  package func silentStalls(besides hitches: [Hitch]) -> [SilentStall] {
    let stalls = works.filter { $0.kind == .stall }
    guard !stalls.isEmpty else { return [] }
    let causes = hitches.flatMap(\.causes).filter { $0.kind == .stall }
    let blamed = Set(causes.map(\.name))
    let stretches = TrackedAnimation.stretches(of: self)
    return stalls.filter { stall in
      !blamed.contains(stall.name)
        && stretches.contains { $0.lowerBound <= stall.start && stall.end <= $0.upperBound }
        && frames.contains { frame in
          frame.origin == .animation && frame.actual.time > stall.start
            && frame.actual.time <= stall.end
        }
    }.map { stall in
      SilentStall(
        name: stall.name,
        process: processName(stall.process),
        duration: stall.end - stall.start,
        longestWait: longestWait(for: stall)
      )
    }
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
