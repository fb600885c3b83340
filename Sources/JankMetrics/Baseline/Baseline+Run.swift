internal import JankTrace

extension Baseline.Run {
  /// What a case came out as, with every figure of the registry that it has.
  public init(_ result: CaseResult) {
    let tally = result.tally
    var figures = Figures()
    for metric in MetricRegistry.all where metric.isNumeric {
      guard let value = metric.value(tally).value else { continue }
      figures[metric.id] = Figure(value, metric.unit)?.steps
    }
    self.init(
      digest: result.trace.digest.description,
      frames: FramePrints(result.trace),
      figures: figures
    )
  }
}
