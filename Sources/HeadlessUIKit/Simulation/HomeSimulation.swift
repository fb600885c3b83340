internal import JankEngine

/// The simulation of an object of the app: the one that created it while that runs, otherwise the
/// current one.
///
/// An app may create an object before its run, and a test may reuse it in the next run. A leaked
/// object does not keep the run alive.
struct HomeSimulation {
  private let life: SimulationLife?
  // The same, to be read without counting what it has.
  private let uncounted: Uncounted<SimulationLife>

  init(_ maker: Simulation? = Simulation.running) {
    life = maker?.life
    uncounted = Uncounted(maker?.life)
  }

  /// The simulation; a fatal error explains the misuse if none is running.
  var simulation: Simulation { unlessOver ?? .current }

  /// The running animations of the simulation.
  var animations: RunningAnimations { living?.animations ?? Simulation.current.animations }

  /// Does something with the running animations, which are not counted meanwhile.
  @inline(__always)
  func withAnimations<Result>(_ body: (RunningAnimations) -> Result) -> Result {
    let result = uncounted.read { $0.stage == .over ? nil : body($0.animations) } ?? nil
    return result ?? body(Simulation.current.animations)
  }

  /// Does something with the views that need layout or drawing, which are not counted meanwhile.
  @inline(__always)
  func withViews<Result>(_ body: (WaitingViews) -> Result) -> Result {
    let result = uncounted.read { $0.stage == .over ? nil : body($0.views) } ?? nil
    return result ?? body(Simulation.current.views)
  }

  @inline(__always)
  private var living: SimulationLife? {
    guard let life, life.stage != .over else { return nil }
    return life
  }

  /// The process that created the object; that of a device with one app without a maker.
  var owner: ProcessOwner { life?.owner ?? ProcessOwner() }

  /// The simulation that created the object, while it runs.
  var unlessOver: Simulation? {
    living?.simulation
  }
}

/// How far a simulation has come, shared by all objects that it created.
///
/// It does not keep the simulation alive. Weak references in thousands of views would each take as
/// long as a view's allocation.
final class SimulationLife {
  enum Stage {
    case prepared, running, over
  }

  /// The simulation, which clears this in its deinitialiser.
  @safe @exclusivity(unchecked) unowned(unsafe) var simulation: Simulation?
  @safe @exclusivity(unchecked) var stage = Stage.prepared
  @safe @exclusivity(unchecked) var owner = ProcessOwner()
  let device: Device
  let script = Script()
  let views = WaitingViews()
  let animations = RunningAnimations()

  init(of device: Device) {
    self.device = device
  }
}

extension SimulationLife {
  /// The simulation, which exists as long as code of its app runs.
  var running: Simulation {
    guard let simulation else { preconditionFailure("the simulation of an animation is over") }
    return simulation
  }
}
