internal import JankMetrics
public import JankTrace

/// What a run was and how it went, without its frames.
public struct RunFacts: Hashable, Sendable {
  /// The seed of the run.
  public let seed: UInt64
  /// The model that made the run.
  public let modelVersion: Int
  /// The refresh rate of the display in hertz.
  public let refreshRate: Int
  /// Whether nothing was left to happen when the run ended.
  public let cameToRest: Bool
  /// When the run ended.
  public let end: Instant
  /// The rules of transitions that did not hold, without those that the scenario is there to show.
  public let findings: [Finding]
  /// What the scenario asked for and did not come about.
  public let failures: [ScriptFailure]
  /// What the app or the script was warned of.
  public let warnings: [TraceEvent]
  /// Why no frame of the run is measured although many were shown, or nil where some are.
  public let uncountedMotion: String?

  /// Takes them from a run.
  init(_ trace: Trace) {
    seed = trace.seed
    modelVersion = trace.modelVersion
    refreshRate = trace.refreshRate
    cameToRest = trace.cameToRest
    end = trace.end
    findings = trace.findings.filter { !$0.isExpected }
    failures = trace.failures
    warnings = trace.events.filter { $0.kind == .warning }
    uncountedMotion = trace.uncountedMotion
  }
}
