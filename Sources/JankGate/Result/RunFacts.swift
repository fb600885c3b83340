internal import JankMetrics
public import JankTrace

/// The properties of a run, without its frames.
public struct RunFacts: Hashable, Sendable {
  /// The seed of the run.
  public let seed: UInt64
  /// The model version of the run.
  public let modelVersion: Int
  /// The refresh rate of the display in hertz.
  public let refreshRate: Int
  /// Whether the run settled, with nothing left to happen.
  public let cameToRest: Bool
  /// Why the run did not settle, with what was unfinished; nil if it settled.
  public let unsettled: String?
  /// When the run ended.
  public let end: Instant
  /// The broken rules of transitions, except those that the scenario expects.
  public let findings: [Finding]
  /// The requests of the scenario that did not happen.
  public let failures: [ScriptFailure]
  /// The warnings for the app or the script.
  public let warnings: [TraceEvent]
  /// The segues that were performed, in order.
  private let segues: [TraceEvent]
  /// Why no frame of the run is measured although many were shown, or nil if some are.
  public let uncountedMotion: String?

  package init(_ trace: Trace) {
    seed = trace.seed
    modelVersion = trace.modelVersion
    refreshRate = trace.refreshRate
    cameToRest = trace.cameToRest
    unsettled = trace.unsettled
    end = trace.end
    findings = trace.findings.filter { !$0.isExpected }
    failures = trace.failures
    warnings = trace.events.filter { $0.kind == .warning }
    segues = trace.events.filter { $0.kind == .callback && $0.name.hasPrefix(Self.performing) }
    uncountedMotion = trace.uncountedMotion
  }

  private static let performing = "perform "
}

extension RunFacts {
  /// Whether a segue of a page was performed; one that finds no destination is not.
  package func hasPerformed(_ segue: String, of page: String) -> Bool {
    segues.contains { $0.subject == page && $0.name == Self.performing + segue }
  }
}
