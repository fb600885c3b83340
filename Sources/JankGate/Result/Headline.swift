public import JankMetrics
public import JankTrace

/// The values of a run in the result table, and its late frames.
///
///     Headline(trace)["apple.hitch-time"]  // 16.666667, in the unit of the metric
public struct Headline: Hashable, Sendable {
  /// The frames of transitions that were shown later than expected, in order.
  public let hitches: [Hitch]
  /// The stalls during animations that made no frame late.
  package let silentStalls: [SilentStall]
  /// The late frames outside of transitions, or nil if there are none.
  package let uncounted: UncountedFrames?
  /// The time in which something was animated.
  public let animationTime: Interval
  /// Why the run cannot be rated, or nil if it can: it ended early.
  public let unfinished: String?
  /// Whether the run is invalid, so that no value of it can be rated.
  public let isInvalid: Bool
  private let values: [Quantity?]

  /// The metrics in the table.
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

  init(_ trace: Trace, _ tally: FrameTally) {
    let animation = TrackedAnimation(trace)
    hitches = trace.hitches.filter { animation.contains(trace.frames[$0.frame]) }
    silentStalls = trace.silentStalls(besides: hitches)
    uncounted = trace.uncountedFrames(besides: animation)
    animationTime = animation.length
    unfinished = tally.unfinished
    isInvalid = trace.failure != nil
    values = Self.metrics.map { $0.value(tally).value }
  }

  package init(_ trace: Trace) {
    self.init(trace, FrameTally(FrameSeries(trace), metricCount: Self.metrics.count))
  }
}

extension Headline {
  /// The value of a metric in its unit, or nil if the run has none; requires one of ``metrics``.
  public subscript(id: String) -> Double? { quantity(id)?.number }

  private func quantity(_ id: String) -> Quantity? {
    guard let place = Self.metrics.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("\(id) is not a metric of the table")
    }
    return values[place]
  }

  /// The value of a time metric, or nil if the run has none.
  package func length(_ id: String) -> Interval? {
    quantity(id).flatMap { MetricValue($0, .milliseconds) }.map { Interval(nanoseconds: $0.steps) }
  }

  /// A percentile of the frame times by nearest rank, or nil without frame times.
  package func frameTime(percentile percent: Int) -> Interval? {
    length(Self.frameTimeID(percentile: percent))
  }

  package var frameCount: Int { Int(self["frames.presented"] ?? 0) }

  package var hitchTime: Interval { length("apple.hitch-time") ?? .zero }

  /// The rating of the hitch time ratio on Apple's scale for all animations; nil without a ratio,
  /// for an invalid run, and for an unfinished run, whose missing part may be the worst.
  package var hitchRating: HitchScale.Rating? {
    unfinished == nil && !isInvalid
      ? self["apple.hitch-time-ratio"].map(HitchScale.animation.rating) : nil
  }

  /// The rating as a word, or why there is none.
  package var ratingWord: String {
    if let hitchRating { return hitchRating.rawValue }
    return isInvalid ? "invalid" : unfinished == nil ? "-" : "unfinished"
  }
}
