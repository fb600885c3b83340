public import JankTrace

/// The outcome of one run, with the names by which people tell it from others.
public struct CaseResult: Hashable, Sendable {
  /// The name of the scenario.
  public let scenario: String
  /// The name of the strategy.
  public let strategy: String
  /// The name of the device profile.
  public let device: String
  /// What happened.
  public let trace: Trace
  /// The figures.
  public let summary: Summary

  /// Creates the outcome of a run and computes its figures.
  public init(scenario: String, strategy: String, device: String, trace: Trace) {
    self.scenario = scenario
    self.strategy = strategy
    self.device = device
    self.trace = trace
    summary = Summary(trace)
  }

  private init(_ result: CaseResult, keeping trace: Trace) {
    scenario = result.scenario
    strategy = result.strategy
    device = result.device
    self.trace = trace
    summary = result.summary
  }
}

extension CaseResult {
  /// Everything the metrics of the registry are computed from.
  public var tally: FrameTally { FrameTally(FrameSeries(trace)) }

  /// The outcome without what grows with the length of the run: of the trace its digest, what is
  /// wrong with it and what it was warned of.
  ///
  /// No metric can be computed from it; the figures of the summary stay.
  var withoutFrames: CaseResult {
    var short = Trace(
      modelVersion: trace.modelVersion,
      seed: trace.seed,
      refreshRate: trace.refreshRate
    )
    short.events = trace.events.filter { $0.kind == .warning }
    short.findings = trace.findings
    short.failures = trace.failures
    short.end = trace.end
    short.cameToRest = trace.cameToRest
    short.digest = trace.digest
    return CaseResult(self, keeping: short)
  }
}
