public import HeadlessUIKit
public import JankAnimators
internal import JankScenarios

/// The device, window and user with which a test plays an app.
///
///     play("open a photo") { stage in
///       let grid = PhotoGrid()
///       stage.window.rootViewController = grid
///       stage.at(.milliseconds(100), "tap") { grid.open(0) }
///     }
///
/// Times count from the start of the run. Actions at the same time happen in the order in which
/// they were scheduled.
public final class TestStage {
  /// The window of the app, empty at the start.
  ///
  /// Not owned: an app that keeps the stage must not keep its window past the end of the run.
  public unowned let window: UIWindow
  /// The simulation, for everything that has no shorter call here.
  public let simulation: Simulation
  /// The device.
  public let device: DeviceProfile
  /// The strategy; its `makeAnimator` plays an effect, and own animators do not need it.
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

/// The names of the drags of a run, by the index of their touch.
final class DragList {
  var names: [String] = []
}

extension TestStage {
  /// Schedules an action of the user other than a touch, such as tapping a button.
  ///
  /// - Parameters:
  ///   - time: The time after the start of the run.
  ///   - name: The name in the trace and in findings.
  ///   - action: The app's reaction.
  /// - Returns: The command, for ``after(_:of:by:_:)``.
  @discardableResult
  public func at(
    _ time: Interval,
    _ name: String = "tap",
    _ action: @escaping () -> Void
  ) -> ScriptCause {
    simulation.schedule(name, at: time, action)
  }

  /// Schedules an action for a moment of the first transition that a command or a drag causes.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - cause: The command or drag, as returned when it was scheduled.
  ///   - delay: The time after the moment.
  ///   - name: The name in the trace and in findings.
  ///   - action: The app's reaction.
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

  /// Schedules a straight drag of one touch, with minimum jerk.
  ///
  /// - Parameters:
  ///   - start: Where the touch begins, in points of the screen.
  ///   - end: Where it is released.
  ///   - time: When it begins.
  ///   - duration: How long it moves.
  ///   - hold: How long it rests before the release.
  ///   - releaseSpeed: The speed at the release, in points per second; 0 if it rests.
  ///   - name: The name of the drag in findings.
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
    var touchTrack = SyntheticTouch(from: [start.x, start.y], to: [end.x, end.y])
    touchTrack.duration = duration...duration
    touchTrack.hold = hold...hold
    touchTrack.releaseSpeed = releaseSpeed...releaseSpeed
    let number = drags.names.count
    drags.names.append(name)
    let touches = touchTrack.touchTrack(seed: seed, number: number)
      .touches(from: .zero + time, number: number)
    return simulation.schedule(touches: touches, named: name)
  }

  /// Schedules work that occupies the main thread, such as decoding an image.
  ///
  /// - Parameters:
  ///   - name: The name in the causes of late frames.
  ///   - time: When it requests the main thread.
  ///   - length: How long it takes.
  public func stall(_ name: String, at time: Interval, for length: Interval) {
    simulation.schedule(stallNamed: name, at: time, for: length)
  }
}
