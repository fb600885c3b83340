public import JankTrace

/// What the running code costs, as its author declares it; UIKit has no such calls.
extension Simulation {
  /// Spends main-thread time in the running callback.
  ///
  /// - Parameters:
  ///   - cost: The duration; not negative.
  ///   - name: The name of the work item in the trace.
  public static func spend(_ cost: Interval, on name: String) {
    Simulation.current.spend(cost, on: name)
  }

  /// The seconds since 1970 on the wall clock of the device, as `Date()` in an app reads it.
  package static var wallClock: Double {
    let simulation = Simulation.current
    return simulation.app.services.clock.seconds(at: simulation.device.mediaTime)
  }

  /// Counts memory that the running process allocates, in bytes.
  public static func allocate(_ bytes: Int) { Simulation.current.device.memory.take(bytes) }

  /// Counts memory that the running process releases, in bytes.
  public static func free(_ bytes: Int) { Simulation.current.device.memory.release(bytes) }
}
