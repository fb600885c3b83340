internal import JankTrace

/// Finds the frames of a run that a broken rule is about.
///
/// What several rules ask for is found once.
final class Blame {
  private let trace: Trace
  /// The frames that are not what they were in the baseline; nil without one.
  private let changed: [Int]?

  private lazy var causes = DelayExplainer(trace).causes
  /// The frames that changed since the baseline, the latest of them first, and only those that were
  /// late if any was; if none changed, the late; if none was, the one that took the most work.
  private(set) lazy var changedFrames = findChanged()

  /// How many frames are named.
  private static let limit = 5

  init(trace: Trace, old: FramePrints?) {
    self.trace = trace
    changed = old.map { FramePrints(trace).changed(since: $0) }
  }
}

extension Blame {
  private func findChanged() -> [BlamedFrame] {
    func isLate(_ place: Int) -> Bool { trace.frames[place].hitch > .zero }
    if let changed, !changed.isEmpty {
      let late = changed.filter(isLate)
      return named(late.isEmpty ? changed : late)
    }
    let late = trace.frames.indices.filter(isLate)
    guard late.isEmpty else { return named(late) }
    let costliest = trace.frames.indices.max { cost(ofFrame: $0) < cost(ofFrame: $1) }
    return costliest.map { blamed([$0]) } ?? []
  }

  /// How long a frame held the main thread and was rendered.
  private func cost(ofFrame place: Int) -> Interval {
    let frame = trace.frames[place]
    let work = frame.mainThread.map { $0.end - $0.start } ?? .zero
    return work + (frame.execute.end - frame.prepare.start)
  }

  /// The frames that broke a limit.
  ///
  /// Where samples of frames were looked at these are the ones beyond the limit, and if none is by
  /// itself, those with most of the sum. For a figure of the whole run they are ``changedFrames``.
  func frames(beyond bounds: Threshold.Bounds, _ samples: [FrameGauge.Sample]?) -> [BlamedFrame] {
    guard let samples else { return changedFrames }
    let worst = samples.enumerated().sorted { left, right in
      let (first, second) = (left.element.nanoseconds, right.element.nanoseconds)
      guard first != second else { return left.offset < right.offset }
      return bounds.wantsMore ? first < second : first > second
    }.map(\.element)
    let beyond = worst.filter {
      !bounds.hold(for: Figure(steps: $0.nanoseconds, .milliseconds))
    }
    let chosen = bounds.limit.unit == .milliseconds && !beyond.isEmpty ? beyond : worst
    return blamed(chosen.prefix(Self.limit).map(\.frame))
  }

  private func named(_ places: [Int]) -> [BlamedFrame] {
    let order = places.sorted { left, right in
      let (first, second) = (trace.frames[left].hitch, trace.frames[right].hitch)
      return first == second ? left < right : first > second
    }
    return blamed(order.prefix(Self.limit))
  }

  private func blamed(_ places: some Sequence<Int>) -> [BlamedFrame] {
    places.map { BlamedFrame($0, causes: causes[$0], of: trace) }
  }
}

extension Threshold.Bounds {
  /// Whether small figures are the ones that break the rule.
  fileprivate var wantsMore: Bool { comparison == .more || comparison == .atLeast }
}
