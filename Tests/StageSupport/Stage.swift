package import HeadlessUIKit
package import Testing

/// A simulation for tests, which fails the test if a planned step or callback never ran.
///
/// Checks inside the steps of a script cannot fail if the run ends before them. A stage therefore
/// counts the plans and reports those that did not run, at the line that planned them.
///
///     play { window, stage in
///       window.rootViewController = root
///       stage.schedule("present", at: .milliseconds(100)) {
///         root.present(page, animated: true, completion: stage.expect("completion") {
///           #expect(page.view.window != nil)
///         })
///       }
///     }
package final class Stage {
  /// The simulation of this stage.
  package let simulation: Simulation
  private var plans: [Plan] = []

  /// A step or callback that has to run.
  final class Plan {
    let name: String
    let place: SourceLocation
    var hasRun = false

    init(_ name: String, _ place: SourceLocation) {
      self.name = name
      self.place = place
    }
  }

  /// Creates a stage with the parameters of a simulation.
  package init(
    profile: DeviceProfile = .phone60,
    seed: UInt64 = 1,
    watchedLayers: Set<String> = [],
    semantics: ChosenSemantics = .standard,
    limits: RunLimits = RunLimits()
  ) {
    simulation = Simulation(
      profile: profile,
      seed: seed,
      watchedLayers: watchedLayers,
      semantics: semantics,
      limits: limits
    )
  }

  /// Creates a stage for a simulation that something else runs; plans need not run then.
  package init(_ simulation: Simulation) {
    self.simulation = simulation
  }
}

extension Stage {
  /// Plays the run and fails the test for each plan that did not run.
  @discardableResult
  package func run(
    until limit: Interval = .milliseconds(60_000),
    patience: Interval = .zero,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ launch: @escaping (UIWindow) -> Void
  ) -> Trace {
    let launching = plan("the launch", sourceLocation)
    let trace = simulation.run(until: limit, patience: patience) { window in
      launching.hasRun = true
      launch(window)
    }
    for plan in plans where !plan.hasRun {
      Issue.record("\(plan.name) did not run", sourceLocation: plan.place)
    }
    return trace
  }

  /// Schedules a step of the script, which has to run.
  @discardableResult
  package func schedule(
    _ name: String,
    at time: Interval,
    line: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ action: @escaping () -> Void
  ) -> ScriptCause {
    let plan = plan("step \"\(name)\" at \(time)", sourceLocation)
    return simulation.schedule(name, at: time, line: line) {
      plan.hasRun = true
      action()
    }
  }

  /// Calls a closure at a moment of a transition, which has to come.
  package func when(
    _ moment: TransitionMoment,
    of cause: ScriptCause,
    sourceLocation: SourceLocation = #_sourceLocation,
    do action: @escaping (Instant) -> Void
  ) {
    let plan = plan("the callback for the moment \"\(moment)\"", sourceLocation)
    simulation.when(moment, of: cause) { time in
      plan.hasRun = true
      action(time)
    }
  }

  /// Returns a completion without parameters that has to be called.
  package func expect(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ completion: @escaping () -> Void
  ) -> () -> Void {
    let plan = plan("\"\(name)\"", sourceLocation)
    return {
      plan.hasRun = true
      completion()
    }
  }

  /// Returns a callback with a parameter that has to be called.
  package func expect<Argument, Answer>(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ callback: @escaping (Argument) -> Answer
  ) -> (Argument) -> Answer {
    let plan = plan("\"\(name)\"", sourceLocation)
    return { argument in
      plan.hasRun = true
      return callback(argument)
    }
  }

  private func plan(_ name: String, _ place: SourceLocation) -> Plan {
    let plan = Plan(name, place)
    plans.append(plan)
    return plan
  }
}
