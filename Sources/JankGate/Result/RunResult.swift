public import JankMetrics
public import JankTrace

/// The result of one run, with the names of its case.
///
/// The frames are tallied for the table when the result is created, for all other metrics when
/// they are requested.
public struct RunResult: Sendable {
  /// The name of the scenario.
  public let scenario: String
  /// The name of the strategy.
  public let strategy: String
  /// The name of the device profile.
  public let device: String
  /// The trace of the run.
  public let trace: Trace
  /// The values of the table.
  public let headline: Headline

  private let counted: FrameTally
  private let course: (@Sendable () -> Measured<MotionCourse>)?

  /// Creates the result of a run.
  ///
  /// - Parameters:
  ///   - scenario: the name of the scenario.
  ///   - strategy: the name of the strategy.
  ///   - device: the name of the device profile.
  ///   - trace: the trace of the run.
  ///   - course: returns the intended motion, or the reason why it is missing; called whenever a
  ///     metric needs it. By default these metrics have no values.
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
    counted = FrameTally(FrameSeries(trace), metricCount: Headline.metrics.count)
    headline = Headline(trace, counted)
  }

  /// The name of the case.
  package var caseName: CaseName {
    CaseName(scenario: scenario, device: device, strategy: strategy)
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

  private init(_ result: RunResult, film: LayerFilm) {
    scenario = result.scenario
    strategy = result.strategy
    device = result.device
    var trace = result.trace
    trace.film = film
    self.trace = trace
    course = result.course
    counted = result.counted
    headline = result.headline
  }

  /// The tally of no frames, shared by all results without frames.
  private static let nothing = FrameTally(Trace(modelVersion: 1, seed: 1, refreshRate: 60))
}

extension RunResult {
  /// Returns the tally for some metrics of the registry.
  ///
  /// - Complexity: linear in the number of frames for metrics that are not in the table.
  public func tally(for metrics: [Metric]) -> FrameTally {
    let tally = counted.counted(forMetrics: metrics.count)
    guard let course, metrics.contains(where: \.needsCourse) else { return tally }
    return tally.measuring(trace, beside: course())
  }

  /// Where the effects mean the pages to be, refresh by refresh; empty if unknown.
  package var intendedMotions: [IntendedMotion] {
    course?().value?.intendedMotions(in: trace) ?? []
  }

  /// Why the run is invalid if some metrics are requested, or nil if it is valid.
  ///
  /// A time limit must not decide which values a run has: it has all of them or none.
  package func failure(of metrics: [Metric]) -> String? {
    if let failure = trace.failure { return failure }
    guard let course, metrics.contains(where: \.needsCourse) else { return nil }
    let reason = course().reason
    return reason == MotionCourse.noTimeLeft ? reason : nil
  }

  /// The result as if its film had been recorded with a limit.
  ///
  /// - Parameter lookLimit: the largest number of recorded appearances.
  /// - Returns: The result, without the frames of a film that is longer.
  package func limitingFilm(to lookLimit: Int) -> RunResult {
    guard var film = trace.film, !film.isTruncated,
      film.frames.reduce(0, { $0 + $1.looks.count }) > lookLimit
    else { return self }
    film.frames = []
    film.isTruncated = true
    return RunResult(self, film: film)
  }

  /// The result without frames and samples: digest, transitions, findings and warnings of the trace
  /// remain.
  ///
  /// Metrics cannot be computed from it; the values of the table stay.
  package var withoutFrames: RunResult {
    var short = Trace(
      modelVersion: trace.modelVersion,
      seed: trace.seed,
      refreshRate: trace.refreshRate
    )
    short.transitions = trace.transitions
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
  /// Whether the names and the traces are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.scenario == right.scenario && left.strategy == right.strategy
      && left.device == right.device && left.trace == right.trace
  }

  /// Hashes the names and the trace.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scenario)
    hasher.combine(strategy)
    hasher.combine(device)
    hasher.combine(trace)
  }
}
