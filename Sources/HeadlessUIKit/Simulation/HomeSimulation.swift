/// The simulation of an object of the app: the one that created it while that runs, otherwise the
/// current one.
///
/// An app may create an object before its run, and a test may reuse it in the next run. A leaked
/// object does not keep the run alive.
struct HomeSimulation {
  private let maker: MakerReference?

  init(_ maker: Simulation? = Simulation.running) {
    self.maker = maker?.reference
  }

  /// The simulation; a fatal error explains the misuse if none is running.
  var simulation: Simulation { unlessOver ?? .current }

  /// The simulation that created the object, while it runs.
  var unlessOver: Simulation? {
    guard let simulation = maker?.simulation, !simulation.isOver else { return nil }
    return simulation
  }
}

/// A reference to a simulation that does not keep it alive, shared by all objects that it created.
///
/// Weak references in thousands of views would each take as long as a view's allocation.
final class MakerReference {
  /// The simulation, which clears this in its deinitialiser.
  unowned var simulation: Simulation?
}
