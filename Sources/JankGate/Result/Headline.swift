public import JankMetrics
public import JankTrace

/// The figures of a run that stand in its table, and its late frames.
///
///     Headline(trace)["apple.hitch-time"]  // 16.666667, in the unit of the metric
public struct Headline: Hashable, Sendable {
  /// The frames of transitions that were shown later than expected, in their order.
  public let hitches: [Hitch]
  /// How long anything was animated.
  public let animationTime: Interval
  /// Why the run may not be rated, or nil if it may: it broke off before its end.
  public let unfinished: String?
  /// The values of ``metrics``.
  private let values: [Quantity?]

  /// The metrics that stand in the table.
  public static let metrics: [Metric] =
    ([
      "frames.presented", "apple.hitch-time", "apple.hitch-time-ratio", "freeze.longest",
      "transition.settle.max",
    ] + percents.map(frameTimeID)).compactMap(MetricRegistry.metric)

  /// The percentiles of the frame times in the table.
  package static let percents = [50, 95, 99]

  private static func frameTimeID(percentile percent: Int) -> String {
    "frame-time.p\(percent).\(Percentile.nearestRank.rawValue)"
  }

  /// Takes the figures of a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - tally: what was counted over its frames.
  init(_ trace: Trace, _ tally: FrameTally) {
    let animation = TrackedAnimation(trace)
    hitches = trace.hitches.filter { animation.contains(trace.frames[$0.frame]) }
    animationTime = animation.length
    unfinished = tally.unfinished
    values = Self.metrics.map { $0.value(tally).value }
  }

  /// Computes the figures of a run.
  package init(_ trace: Trace) {
    self.init(trace, FrameTally(trace))
  }
}

extension Headline {
  /// The value of a metric in its unit, or nil where the run has none.
  ///
  /// The metric has to be one of ``metrics``.
  public subscript(id: String) -> Double? { quantity(id)?.number }

  private func quantity(_ id: String) -> Quantity? {
    guard let place = Self.metrics.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("\(id) is no metric of the table")
    }
    return values[place]
  }

  /// The value of a metric that is a length of time, or nil where the run has none.
  package func length(_ id: String) -> Interval? {
    quantity(id).flatMap { Figure($0, .milliseconds) }.map { Interval(nanoseconds: $0.steps) }
  }

  /// A percentile of the frame times, by nearest rank, or nil where there are none.
  package func frameTime(percentile percent: Int) -> Interval? {
    length(Self.frameTimeID(percentile: percent))
  }

  /// How many frames were shown while something was animated.
  package var frameCount: Int { Int(self["frames.presented"] ?? 0) }

  /// The sum of the hitches' durations.
  package var hitchTime: Interval { length("apple.hitch-time") ?? .zero }

  /// What Apple's scale for all animations says of the hitch time ratio; nil where there is none,
  /// and for a run that broke off, since what it left out might be the worst.
  package var hitchRating: HitchScale.Rating? {
    unfinished == nil ? self["apple.hitch-time-ratio"].map(HitchScale.animation.rating) : nil
  }
}
