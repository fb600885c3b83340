public import JankMetrics
public import JankTrace

/// What came of one run, with the names by which people tell it from others.
///
/// What is counted over its frames is counted once, when the result is made.
public struct RunResult: Sendable {
  /// The name of the scenario.
  public let scenario: String
  /// The name of the strategy.
  public let strategy: String
  /// The name of the device profile.
  public let device: String
  /// What happened.
  public let trace: Trace
  /// The figures of the table.
  public let headline: Headline

  private let counted: FrameTally
  private let course: (@Sendable () -> Measured<MotionCourse>)?

  /// Creates the result of a run.
  ///
  /// - Parameters:
  ///   - scenario: the name of the scenario.
  ///   - strategy: the name of the strategy.
  ///   - device: the name of the device profile.
  ///   - trace: what happened.
  ///   - course: finds the way that pages are meant to go, or why there is none; called each time
  ///     that a metric asks for it. Left out, those metrics have no values.
  /// - Complexity: linear in the number of frames.
  public init(
    scenario: String,
    strategy: String,
    device: String,
    trace: Trace,
    course: (@Sendable () -> Measured<MotionCourse>)? = nil
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.device = device
    self.trace = trace
    self.course = course
    counted = FrameTally(trace)
    headline = Headline(trace, counted)
  }

  private init(_ result: RunResult, keeping trace: Trace) {
    scenario = result.scenario
    strategy = result.strategy
    device = result.device
    self.trace = trace
    course = nil
    counted = Self.nothing
    headline = result.headline
  }

  /// What is counted over no frames, shared by all results without frames.
  private static let nothing = FrameTally(Trace(modelVersion: 1, seed: 1, refreshRate: 60))
}

extension RunResult {
  /// Everything that some metrics of the registry are computed from.
  public func tally(for metrics: [Metric]) -> FrameTally {
    guard let course, metrics.contains(where: \.needsCourse) else { return counted }
    return counted.measuring(trace, beside: course())
  }

  /// Why the run is worth nothing to somebody who asks for some metrics, or nil if it is in order.
  ///
  /// A limit of time must not decide which figures a run has: it has all of them or none.
  package func failure(of metrics: [Metric]) -> String? {
    if let failure = trace.failure { return failure }
    guard let course, metrics.contains(where: \.needsCourse) else { return nil }
    let reason = course().reason
    return reason == MotionCourse.noTimeLeft ? reason : nil
  }

  /// The outcome without what grows with the length of the run: of the trace its digest, what is
  /// wrong with it and what it was warned of.
  ///
  /// No metric can be computed from it; the figures of the table stay.
  package var withoutFrames: RunResult {
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
    return RunResult(self, keeping: short)
  }
}

extension RunResult: Hashable {
  /// Whether the names and what happened are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.scenario == right.scenario && left.strategy == right.strategy
      && left.device == right.device && left.trace == right.trace
  }

  /// Combines what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scenario)
    hasher.combine(strategy)
    hasher.combine(device)
    hasher.combine(trace)
  }
}
