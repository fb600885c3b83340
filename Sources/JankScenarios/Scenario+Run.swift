public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// Plays the scenario once, its drags as they are.
  ///
  /// - Parameters:
  ///   - strategy: who computes the frames; interactive if the script has a drag.
  ///   - device: the device.
  ///   - seed: decides every drawn cost.
  ///   - freeWork: the names of work that takes no time, to see what the run would be without it.
  ///   - stress: what goes wrong besides what the script says, or nil for nothing.
  ///   - limits: when the run is broken off before it came to rest.
  ///   - watchesPages: whether the trace records the layers of all screens frame by frame. Without
  ///     them it records those that fingers can drag, and metrics of motion have no values.
  ///   - observedLayers: the names of other layers than those of screens that the trace records
  ///     frame by frame, as ``Trace/observations``.
  /// - Returns: What happened; the same bytes for the same arguments, on every machine.
  public func run(
    strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    freeWork: Set<String> = [],
    stress: TransitionStall? = nil,
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true,
    observing observedLayers: Set<String> = []
  ) -> Trace {
    precondition(
      canBePlayed(under: strategy),
      "a script with a drag needs a strategy for it"
    )
    // What a metric reads does not depend on what else is watched.
    let draggableLayers = draggedLayers
    let watchedLayers = watchesPages ? Set(screens.map(\.name)) : draggableLayers
    let simulation = Simulation(
      profile: device,
      seed: seed,
      watchedLayers: watchedLayers.union(observedLayers),
      semantics: ChosenSemantics(semantics),
      freeWork: freeWork,
      frameRate: frameRate,
      limits: limits
    )
    let progress = ScriptProgress()
    var trace = simulation.run(until: timeLimit) { window in
      let stage = Stage(self, strategy: strategy, simulation: simulation)
      let app = ScenarioApp(self, stage: stage, device: device, seed: seed, progress: progress)
      app.stress = stress
      app.launch(in: window)
    }
    trace.draggableLayers = draggableLayers
    trace.watchesDraggableLayersOnly = !watchesPages
    if !observedLayers.isSubset(of: watchedLayers) {
      trace.observations = trace.samples.filter { !watchedLayers.contains($0.layer) }
      trace.samples.removeAll { !watchedLayers.contains($0.layer) }
    }
    warnOfIdleDrags(in: &trace, simulation.fingerFates, progress)
    judge(&trace, strategy: strategy.name, progress)
    warnOfQuirks(in: &trace)
    return trace
  }

  /// A minute after everything the script asks for: what moves by then never comes to rest.
  private var timeLimit: Interval {
    var (latest, waiting) = (Interval.zero, Interval.zero)
    for step in script {
      switch step.moment {
      case .start(let time): latest = max(latest, time + step.action.longestDuration)
      case .event(_, _, let delay): waiting += delay + step.action.longestDuration
      }
    }
    let loading = screens.reduce(Interval.zero) { $0 + $1.loadTime + ($1.costs.drawTime ?? .zero) }
    let counting = screens.reduce(Interval.zero) { longest, screen in
      max(longest, .milliseconds(1_000 * Int64(max(screen.countdown?.left ?? 0, 0))))
    }
    return latest + waiting + loading + counting + .milliseconds(60_000)
  }
}
