public import JankMetrics
internal import JankTrace

/// A comparison of a run with an earlier one: what a user notices, and the frames that changed.
///
///     let before = Baseline.Run(oldResult)
///     let comparison = newResult.comparison(with: before)
///     if comparison.judgement == .worse { print(comparison.frames) }
public struct CaseComparison: Sendable {
  /// Whether a user notices an improvement or a regression.
  public let judgement: RunComparison.Judgement
  /// The values that differ, regressions with their frames, in file order.
  public let verdicts: [Verdict]
  /// For a regression, the frames that changed: those that became later, worst first.
  public let frames: [BlamedFrame]
}

extension RunResult {
  /// Compares the case with an earlier run of it.
  ///
  /// - Parameters:
  ///   - old: the recorded result of the earlier run.
  ///   - metrics: the metrics to compare.
  /// - Returns: The comparison, which depends only on the two runs.
  public func comparison(
    with old: Baseline.Run,
    by metrics: [Metric] = MetricRegistry.usual
  ) -> CaseComparison {
    let ids = Set(metrics.map(\.id))
    let needed = Set(metrics.compactMap { $0.resolution?.neededID })
    let measured = MetricRegistry.all.filter { ids.union(needed).contains($0.id) }
    let run = Baseline.Run(self, metrics: measured)
    let blame = Blame(trace: trace, run: run, old: old)
    let differences = ValueDifferences(
      from: old,
      to: run,
      refreshRate: trace.refreshRate,
      where: ids.contains,
      transitionChanges: { blame.transitionChanges },
      changedFrames: { blame.changedFrames }
    )
    let judgement: RunComparison.Judgement =
      differences.counts[.failed] != nil
      ? .worse : differences.counts[.improved] != nil ? .better : .changed
    return CaseComparison(
      judgement: judgement,
      verdicts: differences.verdicts,
      frames: differences.frames
    )
  }
}
