public import HeadlessUIKit
public import JankAnimators
internal import JankScenarios

/// The device, window and user that a test plays an app with.
///
///     play("open a photo") { stage in
///       let grid = PhotoGrid()
///       stage.window.rootViewController = grid
///       stage.at(.milliseconds(100), "tap") { grid.open(0) }
///     }
///
/// Times count from the start of the run. Whatever is scheduled at the same time happens in the
/// order in which it was scheduled.
public final class TestStage {
  /// The window of the app, empty at the start.
  ///
  /// Not owned: what an app holds of the stage must not keep its window past the end of the run.
  public unowned let window: UIWindow
  /// The run, for everything that the stage has no shorter call for.
  public let simulation: Simulation
  /// The device.
  public let device: DeviceProfile
  /// The strategy; its `makeAnimator` plays an effect, and own animators need none.
  public let strategy: Strategy

  private let seed: UInt64
  private let drags: DragList

  init(
    window: UIWindow,
    simulation: Simulation,
    device: DeviceProfile,
    strategy: Strategy,
    seed: UInt64,
    drags: DragList
  ) {
    self.window = window
    self.simulation = simulation
    self.device = device
    self.strategy = strategy
    self.seed = seed
    self.drags = drags
  }
}

/// The names of the drags of a run, in the order of their fingers.
final class DragList {
  var names: [String] = []
}

extension TestStage {
  /// Schedules something that a user does which is no touch, such as tapping a button.
  ///
  /// - Parameters:
  ///   - time: How long after the start of the run.
  ///   - name: What it is called in the trace and in findings.
  ///   - action: What the app does about it.
  /// - Returns: The command, for ``after(_:of:by:_:)``.
  @discardableResult
  public func at(
    _ time: Interval,
    _ name: String = "tap",
    _ action: @escaping () -> Void
  ) -> ScriptCause {
    simulation.schedule(name, at: time, action)
  }

  /// Schedules something for a moment of the first transition that comes of a command or a drag.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - cause: What scheduling the command or the drag returned.
  ///   - delay: How long after the moment.
  ///   - name: What it is called in the trace and in findings.
  ///   - action: What the app does about it.
  public func after(
    _ moment: TransitionMoment,
    of cause: ScriptCause,
    by delay: Interval = .zero,
    _ name: String = "tap",
    _ action: @escaping () -> Void
  ) {
    simulation.when(moment, of: cause) { [simulation] time in
      simulation.schedule(name, at: time - .zero + delay, action)
    }
  }

  /// Schedules a drag of one finger, straight and with minimum jerk.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the screen.
  ///   - end: Where it leaves.
  ///   - time: When it comes down.
  ///   - duration: How long it moves.
  ///   - hold: How long it rests before it leaves.
  ///   - releaseSpeed: How fast it leaves, in points per second; 0 if it rests.
  ///   - name: What the drag is called in findings.
  /// - Returns: The touches, for ``after(_:of:by:_:)``.
  @discardableResult
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    at time: Interval,
    over duration: Interval = .milliseconds(300),
    hold: Interval = .zero,
    releaseSpeed: Double = 0,
    _ name: String = "drag"
  ) -> ScriptCause {
    var finger = SyntheticFinger(from: [start.x, start.y], to: [end.x, end.y])
    finger.duration = duration...duration
    finger.hold = hold...hold
    finger.releaseSpeed = releaseSpeed...releaseSpeed
    let number = drags.names.count
    drags.names.append(name)
    let touches = finger.finger(seed: seed, number: number)
      .touches(from: .zero + time, number: number)
    return simulation.schedule(touches: touches, named: name)
  }

  /// Schedules work that occupies the main thread, such as decoding an image.
  ///
  /// - Parameters:
  ///   - name: What it is called in the causes of late frames.
  ///   - time: When it asks for the main thread.
  ///   - length: How long it takes.
  public func stall(_ name: String, at time: Interval, for length: Interval) {
    simulation.schedule(stallNamed: name, at: time, for: length)
  }
}
