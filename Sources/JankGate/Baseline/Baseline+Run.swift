public import JankMetrics
internal import JankTrace

extension Baseline.Run {
  /// Extracts the baseline data of a case.
  ///
  /// - Parameters:
  ///   - result: the case.
  ///   - metrics: the metrics to record; metrics of words have no values.
  public init(_ result: RunResult, metrics: [Metric] = MetricRegistry.all) {
    let tally = result.tally(for: metrics)
    var metricValues = MetricValues()
    for metric in metrics where metric.isNumeric {
      metricValues[metric.id] = metric.metricValue(tally).value?.steps
    }
    self.init(
      digest: result.trace.digest.description,
      frames: FramePrints(result.trace),
      lateFrames: LateFrames(result.trace),
      touches: TouchPaths(result.trace),
      transitions: TransitionOutcomes(result.trace),
      metricValues: metricValues
    )
  }

  /// The frames that differ from those of another run.
  ///
  /// If frames became later, only these, largest growth first. Otherwise all frames that differ in
  /// any respect, in order, so the first is where the two runs diverge. The result holds frame
  /// indices of this run.
  func changedFrames(since old: Baseline.Run) -> [Int] {
    let later = laterFrames(than: old)
    return later.isEmpty ? frames.changed(since: old.frames) : later
  }

  /// The indices of the frames shown later than in another run, largest growth first.
  package func laterFrames(than old: Baseline.Run) -> [Int] {
    let shift = min(abs(frames.count - old.frames.count), Self.longestShift)
    return lateFrames.later(than: old.lateFrames, reach: shift + Self.usualShift)
  }

  /// The minimum index distance searched, because runs of equal length can also gain and lose
  /// frames; a stall of a tenth of a second takes as many at 60 Hz.
  private static let usualShift = 6
  /// The maximum difference in length at which runs still show the same animation.
  private static let longestShift = 240
}
