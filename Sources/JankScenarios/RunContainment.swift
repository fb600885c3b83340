package import JankEngine
internal import JankTrace

/// The identity of a run within a process: a scenario and how it is played.
package struct RunKey: Hashable, Sendable {
  /// The name of the scenario.
  package let scenario: String
  /// A fingerprint that distinguishes the run from all others, never 0.
  package let fingerprint: UInt64

  /// Creates the key of a run from the arguments of `Scenario.run`.
  package init(
    _ scenario: Scenario,
    strategy: String,
    device: DeviceProfile,
    seed: UInt64,
    freeWork: Set<String> = [],
    stress: TransitionStall? = nil
  ) {
    self.scenario = scenario.name
    var hasher = DigestHasher()
    for text in [scenario.name, scenario.outcome?.rawValue ?? "", device.name, strategy] {
      hasher.combine(text)
    }
    hasher.combine(Int64(device.refreshRate))
    hasher.combine(seed)
    for name in freeWork.sorted() { hasher.combine(name) }
    if let stress {
      hasher.combine(stress.length.nanoseconds)
      hasher.combine(stress.delay.nanoseconds)
    }
    fingerprint = hasher.finish().high | 1
  }
}

/// Keeps a run that breaks an invariant from ending all other runs.
///
/// A broken invariant traps, and a trap ends the process. A process with many runs can restart and
/// skip the runs that trapped. The containment knows those runs and records which run is under way.
/// Without containment a trap is a trap.
package struct RunContainment: Sendable {
  /// Whether a run is known to trap.
  package let isBroken: @Sendable (RunKey) -> Bool
  /// Records the run that the calling thread now plays or judges, and returns the previous one.
  package let note: @Sendable (UInt64) -> UInt64

  /// Creates a containment from its closures.
  package init(
    isBroken: @escaping @Sendable (RunKey) -> Bool,
    note: @escaping @Sendable (UInt64) -> UInt64
  ) {
    self.isBroken = isBroken
    self.note = note
  }

  /// The containment of the process, if it has one.
  @TaskLocal package static var current: RunContainment?
}

extension RunContainment {
  /// Performs work for a run, to which a trap is then attributed.
  ///
  /// `key` is called only with a containment; `work` stays on the calling thread.
  package static func contain<Result>(_ key: () -> RunKey, _ work: () -> Result) -> Result {
    guard let current else { return work() }
    let before = current.note(key().fingerprint)
    defer { _ = current.note(before) }
    return work()
  }

  /// Returns the trace of a run that trapped, which contains only the failure.
  static func brokenTrace(seed: UInt64, on device: DeviceProfile) -> Trace {
    var trace = Trace(modelVersion: Model.version, seed: seed, refreshRate: device.refreshRate)
    trace.failures.append(
      ScriptFailure(
        "the simulation broke an internal rule and was ended: this is a bug in JankLab",
        line: nil
      )
    )
    return trace
  }
}
