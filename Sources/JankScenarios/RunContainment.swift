package import JankEngine
internal import JankTrace

/// What tells one run of a process from every other: a scenario, how it is played, and with what.
package struct RunKey: Hashable, Sendable {
  /// The name of the scenario.
  package let scenario: String
  /// A fingerprint of everything that tells the run from others, never 0.
  package let fingerprint: UInt64

  /// Makes the key of a run from the arguments of `Scenario.run`.
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

/// Who keeps a run that breaks an invariant from ending all others with it.
///
/// A broken invariant traps, and a trap ends the process. A process that has many runs to do can
/// start again and leave out the runs that trapped; it says here which, and hears which run is
/// under way. Without containment a trap is a trap.
package struct RunContainment: Sendable {
  /// Whether a run is known to trap.
  package let isBroken: @Sendable (RunKey) -> Bool
  /// Notes the run that the calling thread plays or judges now, or that it does so no more.
  ///
  /// - Returns: What was noted before.
  package let note: @Sendable (UInt64) -> UInt64

  /// Sets who is asked and who is told.
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
  /// Does something for a run, which a trap on the way is put down to.
  ///
  /// - Parameters:
  ///   - key: makes the key of the run; called only where there is a containment.
  ///   - work: what is done, on the calling thread alone.
  /// - Returns: What the work returns.
  package static func contain<Result>(_ key: () -> RunKey, _ work: () -> Result) -> Result {
    guard let current else { return work() }
    let before = current.note(key().fingerprint)
    defer { _ = current.note(before) }
    return work()
  }

  /// What is left of a run that trapped: nothing but the failure.
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
