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
  /// What decides how the changes of the running code are animated, innermost last.
  var animationContexts: [any AnimationContext] = []
  /// Who waits for the end of each running animation.
  var observersByAnimation: [AnimationID: AwaitedStop] = [:]
  var transactions = TransactionStack()
  /// The animators that are moving, which nobody else may be holding.
  var runningAnimators: [UIViewPropertyAnimator] = []
  // What waits for the commit of the running frame.
  private var afterCommit: [() -> Void] = []
  /// The views that asked for layout, in the order they asked.
  var viewsNeedingLayout: [UIView] = []
  var viewsNeedingDisplay: [UIView] = []
  var areAnimationsEnabled = true
  /// Whether a constraint was ever active, without which no view need look for any.
  var usesConstraints = false
  /// Whether an animator is being started by an interaction controller that will scrub it.
  var isScrubbing = false
  var linksByID: [DisplayLinkID: CADisplayLink] = [:]
  /// The window of the app, while the run lasts.
  var window: UIWindow?
  /// What the model does where public sources leave it open.
  let semantics: ChosenSemantics
  /// The transitions that have begun and not ended.
  var runningTransitions: [TransitionContext] = []
  /// A change of size that waits for them.
  var waitingSizeChange: (() -> Void)?
  /// Who hears of the moments of the run.
  private(set) lazy var observer = makeObserver()
  // The step of the script that ran last.
  private var lastStep: ScriptStep?
  /// What the script did that made the running code run, where something did.
  var cause: ScriptCause?
  var observers: [MomentObserver] = []
  private(set) var touchStreams: [TouchStream] = []
  /// What recognisers made of the fingers by the end of the run, by their numbers.
  package private(set) var fingerFates: [Int: FingerFate] = [:]
  /// The storyboards that the app has defined, by name.
  var storyboards: [String: UIStoryboard.Contents] = [:]
  /// The segues whose pages are presented: a segue lives as long, and holds its page, which
  /// therefore cannot hold it.
  var presentingSegues: [UIStoryboardSegue] = []
  lazy var touchDispatcher = TouchDispatcher(of: self)
  lazy var application = UIApplication(of: self)
  lazy var screen = UIScreen(of: self)
  /// The sizes of the pictures that the script has given the app, by their names, in points.
  var imageSizes: [String: SIMD2<Double>] = [:]
  /// Those of them that have to be decoded.
  var storedImages: [String: LayerImage] = [:]
  /// What timers that are still to fire do.
  var timerActions: [Int: () -> Void] = [:]
  private var commands: [Command] = []
  private var keptObjects: [AnyObject] = []
  private var hasRun = false
  private let limits: RunLimits

  private struct Command {
    let step: ScriptStep
    let action: () -> Void
  }

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
    device.schedule(command: commands.count, at: .zero + time)
    commands.append(Command(step: ScriptStep(name: name, line: line), action: action))
    return ScriptCause(source: .command(commands.count - 1))
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
    touchStreams.append(
      TouchStream(
        step: ScriptStep(name: name, line: line),
        fingers: Set(touches.map(\.finger)),
        times: (times.min() ?? .zero)...(times.max() ?? .zero)
      )
    )
    return ScriptCause(source: .touches(touchStreams.count - 1))
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

  /// The step of the script that the running code comes of, or else the one that ran last.
  var currentStep: ScriptStep? { cause.map(step(of:)) ?? lastStep }

  /// The step of the script that something comes of.
  func step(of cause: ScriptCause) -> ScriptStep {
    switch cause.source {
    case .command(let number): commands[number].step
    case .touches(let number): touchStreams[number].step
    }
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
    keptObjects.append(object)
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
    precondition(!hasRun, "a simulation runs once; create another")
    hasRun = true
    own {
      let window = UIWindow(frame: screen.bounds)
      self.window = window
      schedule("launch", at: .zero) {
        window.show()
        launch(window)
      }
      device.run(self, until: .zero + limit, patience: patience, limits: limits)
      observer.runWillEnd()
      letGo()
    }
    observer.appWasLetGo()
    putFindingsInOrder()
    return device.finish()
  }

  /// Lets go of everything that belongs to the app and may refer back to the simulation.
  private func letGo() {
    window = nil
    commands = []
    keptObjects = []
    timerActions = [:]
    observers = []
    afterCommit = []
    observersByAnimation = [:]
    transactions = TransactionStack()
    runningAnimators = []
    linksByID = [:]
    viewsNeedingLayout = []
    viewsNeedingDisplay = []
    waitingSizeChange = nil
    for transition in runningTransitions { transition.release() }
    storyboards = [:]
    presentingSegues = []
    fingerFates = touchDispatcher.fates
    touchDispatcher = TouchDispatcher(of: self)
    observer.letGo()
  }
}

// MARK: What the device calls

extension Simulation: MainThreadClient {
  package func perform(command number: Int) {
    let command = commands[number]
    lastStep = command.step
    device.record(.command, subject: "app", name: command.step.name)
    device.spendCallback(command.step.name)
    act(because: ScriptCause(source: .command(number)), command.action)
  }

  package func deliver(_ touches: [TouchPanel.Delivery]) {
    // Fingers of several steps that arrive together are one event: the first stands for all.
    let stream = touches.lazy.compactMap { self.stream(of: $0.sample) }.first
    if let stream { lastStep = touchStreams[stream].step }
    act(because: stream.map { ScriptCause(source: .touches($0)) }) {
      touchDispatcher.deliver(touches)
    }
  }

  package func timerDidFire(_ timer: Int) {
    timerActions.removeValue(forKey: timer)?()
  }

  package func animationDidStop(_ id: AnimationID, finished: Bool) {
    guard let stop = observersByAnimation.removeValue(forKey: id) else { return }
    act(because: stop.cause) { stop.tell(finished: finished) }
  }

  package func displayLinkDidFire(
    _ id: DisplayLinkID,
    timestamp: Instant,
    targetTimestamp: Instant
  ) {
    linksByID[id]?.fire(timestamp: timestamp, targetTimestamp: targetTimestamp)
  }

  package func layOutViews() -> Int {
    touchDispatcher.cancelDetached()
    var count = 0
    // Laying out a view may ask for others; an app that never comes to an end goes on next frame.
    var roundsLeft = 16
    while !viewsNeedingLayout.isEmpty, roundsLeft > 0 {
      roundsLeft -= 1
      let asking = viewsNeedingLayout
      viewsNeedingLayout.removeAll(keepingCapacity: true)
      for view in asking where view.needsLayout {
        view.layOutIfShown()
        count += 1
      }
    }
    observer.frameWillCommit()
    return count
  }

  /// Runs something once the running frame is committed, because of what runs now.
  func runAfterCommit(_ action: @escaping () -> Void) {
    afterCommit.append { [unowned self, cause] in act(because: cause, action) }
  }

  package func drawViews() -> [Double] {
    let asking = viewsNeedingDisplay
    viewsNeedingDisplay.removeAll(keepingCapacity: true)
    return asking.compactMap { $0.drawIfShown() }
  }

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
