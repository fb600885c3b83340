extension Simulation {
  /// The simulation of the running code.
  ///
  /// `UIView.animate` and `UIScreen.main` are static and have no instance to ask. A run stays on
  /// the task that started it, so a task-local stores the simulation.
  package static var current: Simulation {
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

  /// The current simulation, or nil if none is running.
  static var running: Simulation? { CurrentSimulation.$reference.get() }

  /// Runs code as part of this simulation.
  func own<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.$reference.withValue(CurrentSimulation(simulation: self), operation: body)
  }
}

/// A wrapper for storing a simulation in a task-local, which requires `Sendable`.
///
/// It is safe because the value is set around synchronous code only. A task that an app starts
/// inside a run inherits the value. Using UIKit from such a task breaks UIKit's main-thread rule,
/// as on a phone.
private struct CurrentSimulation: @unchecked Sendable {
  let simulation: Simulation

  @TaskLocal static var reference: CurrentSimulation?
}

extension TaskLocal<CurrentSimulation?> {
  fileprivate func get() -> Simulation? { wrappedValue?.simulation }
}
