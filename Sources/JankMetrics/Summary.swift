public import JankTrace

/// The figures of one run that stand in its table.
///
/// All are computed from the trace alone. Lengths of time are whole nanoseconds. The registry has
/// many more: see ``MetricRegistry``.
public struct Summary: Hashable, Sendable {
  /// The frames that were shown while something was animated.
  ///
  /// The metric `frames.presented` counts the same; ``Trace/frames`` has every picture.
  public let frameCount: Int
  /// The hitches: frames shown later than expected while something was animated.
  public let hitches: [Hitch]
  /// The sum of the hitches' durations.
  public let hitchTime: Interval
  /// How long anything was animated: see ``hitchTimeRatio``.
  public let animationTime: Interval
  /// Why the run may not be rated, or nil if it may: it broke off before its end.
  public let unfinished: String?
  /// The longest time that one picture stood though a later one was due; 0 where that never was.
  public let longestFreeze: Interval
  /// The longest time from the request of a transition to the last change it made on screen, or
  /// nil where there was no transition.
  public let settleTime: Interval?
  /// The times between two pictures shown while something was animated.
  ///
  /// The wait for a picture that came when it was due is left out where nothing was due before: a
  /// finger that rests wants no frames.
  package let frameTimes: Histogram

  /// Computes the figures of a run.
  public init(_ trace: Trace) {
    let animation = TrackedAnimation(trace)
    let series = FrameSeries(trace)
    frameCount = trace.frames.count { animation.contains($0) }
    hitches = trace.hitches.filter { animation.contains(trace.frames[$0.frame]) }
    hitchTime = hitches.reduce(.zero) { $0 + $1.duration }
    animationTime = animation.length
    unfinished = series.unfinished
    let cadence = series.column(.shown).and(series.frameTimes).value.map {
      CadenceTally(series, shown: $0, frameTimes: $1)
    }
    longestFreeze = Interval(nanoseconds: cadence?.longestFreeze ?? 0)
    frameTimes = cadence?.frameTimes ?? Histogram()
    settleTime = TransitionAnswer.all(in: trace).map(\.settling).max()
  }
}

extension Summary {
  /// The hitch time in milliseconds per second of animation, or nil where nothing was animated.
  public var hitchTimeRatio: Double? {
    // One division of whole numbers, so that a ratio that lies on a limit comes out as the limit.
    guard animationTime > .zero else { return nil }
    return Double(hitchTime.nanoseconds) * 1e3 / Double(animationTime.nanoseconds)
  }

  /// What Apple's scale for all animations says of the ratio; nil where there is none, and for a
  /// run that broke off, since what it left out might be the worst.
  public var hitchRating: HitchScale.Rating? {
    unfinished == nil ? hitchTimeRatio.map(HitchScale.animation.rating) : nil
  }

  /// A percentile of the frame times, by nearest rank, or nil where there are none.
  public func frameTime(percentile percent: Int) -> Interval? {
    Percentile.nearestRank.value(perMille: 10 * percent, of: frameTimes)
      .map { Interval(nanoseconds: Int64($0)) }
  }
}
