/// The simulation of an object of the app: the one that created it while that runs, otherwise the
/// current one.
///
/// An app may create an object before its run, and a test may reuse it in the next run. The
/// reference is weak, so a leaked object does not keep the run alive.
struct HomeSimulation {
  private weak var maker: Simulation?

  init(_ maker: Simulation? = Simulation.running) {
    self.maker = maker
  }

  /// The simulation; a fatal error explains the misuse if none is running.
  var simulation: Simulation { unlessOver ?? .current }

  /// The simulation that created the object, while it runs.
  var unlessOver: Simulation? {
    guard let maker, !maker.isOver else { return nil }
    return maker
  }
}
