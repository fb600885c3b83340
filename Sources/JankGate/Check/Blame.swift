internal import JankMetrics
internal import JankTrace

/// Finds the frames and transitions of a run that break a rule.
///
/// Results that several rules need are computed once.
final class Blame {
  private let trace: Trace
  private let run: Baseline.Run
  private let old: Baseline.Run?

  private lazy var causes = DelayExplainer(trace).causes
  /// The frames that differ from the baseline, those that became later first; empty without a
  /// baseline or without changes.
  private(set) lazy var changedFrames = blamed(
    (old.map(run.changedFrames) ?? []).prefix(Self.limit)
  )
  /// The transitions that differ from the baseline; empty without a baseline, or if it does not
  /// list them.
  private(set) lazy var transitionChanges =
    run.transitions?.changes(since: old?.transitions) ?? []
  /// The frames that determine a value of the whole run.
  private lazy var suspects = changedFrames.isEmpty ? findSuspects() : changedFrames

  private static let limit = 5

  init(trace: Trace, run: Baseline.Run, old: Baseline.Run?) {
    self.trace = trace
    self.run = run
    self.old = old
  }
}

extension Blame {
  /// The latest frames, or the one with most work if none was late.
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

  /// The time that a frame blocked the main thread and was rendered.
  private func cost(ofFrame place: Int) -> Interval {
    let frame = trace.frames[place]
    let work = frame.mainThread.map { $0.end - $0.start } ?? .zero
    return work + (frame.execute.end - frame.prepare.start)
  }

  /// The frames that broke a limit.
  ///
  /// For samples of frames, these are the frames beyond the limit, or if none is by itself, those
  /// with the largest share of the sum. For a value of the whole run, these are ``changedFrames``.
  /// For the time until a transition begins, it is its first frame if that is late.
  /// If there are none and the limit is not the baseline's, the frames that contributed most. A
  /// value that does not come from frames has none.
  func frames(
    of gauge: Gauge,
    beyond bounds: Threshold.Bounds,
    isAgainstBaseline: Bool,
    _ samples: [FrameGauge.Sample]?
  ) -> [BlamedFrame] {
    guard let samples else {
      guard !isAgainstBaseline else { return changedFrames }
      if case .metricValue(let metric) = gauge, metric.id == LongestTransition.response {
        return lateFirstFrame
      }
      return gauge.isMadeOfFrames ? suspects : []
    }
    let worst = samples.enumerated().sorted { left, right in
      let (first, second) = (left.element.nanoseconds, right.element.nanoseconds)
      guard first != second else { return left.offset < right.offset }
      return bounds.wantsMore ? first < second : first > second
    }.map(\.element)
    let beyond = worst.filter {
      !bounds.hold(for: MetricValue(steps: $0.nanoseconds, .milliseconds))
    }
    let chosen = bounds.limit.unit == .milliseconds && !beyond.isEmpty ? beyond : worst
    return blamed(chosen.prefix(Self.limit).map(\.frame))
  }

  /// The first frame of the transition that begins last after its request, unless it is in time.
  private var lateFirstFrame: [BlamedFrame] {
    let slowest = LongestTransition.find(by: LongestTransition.response, in: trace)
    let first = slowest.flatMap { transition in
      trace.frames.firstIndex {
        $0.changedLayers > 0 && $0.contentTime > transition.requested
      }
    }
    return blamed([first].compactMap(\.self)).filter {
      $0.lateness > .zero || !$0.causes.isEmpty
    }
  }

  private func blamed(_ places: some Sequence<Int>) -> [BlamedFrame] {
    places.map { BlamedFrame($0, causes: causes[$0], of: trace) }
  }
}

// MARK: Transitions

extension Blame {
  /// The transition that a value comes from: one that ends in another way, or takes longest.
  ///
  /// - Parameters:
  ///   - metric: The metric of the value.
  ///   - bounds: The values that a rule allows, or nil if the baseline decides.
  /// - Returns: The transition, or nil if none is known, or if the run lacks it.
  func transition(
    by metric: String,
    beyond bounds: Threshold.Bounds? = nil
  ) -> TransitionRecord? {
    guard OtherOutcome.isCounted(by: metric) else {
      return LongestTransition.find(by: metric, in: trace)
    }
    if let bounds { return OtherOutcome.find(by: metric, in: trace, beyond: bounds) }
    guard let old, old.transitions == nil else {
      return transitionChanges.first?.index.map { trace.transitions[$0] }
    }
    return OtherOutcome.find(by: metric, in: trace, since: old.metricValues)
  }
}

extension Gauge {
  /// Whether its value depends on the delay or the duration of some frames.
  fileprivate var isMadeOfFrames: Bool {
    guard case .metricValue(let metric) = self else { return true }
    return !Self.otherMatters.contains { metric.id.hasPrefix($0) }
  }

  /// Prefixes of the metrics that depend on something else: touches, motion of views, lengths of
  /// transitions, numbers of frames and refreshes, and display rates.
  private static let otherMatters = [
    "android.swappy.idle", "android.swappy.offset", "flutter.illegal-refresh-rate",
    "flutter.refresh-rate.", "frames.", "gesture.", "input.", "memory.",
    "motion.", "presentmon.input-latency.", "process.", "refreshes.slots", "snapshot.",
    "transition.", "widget.",
  ]
}

extension Threshold.Bounds {
  /// Whether small values break the rule.
  fileprivate var wantsMore: Bool { comparison == .more || comparison == .atLeast }
}
