extension Simulation {
  /// The simulation that the running code belongs to.
  ///
  /// UIKit has no instance to ask: `UIView.animate` and `UIScreen.main` are reached from anywhere.
  /// A run is confined to the task that started it, so a task-local names it.
  static var current: Simulation {
    guard let simulation = running else {
      fatalError(
        """
        There is no running simulation. Views, controllers and animations exist only inside the \
        closure given to Simulation.run(until:_:) and in what that closure schedules.
        """
      )
    }
    return simulation
  }

  /// The same, or nil where none is running.
  static var running: Simulation? { CurrentSimulation.$reference.get() }

  /// Runs code as part of this simulation.
  func own<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.$reference.withValue(CurrentSimulation(simulation: self), operation: body)
  }
}

/// Carries a simulation in a task-local, which demands a promise that it may cross tasks.
///
/// The promise is kept by confinement: the value is set around synchronous code only. The one way
/// out is a task that an app starts inside a run, which inherits the value; an app that reaches for
/// UIKit from such a task breaks the rule that its main thread alone may, as it would on a phone.
private struct CurrentSimulation: @unchecked Sendable {
  let simulation: Simulation

  @TaskLocal static var reference: CurrentSimulation?
}

extension TaskLocal<CurrentSimulation?> {
  fileprivate func get() -> Simulation? { wrappedValue?.simulation }
}
