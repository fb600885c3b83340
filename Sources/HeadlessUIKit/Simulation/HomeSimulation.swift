/// The simulation that an object of the app belongs to: the one in which it was made.
///
/// An app may make a controller or a recogniser before its run begins; that belongs to the run it
/// is used in. The object does not keep the simulation: what an app leaks must not keep a whole run
/// alive, and nobody asks for the simulation when the run is over.
struct HomeSimulation {
  private unowned let maker: Simulation?

  /// Takes note of the simulation that runs now.
  init() {
    maker = Simulation.running
  }

  var simulation: Simulation { maker ?? .current }
}
