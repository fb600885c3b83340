/// The simulation that an object of the app belongs to: the one in which it was made, while that
/// runs, and else the one that runs now.
///
/// An app may make a controller or a recogniser before its run begins, and a test may use one of a
/// run in the next. The object does not keep the simulation: what an app leaks must not keep a
/// whole run alive.
struct HomeSimulation {
  private weak var maker: Simulation?

  /// Takes note of a simulation, or of the one that runs now.
  init(_ maker: Simulation? = Simulation.running) {
    self.maker = maker
  }

  /// The simulation; the code that asks ends with an explanation where none runs.
  var simulation: Simulation { unlessOver ?? .current }

  /// The simulation in which the object was made, while that runs.
  var unlessOver: Simulation? {
    guard let maker, !maker.isOver else { return nil }
    return maker
  }
}
