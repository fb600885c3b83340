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
/// 1. The closure given to ``run(until:_:)`` builds the app and schedules what happens to it.
/// 2. The device plays it; the app's code runs at virtual times and spends virtual time.
/// 3. The trace tells what a user saw and what the app was told.
///
/// A simulation runs once, on the task that calls it. Many run side by side on many tasks.
public final class Simulation {
  let device: Device
  /// What the model does where public sources leave it open.
  let semantics: ChosenSemantics
  /// Who hears of the moments of the run.
  private(set) lazy var observer = makeObserver()
  let script = Script()
  private(set) lazy var app = AppObjects(of: self)
  let storyboards = DefinedStoryboards()
  var images = GivenImages()
  let views = WaitingViews()
  let animations = RunningAnimations()
  let transitions = RunningTransitions()
  let clocks = RunningClocks()
  lazy var touchDispatcher = TouchDispatcher(of: self)
  // What waits for the commit of the running frame.
  private var afterCommit: [() -> Void] = []
  private var stage = RunStage.prepared
  private let limits: RunLimits

  /// Creates a run on a device.
  ///
  /// - Parameters:
  ///   - profile: the device.
  ///   - seed: decides every drawn cost; the same seed gives the same trace.
  ///   - watchedLayers: the names of layers whose values the trace records frame by frame.
  ///   - semantics: what the model does where public sources leave it open.
  ///   - freeWork: the names of work that takes no time, to see what a run would be without it.
  ///   - frameRate: how often links and animations want to be shown that do not say so.
  ///   - limits: when the run is broken off before it came to rest.
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
    device.animations.standardWish = frameRate.wish
  }
}

/// How far a simulation is with its only run.
private enum RunStage {
  case prepared, running, over
}

extension Simulation {
  /// Whether the run is over, and nothing of the app can happen in it any more.
  var isOver: Bool { stage == .over }

  /// The window of the app, while the run lasts.
  var window: UIWindow? { app.window }

  /// What the script did that made the running code run, where something did.
  var cause: ScriptCause? { script.cause }

  /// What recognisers made of the fingers by now, by their numbers.
  package var fingerFates: [Int: FingerFate] { touchDispatcher.fates }
}

// MARK: The script

extension Simulation {
  /// Schedules something a user does that is not a touch, such as tapping a button.
  ///
  /// It is delivered with the input of the first frame at or after the time, and spends the time of
  /// one callback.
  ///
  /// - Parameters:
  ///   - name: what it is called in the trace.
  ///   - time: how long after the start of the run.
  ///   - line: the line of the scenario file that asks for it, if any, for findings to name.
  ///   - action: what the app does about it.
  /// - Returns: The command, for whoever waits for what comes of it.
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

  /// Schedules the samples of fingers on the screen, at their own times.
  ///
  /// - Parameters:
  ///   - touches: the samples.
  ///   - name: what the movement is called in findings.
  ///   - line: the line of the scenario file that asks for them, if any, for findings to name.
  /// - Returns: The touches, for whoever waits for what comes of them.
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
        fingers: Set(touches.map(\.finger)),
        times: (times.min() ?? .zero)...(times.max() ?? .zero)
      )
    )
  }

  /// Schedules work that occupies the main thread from a time on.
  ///
  /// - Parameters:
  ///   - name: what it is called in the trace and in the causes of hitches.
  ///   - time: how long after the start of the run it asks for the thread.
  ///   - length: how long it takes.
  public func schedule(stallNamed name: String, at time: Interval, for length: Interval) {
    device.schedule(stallNamed: name, of: length, at: .zero + time)
  }

  /// Schedules something that holds up the graphics processor, such as compiling a shader.
  ///
  /// - Parameters:
  ///   - name: what it is called in the trace and in the causes of hitches.
  ///   - time: how long after the start of the run; it is there with the first picture after.
  ///   - length: how much longer that picture takes.
  public func schedule(renderStallNamed name: String, at time: Interval, for length: Interval) {
    device.schedule(renderStallNamed: name, of: length, at: .zero + time)
  }

  /// Schedules a limit on the refresh rate, as Low Power Mode or heat bring it.
  ///
  /// - Parameters:
  ///   - hertz: the most refreshes per second that the system allows from then on, 1 to 1000.
  ///   - time: how long after the start of the run.
  public func schedule(rateLimit hertz: Int, at time: Interval) {
    device.schedule(rateLimit: hertz, at: .zero + time)
  }

  /// Spends time on the main thread in the name of the running callback.
  ///
  /// - Parameters:
  ///   - cost: how long the work takes; not negative.
  ///   - name: what the work is called in the trace.
  public func spend(_ cost: Interval, on name: String) {
    precondition(cost >= .zero, "work cannot take less than no time")
    device.spend(cost, on: name)
  }

  /// Keeps an object as long as the app lives, as the system keeps the delegate of an app.
  public func keep(_ object: AnyObject) {
    app.kept.append(object)
  }

  /// Records in the trace that something the script asked for could not be done.
  ///
  /// - Parameters:
  ///   - message: what, in words for whoever wrote the script.
  ///   - line: the line of the scenario file that asks for it, if any.
  public func warn(_ message: String, inLine line: Int? = nil) {
    let place = line.map { " (line \($0))" } ?? ""
    device.record(.warning, subject: "script", name: message + place)
  }

  /// Plays the run and hands over its trace.
  ///
  /// - Parameters:
  ///   - limit: the longest virtual time to play; a run that comes to rest ends earlier.
  ///   - patience: how long the run goes on in any case after the last thing that is scheduled,
  ///     which may itself be scheduled on the way.
  ///   - launch: builds the app in the window, in the first frame of the run, and schedules what
  ///     happens to it.
  /// - Returns: What happened.
  public func run(
    until limit: Interval = .milliseconds(60_000),
    patience: Interval = .zero,
    _ launch: @escaping (UIWindow) -> Void
  ) -> Trace {
    precondition(stage == .prepared, "a simulation runs once; create another")
    stage = .running
    own {
      let window = UIWindow(frame: app.screen.bounds)
      app.window = window
      schedule("launch", at: .zero) {
        window.show()
        launch(window)
      }
      device.run(self, until: .zero + limit, patience: patience, limits: limits)
      observer.runWillEnd()
      letGo()
    }
    stage = .over
    observer.appWasLetGo()
    putFindingsInOrder()
    return device.finish()
  }

  /// Lets go of everything that belongs to the app and may refer back to the simulation.
  private func letGo() {
    // In this order: code of the app may run as its objects go.
    app.window = nil
    script.forgetCommands()
    app.kept = []
    clocks.timers = [:]
    script.observers = []
    afterCommit = []
    animations.letGo()
    clocks.links = [:]
    views.letGo()
    transitions.letGo()
    storyboards.letGo()
    touchDispatcher = TouchDispatcher(of: self, fates: touchDispatcher.fates)
    observer.letGo()
  }
}

// MARK: What the device calls

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
    guard let stop = animations.observers.removeValue(forKey: id) else { return }
    act(because: stop.cause) { stop.tell(finished: finished) }
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
    let count = views.layOut()
    observer.frameWillCommit()
    return count
  }

  /// Runs something once the running frame is committed, because of what runs now.
  func runAfterCommit(_ action: @escaping () -> Void) {
    afterCommit.append { [unowned self, cause] in act(because: cause, action) }
  }

  package func drawViews() -> [Double] { views.draw() }

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
