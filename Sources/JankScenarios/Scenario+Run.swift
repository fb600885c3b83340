public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// Plays the scenario once.
  ///
  /// - Parameters:
  ///   - strategy: the strategy, which computes the frames; interactive if the script has a drag.
  ///   - device: the device.
  ///   - seed: decides every random cost.
  ///   - freeWork: the names of work that takes no time, to find out what the run would be without
  ///     it.
  ///   - stress: a stall in each transition, in addition to the script, or nil for none.
  ///   - limits: when to end the run before it settles.
  ///   - watchesPages: whether the trace records the layers of all screens frame by frame.
  ///     Otherwise it records those that drags can move, and motion metrics have no values.
  ///   - observedLayers: the names of layers, other than those of screens, that the trace records
  ///     frame by frame as ``Trace/observations``.
  ///   - filmLimit: the largest number of appearances of layers that the trace records for drawing,
  ///     as ``Trace/film``; nil for no film.
  /// - Returns: The trace; the same bytes for the same arguments, on every machine.
  public func run(
    strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    freeWork: Set<String> = [],
    stress: TransitionStall? = nil,
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true,
    observing observedLayers: Set<String> = [],
    filmLimit: Int? = nil
  ) -> Trace {
    precondition(
      canBePlayed(under: strategy),
      "a script with a drag needs an interactive strategy"
    )
    let key = {
      RunKey(
        self,
        strategy: strategy.name,
        device: device,
        seed: seed,
        freeWork: freeWork,
        stress: stress
      )
    }
    return RunContainment.contain(key) {
      if RunContainment.current?.isBroken(key()) == true {
        return RunContainment.brokenTrace(seed: seed, on: device)
      }
      return play(
        strategy: strategy,
        on: device,
        seed: seed,
        freeWork: freeWork,
        stress: stress,
        limits: limits,
        watchesPages: watchesPages,
        observing: observedLayers,
        filmLimit: filmLimit
      )
    }
  }

  private func play(
    strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    freeWork: Set<String>,
    stress: TransitionStall?,
    limits: RunLimits,
    watchesPages: Bool,
    observing observedLayers: Set<String>,
    filmLimit: Int?
  ) -> Trace {
    // The value of a metric does not depend on what else is watched.
    let draggableLayers = draggedLayers
    let watchedLayers = watchesPages ? Set(app.screens.map(\.name)) : draggableLayers
    let watched = watchedLayers.union(observedLayers)
    let progress = ScriptProgress()
    var fates: [Int: TouchFate] = [:]
    var trace: Trace
    if hasProcesses {
      let phone = ScenarioPhone(
        self,
        strategy: strategy,
        on: device,
        seed: seed,
        settings: ScenarioPhone.Settings(
          freeWork: freeWork,
          stress: stress,
          limits: limits,
          watchedLayers: watched
        ),
        progress: progress
      )
      trace = phone.run(filmLimit: filmLimit)
    } else {
      let simulation = Simulation(
        profile: device,
        seed: seed,
        watchedLayers: watched,
        semantics: ChosenSemantics(setting.semantics),
        freeWork: freeWork,
        frameRate: setting.frameRate(on: device),
        limits: limits
      )
      if let filmLimit { simulation.recordFilm(lookLimit: filmLimit) }
      trace = simulation.run(until: .zero, patience: patience) { window in
        let stage = Stage(self, strategy: strategy, simulation: simulation)
        let app = ScenarioApp(self, stage: stage, device: device, seed: seed, progress: progress)
        app.stress = stress
        app.launch(in: window)
      }
      fates = simulation.touchFates
    }
    trace.draggableLayers = draggableLayers
    trace.watchesDraggableLayersOnly = !watchesPages
    if !observedLayers.isSubset(of: watchedLayers) {
      trace.observations = trace.samples.filter { !watchedLayers.contains($0.layer) }
      trace.samples.removeAll { !watchedLayers.contains($0.layer) }
    }
    judge(&trace, strategy: strategy.name, fates, progress)
    warnOfIdleDrags(in: &trace, fates, progress)
    warnOfIdleStalls(in: &trace)
    warnOfQuirks(in: &trace)
    warnOfEffects(in: &trace, on: device)
    warnOfProcesses(in: &trace)
    return trace
  }

  /// The time for which a run continues after the last step of its script.
  ///
  /// It is a minute longer than anything in the file takes: what still moves then never settles.
  ///
  /// Steps are scheduled when they are due: a step that waits for the end of a transition is
  /// scheduled at that end, and the run continues from there.
  package var patience: Interval {
    let loading = app.screens.map(\.content).reduce(Interval.zero) {
      $0 + $1.loadTime + $1.work.longest + ($1.costs.drawTime ?? .zero)
    }
    let steps = script.map(\.action.longestDuration).max() ?? .zero
    let counting = app.screens.compactMap(\.content.countdown?.left).max() ?? 0
    // Half as long again, because a spring with an initial velocity takes longer than it states.
    let transitions = app.screens.flatMap(\.effects).map(\.wholeDuration).max() ?? 0
    return loading + steps + .milliseconds(Int64(1_000 * max(counting, 0)))
      + .milliseconds(Int64(1_500 * transitions)) + .milliseconds(60_000)
  }
}
