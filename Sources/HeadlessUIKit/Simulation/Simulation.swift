public import JankEngine
public import JankTrace

/// One run of an app on a virtual device.
///
///     let simulation = Simulation(profile: .phone60, seed: 1)
///     let trace = simulation.run { window in
///       let main = MainViewController()
///       window.rootViewController = main
///       simulation.schedule("present", at: .milliseconds(100)) {
///         main.present(SheetViewController(), animated: true)
///       }
///     }
///     trace.digest  // the same on every machine
///
/// 1. The closure passed to ``run(until:patience:_:)`` builds the app and schedules the script.
/// 2. The device plays it: the app's code runs at virtual times and takes virtual time.
/// 3. The trace records the frames on screen and the callbacks of the app.
///
/// A simulation runs once, on the task that calls it. Simulations can run in parallel on several
/// tasks.
public final class Simulation {
  let device: Device
  /// The model's choices where public sources are silent.
  let semantics: ChosenSemantics
  private(set) lazy var observer = makeObserver()
  private(set) lazy var app = AppObjects(of: self)
  let storyboards = DefinedStoryboards()
  var images = GivenImages()
  let script: Script
  let views: WaitingViews
  let animations: RunningAnimations
  let transitions = RunningTransitions()
  let clocks = RunningClocks()
  lazy var touchDispatcher = TouchDispatcher(of: self)
  // Closures to run after the commit of the current frame.
  let life: SimulationLife

  private var afterCommit: [() -> Void] = []
  private let limits: RunLimits

  /// Creates a run on a device.
  ///
  /// - Parameters:
  ///   - profile: The device.
  ///   - seed: The seed of all sampled costs; the same seed gives the same trace.
  ///   - watchedLayers: The names of layers whose values the trace records in every frame.
  ///   - semantics: The model's choices where public sources are silent.
  ///   - freeWork: The names of work items that take no time, to see the run without them.
  ///   - frameRate: The preferred frame-rate range of display links and animations without their
  ///     own.
  ///   - limits: The limits that abort a run before it settles.
  public init(
    profile: DeviceProfile = .phone60,
    seed: UInt64 = 1,
    watchedLayers: Set<String> = [],
    semantics: ChosenSemantics = .standard,
    freeWork: Set<String> = [],
    frameRate: CAFrameRateRange = .default,
    limits: RunLimits = RunLimits()
  ) {
    frameRate.requireValid()
    self.semantics = semantics
    self.limits = limits
    device = Device(
      profile: profile,
      seed: seed,
      watchedLayers: watchedLayers,
      freeWork: freeWork
    )
    life = SimulationLife(of: device)
    (script, views, animations) = (life.script, life.views, life.animations)
    device.animations.standardRateRequest = frameRate.rateRequest
    life.simulation = self
  }

  /// Creates the app of the current process of a device.
  init(in device: Device, semantics: ChosenSemantics) {
    self.device = device
    self.semantics = semantics
    limits = RunLimits()
    life = SimulationLife(of: device)
    (script, views, animations) = (life.script, life.views, life.animations)
    life.simulation = self
    life.owner = device.owner
  }

  deinit {
    life.simulation = nil
    life.stage = .over
  }
}

extension Simulation {
  var window: UIWindow? { app.window }

  var cause: ScriptCause? { script.cause }

  /// How recognisers have handled each touch so far, by touch number.
  package var touchFates: [Int: TouchFate] { touchDispatcher.fates }
}

// MARK: Script

extension Simulation {
  /// Schedules a user action that is not a touch, such as tapping a button.
  ///
  /// It is delivered with the input of the first frame at or after the time, and takes the time of
  /// one callback.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - time: The time since the start of the run.
  ///   - line: The line of the scenario file, if any, for findings.
  ///   - action: The app's response.
  /// - Returns: The cause of the transitions that follow.
  @discardableResult
  public func schedule(
    _ name: String,
    at time: Interval,
    line: Int? = nil,
    _ action: @escaping () -> Void
  ) -> ScriptCause {
    device.schedule(command: script.nextCommand, at: .zero + time)
    return script.add(ScriptStep(name: name, line: line), action)
  }

  /// Schedules touch samples at their own times.
  ///
  /// - Parameters:
  ///   - touches: The samples.
  ///   - name: The name of the gesture in findings.
  ///   - line: The line of the scenario file, if any, for findings.
  /// - Returns: The cause of the transitions that follow.
  @discardableResult
  public func schedule(
    touches: [TouchSample],
    named name: String = "touches",
    line: Int? = nil
  ) -> ScriptCause {
    device.schedule(touches: touches)
    let times = touches.map(\.time)
    return script.add(
      TouchStream(
        step: ScriptStep(name: name, line: line),
        touchIDs: Set(touches.map(\.touchID)),
        times: (times.min() ?? .zero)...(times.max() ?? .zero)
      )
    )
  }

  /// Schedules work that occupies the main thread.
  ///
  /// - Parameters:
  ///   - name: The name in the trace and in the causes of hitches.
  ///   - time: The time since the start of the run at which the work is ready to run.
  ///   - length: The duration.
  public func schedule(stallNamed name: String, at time: Interval, for length: Interval) {
    device.schedule(stallNamed: name, of: length, at: .zero + time)
  }

  /// Schedules a delay of the GPU, such as compiling a shader.
  ///
  /// - Parameters:
  ///   - name: The name in the trace and in the causes of hitches.
  ///   - time: The time since the start of the run; the next frame after it is delayed.
  ///   - length: The additional time of that frame.
  public func schedule(renderStallNamed name: String, at time: Interval, for length: Interval) {
    device.schedule(renderStallNamed: name, of: length, at: .zero + time)
  }

  /// Schedules a limit of the refresh rate, as in Low Power Mode or under heat.
  ///
  /// - Parameters:
  ///   - hertz: The maximum number of refreshes per second from then on, 1 to 1000.
  ///   - time: The time since the start of the run.
  public func schedule(rateLimit hertz: Int, at time: Interval) {
    device.schedule(rateLimit: hertz, at: .zero + time)
  }

  /// Spends main-thread time in the running callback.
  ///
  /// - Parameters:
  ///   - cost: The duration; not negative.
  ///   - name: The name of the work item in the trace.
  public func spend(_ cost: Interval, on name: String) {
    precondition(cost >= .zero, "the cost of work must not be negative")
    device.spend(cost, on: name)
  }

  /// Records every visible layer in each frame, for drawing; to be called before the run.
  ///
  /// The trace has them as ``Trace/film``. Nothing else in it changes.
  ///
  /// - Parameter lookLimit: the largest number of recorded appearances, 48 bytes each. A longer
  ///   film is empty and marked as truncated.
  public func recordFilm(lookLimit: Int = 400_000) {
    precondition(life.stage == .prepared, "a film is recorded from the first frame on")
    device.recordFilm(lookLimit: lookLimit)
  }

  /// Retains an object while the app lives, as the system retains an app delegate.
  public func keep(_ object: AnyObject) {
    app.kept.append(object)
  }

  /// Records a warning that a step of the script could not be performed.
  ///
  /// - Parameters:
  ///   - message: The warning, for the author of the script.
  ///   - line: The line of the scenario file, if any.
  public func warn(_ message: String, inLine line: Int? = nil) {
    let place = line.map { " (line \($0))" } ?? ""
    device.record(.warning, subject: "script", name: message + place)
  }

  /// Plays the run and returns its trace.
  ///
  /// - Parameters:
  ///   - limit: The maximum virtual time; a run that settles ends earlier.
  ///   - patience: The minimum time that the run continues after the last scheduled item, including
  ///     items scheduled during the run.
  ///   - launch: The closure that builds the app in the window, in the first frame of the run, and
  ///     schedules the script.
  /// - Returns: The trace of the run.
  public func run(
    until limit: Interval = .milliseconds(60_000),
    patience: Interval = .zero,
    _ launch: @escaping (UIWindow) -> Void
  ) -> Trace {
    precondition(life.stage == .prepared, "a simulation runs once; create another")
    life.stage = .running
    own {
      let window = UIWindow(frame: app.screen.bounds)
      app.window = window
      schedule("launch", at: .zero) { [unowned self] in
        window.show()
        launch(window)
        updateStatusBar()
      }
      device.run(self, until: .zero + limit, patience: patience, limits: limits)
    }
    endApp()
    putFindingsInOrder()
    return device.finish()
  }

  /// Creates and shows the window of a process, whose code runs now.
  func beginApp(_ launch: (UIWindow) -> Void) {
    life.stage = .running
    own {
      let window = UIWindow(frame: app.screen.bounds)
      app.window = window
      window.show()
      launch(window)
      updateStatusBar()
    }
  }

  /// Checks the app at the end of the run and releases it.
  func endApp() {
    own {
      observer.runWillEnd()
      letGo()
    }
    life.stage = .over
    observer.appWasLetGo()
  }

  /// Releases the app of a process that was ended: none of its code runs any more.
  func killApp() {
    life.stage = .over
    own { letGo() }
  }

  /// Releases all objects of the app, which may refer to the simulation.
  private func letGo() {
    // The order matters: deinitialisers of the app may run.
    app.window = nil
    app.delegate = nil
    script.forgetCommands()
    app.kept = []
    clocks.timers = [:]
    script.observers = []
    afterCommit = []
    animations.letGo()
    clocks.letGo()
    views.letGo()
    transitions.letGo()
    storyboards.letGo()
    touchDispatcher = TouchDispatcher(of: self, fates: touchDispatcher.fates)
    #if !canImport(ObjectiveC)
    app.notifications.letGo()
    app.associations.forgetTheGone()
    #endif
    observer.letGo()
  }
}

// MARK: Device callbacks

extension Simulation: MainThreadClient {
  package func perform(command number: Int) {
    let (step, action) = script.begin(command: number)
    device.record(.command, subject: "app", name: step.name)
    device.spendCallback(step.name)
    act(because: ScriptCause(source: .command(number)), action)
  }

  package func deliver(_ touches: [TouchPanel.Delivery]) {
    act(because: script.begin(touches)) { touchDispatcher.deliver(touches) }
  }

  package func timerDidFire(_ timer: Int) {
    clocks.timers.removeValue(forKey: timer)?()
  }

  package func animationDidStop(_ id: AnimationID, finished: Bool) {
    guard let (stop, areFinished) = animations.observers.remove(id, finished: finished) else {
      return
    }
    act(because: stop.cause) { stop.tell(finished: areFinished) }
  }

  package func displayLinkDidFire(
    _ id: DisplayLinkID,
    timestamp: Instant,
    targetTimestamp: Instant
  ) {
    clocks.links[id]?.fire(timestamp: timestamp, targetTimestamp: targetTimestamp)
  }

  package func layOutViews() -> Int {
    touchDispatcher.cancelDetached()
    #if !canImport(ObjectiveC)
    app.observedValues.check()
    #endif
    let count = views.layOut()
    observer.frameWillCommit()
    return count
  }

  package func takeLaidOutPages() -> [String] { views.takeLaidOutPages() }

  /// Runs a closure after the commit of the current frame, with the current cause.
  func runAfterCommit(_ action: @escaping () -> Void) {
    afterCommit.append { [unowned self, cause] in act(because: cause, action) }
  }

  package func drawViews() -> [DrawnView] { views.draw() }

  package func didCommit() -> Bool {
    endImplicitTransaction()
    observer.frameWasCommitted()
    guard !afterCommit.isEmpty else { return false }
    let waiting = afterCommit
    afterCommit.removeAll()
    for action in waiting { action() }
    return true
  }
}
