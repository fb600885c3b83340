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
}

extension CaseResult {
  /// Everything the metrics of the registry are computed from.
  public var tally: FrameTally { FrameTally(FrameSeries(trace)) }
}
