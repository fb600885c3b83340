public import JankMetrics
internal import JankTrace

extension Baseline.Run {
  /// What a case came out as.
  ///
  /// - Parameters:
  ///   - result: the case.
  ///   - metrics: the metrics whose figures are wanted; those of words have none.
  public init(_ result: RunResult, metrics: [Metric] = MetricRegistry.all) {
    let tally = result.tally(for: metrics)
    var figures = Figures()
    for metric in metrics where metric.isNumeric {
      figures[metric.id] = metric.figure(tally).value?.steps
    }
    self.init(
      digest: result.trace.digest.description,
      frames: FramePrints(result.trace),
      lateFrames: LateFrames(result.trace),
      figures: figures
    )
  }

  /// The frames that are not as in another run.
  ///
  /// Where frames got later these are the answer, that of the largest growth first. Otherwise it is
  /// all that differ in any way, in the order of the run, so that the first is where the two runs
  /// part.
  ///
  /// - Parameter old: the other run.
  /// - Returns: Places among the frames of this run; none if all frames are as they were.
  func changedFrames(since old: Baseline.Run) -> [Int] {
    let later = laterFrames(than: old)
    return later.isEmpty ? frames.changed(since: old.frames) : later
  }

  /// The frames that were shown later than in another run, that of the largest growth first.
  ///
  /// - Parameter old: the other run.
  /// - Returns: Places among the frames of this run.
  package func laterFrames(than old: Baseline.Run) -> [Int] {
    let shift = min(abs(frames.count - old.frames.count), Self.longestShift)
    return lateFrames.later(than: old.lateFrames, reach: shift + Self.usualShift)
  }

  /// As many frames may come as go, so that runs of one length are not in step either; a stall of
  /// a tenth of a second takes so many at 60 hertz.
  private static let usualShift = 6
  /// Runs that differ by more are no longer those of the same animation.
  private static let longestShift = 240
}
