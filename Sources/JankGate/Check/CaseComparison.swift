public import JankMetrics
internal import JankTrace

/// A run beside what it came out as before: what a user notices, and the frames it shows in.
///
///     let before = Baseline.Run(oldResult)
///     let comparison = newResult.comparison(with: before)
///     if comparison.judgement == .worse { print(comparison.frames) }
public struct CaseComparison: Sendable {
  /// Whether a user notices that the run got better or worse.
  public let judgement: RunComparison.Judgement
  /// The figures that differ, those that are worse with their frames, in the order of a file.
  public let verdicts: [Verdict]
  /// Where a figure is worse, the frames that changed: those that became later, worst first.
  public let frames: [BlamedFrame]
}

extension RunResult {
  /// Compares the case with an earlier run of it.
  ///
  /// - Parameters:
  ///   - old: what the earlier run came out as.
  ///   - metrics: the metrics to compare by.
  /// - Returns: The comparison; it depends on nothing but the two runs.
  public func comparison(
    with old: Baseline.Run,
    by metrics: [Metric] = MetricRegistry.usual
  ) -> CaseComparison {
    let ids = Set(metrics.map(\.id))
    let needed = Set(metrics.compactMap { $0.resolution?.neededID })
    let measured = MetricRegistry.all.filter { ids.union(needed).contains($0.id) }
    let run = Baseline.Run(self, metrics: measured)
    let blame = Blame(trace: trace, run: run, old: old)
    let differences = FigureDifferences(
      from: old,
      to: run,
      refreshRate: trace.refreshRate,
      where: ids.contains,
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
