internal import JankMetrics
internal import JankTrace

/// Finds the frames of a run that a broken rule is about.
///
/// What several rules ask for is found once.
final class Blame {
  private let trace: Trace
  private let run: Baseline.Run
  private let old: Baseline.Run?

  private lazy var causes = DelayExplainer(trace).causes
  /// The frames that are not as in the baseline, those that got later first; none without a
  /// baseline, and none if all frames are as they were.
  private(set) lazy var changedFrames = blamed(
    (old.map(run.changedFrames) ?? []).prefix(Self.limit)
  )
  /// The frames that make a figure of the whole run what it is.
  private lazy var suspects = changedFrames.isEmpty ? findSuspects() : changedFrames

  /// How many frames are named.
  private static let limit = 5

  /// Looks at a run.
  ///
  /// - Parameters:
  ///   - trace: what happened.
  ///   - run: what it came out as.
  ///   - old: what it came out as in the baseline, or nil without one.
  init(trace: Trace, run: Baseline.Run, old: Baseline.Run?) {
    self.trace = trace
    self.run = run
    self.old = old
  }
}

extension Blame {
  /// The latest frames; if none was late, the one that took the most work.
  private func findSuspects() -> [BlamedFrame] {
    let late = trace.frames.indices.filter { trace.frames[$0].hitch > .zero }
    guard late.isEmpty else {
      let order = late.sorted { left, right in
        let (first, second) = (trace.frames[left].hitch, trace.frames[right].hitch)
        return first == second ? left < right : first > second
      }
      return blamed(order.prefix(Self.limit))
    }
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
  /// itself, those with most of the sum. For a figure of the whole run they are ``changedFrames``;
  /// if there are none and the limit is not that of the baseline, those that made it most. A figure
  /// that is not made of frames has none.
  func frames(
    of gauge: Gauge,
    beyond bounds: Threshold.Bounds,
    isAgainstBaseline: Bool,
    _ samples: [FrameGauge.Sample]?
  ) -> [BlamedFrame] {
    guard let samples else {
      guard !isAgainstBaseline else { return changedFrames }
      return gauge.isMadeOfFrames ? suspects : []
    }
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

  private func blamed(_ places: some Sequence<Int>) -> [BlamedFrame] {
    places.map { BlamedFrame($0, causes: causes[$0], of: trace) }
  }
}

extension Gauge {
  /// Whether some frames make its figure what it is, by how late they are or how long they take.
  fileprivate var isMadeOfFrames: Bool {
    guard case .figure(let metric) = self else { return true }
    return !Self.otherMatters.contains { metric.id.hasPrefix($0) }
  }

  /// Begins of the names of metrics that are about something else: fingers, ways of pages, lengths
  /// of transitions, numbers of frames and refreshes, and the rates of displays.
  private static let otherMatters = [
    "android.swappy.idle", "android.swappy.offset", "flutter.illegal-refresh-rate",
    "flutter.refresh-rate.", "frames.", "gesture.", "input.", "motion.",
    "presentmon.input-latency.",
    "refreshes.slots", "transition.",
  ]
}

extension Threshold.Bounds {
  /// Whether small figures are the ones that break the rule.
  fileprivate var wantsMore: Bool { comparison == .more || comparison == .atLeast }
}
