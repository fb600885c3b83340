internal import Foundation
public import JankEngine
public import JankTrace

/// One run of several processes on a virtual device: the system, apps and their widgets.
///
///     let phone = Phone(programs: [timer])
///     phone.schedule(.open("com.example.timer"), at: .milliseconds(100))
///     phone.schedule(.home, at: .milliseconds(5000))
///     phone.schedule(.showToday, at: .milliseconds(6000))
///     let trace = phone.run(until: .milliseconds(20_000))
///     trace.processes  // the states of each process
///
/// 1. The system runs from the start, with the Notification Center in its window.
/// 2. An app starts when it is opened, a widget when the Notification Center shows it. Each has a
///    main thread, clocks, layers and memory of its own. All share the display, the render server
///    and one queue of events.
/// 3. Processes exchange messages, values of groups and URLs, and no objects.
/// 4. A process that is suspended runs no code. One that ends loses all it has.
///
/// The life of processes is the system's affair and takes no time of any main thread. A phone runs
/// once, on the task that calls it.
public final class Phone {
  let device: Device
  let services = SystemServices()
  let semantics: ChosenSemantics
  let home: HomeScreen
  private(set) var processes: [AppProcess] = []
  /// The app on the screen, if any.
  var foreground: AppProcess?
  var isTodayShown = false
  var interruptions: [RunningInterruption] = []
  var interruptionCount = 0
  /// When processes ended.
  private(set) var ended: [ProcessOwner: Instant] = [:]
  private var actions: [Int: () -> Void] = [:]
  private var actionCount = 0
  private let limits: RunLimits
  private let frameRate: CAFrameRateRange
  private var hasRun = false

  /// Creates a phone with installed apps.
  ///
  /// - Parameters:
  ///   - programs: The apps; their identifiers and those of their widgets must differ.
  ///   - profile: The device.
  ///   - seed: The seed of all sampled costs; the same seed gives the same trace.
  ///   - watchedLayers: The names of layers whose values the trace records in every frame.
  ///   - semantics: The model's choices where public sources are silent.
  ///   - freeWork: The names of work items that take no time, to see the run without them.
  ///   - frameRate: The preferred frame-rate range of display links and animations without their
  ///     own.
  ///   - limits: The limits that abort a run before it settles.
  public init(
    programs: [Program],
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
    self.frameRate = frameRate
    self.limits = limits
    let kinds = programs.flatMap { program in
      [AppProcess.Kind.app(program)]
        + (program.widget.map { [.widget($0, app: program.identifier)] } ?? [])
    }
    device = Device(
      profile: profile,
      seed: seed,
      watchedLayers: watchedLayers,
      freeWork: freeWork,
      processes: kinds.count + 1
    )
    home = HomeScreen()
    services.phone = self
    processes = ([.system] + kinds).enumerated().map { slot, kind in
      AppProcess(slot: slot, kind: kind, phone: self)
    }
    let names = processes.map(\.name)
    precondition(Set(names).count == names.count, "two processes have one identifier: \(names)")
    device.trace.processes = names.map(ProcessRecord.init(name:))
    // Before anything that the script can schedule for the same time.
    processes[0].enter(.active, because: "the device is on")
    begin(processes[0]) { [unowned self] window in home.fill(window, of: self) }
  }
}

// MARK: The script

extension Phone {
  /// A step of the user or of the system.
  public enum Step: Hashable, Sendable {
    /// The user opens an app by its identifier.
    case open(String)
    /// The user returns to the home screen.
    case home
    /// The user pulls down the Notification Center with the widgets.
    case showToday
    /// The user closes the Notification Center.
    case hideToday
    /// The system opens a URL.
    case openURL(String)
    /// The system asks a widget that is not shown for an update.
    case updateWidget(String)
    /// The user expands or collapses a widget.
    case setDisplayMode(NCWidgetDisplayMode, of: String)
    /// The process ends at once, without a callback.
    case kill(String)
    /// The user sets the clock forward by a number of seconds, or back.
    case changeClock(by: Double)
    /// The system warns of low memory.
    case warnOfMemory
    /// The system ends processes until it has freed a number of bytes.
    case freeMemory(Int)
    /// Something of the device interrupts the user for a time.
    case interrupt(Interruption, for: Interval)
  }

  /// Schedules a step.
  public func schedule(_ step: Step, at time: Interval) { schedule(step, at: time, line: nil) }

  /// Schedules a step of a line of a scenario's file, which warnings name.
  package func schedule(_ step: Step, at time: Interval, line: Int?) {
    schedule(at: .zero + time, isScripted: true) { [unowned self] in
      perform(step, inLine: line)
    }
  }

  /// Schedules an action of the user in a process, such as a tap on a button.
  ///
  /// A process that is not running at that time ignores it, with a warning.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - time: The time since the start of the run.
  ///   - identifier: The identifier of the app or widget.
  ///   - action: The action, which receives the window of the process.
  public func schedule(
    _ name: String,
    at time: Interval,
    in identifier: String,
    _ action: @escaping (UIWindow) -> Void
  ) {
    schedule(at: .zero + time, isScripted: true) { [unowned self] in
      guard let process = running(identifier, for: name) else { return }
      call(name, in: process, after: .zero) { simulation in
        guard let window = simulation.window else { return }
        simulation.device.record(.command, subject: process.name, name: name)
        action(window)
      }
    }
  }

  /// Schedules work that occupies the main thread of a process.
  public func schedule(
    stallNamed name: String,
    at time: Interval,
    for length: Interval,
    in identifier: String
  ) {
    schedule(at: .zero + time, isScripted: true) { [unowned self] in
      guard let process = running(identifier, for: name) else { return }
      device.enter(process.slot)
      device.schedule(stallNamed: name, of: length, at: .zero + time)
      device.enter(0)
    }
  }

  /// Schedules code that prepares steps of a process, such as a tap, and takes no time itself.
  ///
  /// A process that launches does it after its first code, one that is not running at that time
  /// ignores it, with a warning.
  ///
  /// - Parameters:
  ///   - name: The name in warnings.
  ///   - time: The time since the start of the run.
  ///   - identifier: The identifier of the app or widget.
  ///   - isOfUser: Whether a user does it, who reaches only what is on screen.
  ///   - action: The code, which receives the time since the start of the run.
  package func schedule(
    _ name: String,
    at time: Interval,
    preparing identifier: String,
    ofUser isOfUser: Bool,
    _ action: @escaping (Interval) -> Void
  ) {
    schedule(at: .zero + time, isScripted: true) { [unowned self] in
      if isOfUser { warnIfUnseen(process(identifier), name) }
      guard let process = running(identifier, for: name), let simulation = process.simulation
      else { return }
      let step = { [unowned self] in action(device.mediaTime - .zero) }
      guard simulation.life.stage == .running else {
        return process.waitingSteps.append((name, step))
      }
      device.enter(process.slot)
      simulation.own(step)
      device.enter(0)
    }
  }

  /// Schedules work that delays the GPU with the next frame.
  package func schedule(renderStallNamed name: String, at time: Interval, for length: Interval) {
    device.schedule(renderStallNamed: name, of: length, at: .zero + time)
  }

  /// Schedules a limit of the refresh rate, in hertz from 1 to 1000.
  package func schedule(rateLimit hertz: Int, at time: Interval) {
    device.schedule(rateLimit: hertz, at: .zero + time)
  }

  /// Records every visible layer in each frame, for drawing; to be called before the run.
  package func recordFilm(lookLimit: Int) { device.recordFilm(lookLimit: lookLimit) }

  /// A process by its identifier; a fatal error names the known ones.
  func process(_ identifier: String) -> AppProcess {
    guard let process = processes.first(where: { $0.name == identifier }) else {
      let names = processes.map(\.name).joined(separator: ", ")
      fatalError("there is no process \(identifier); there are \(names)")
    }
    return process
  }

  private func running(_ identifier: String, for step: String) -> AppProcess? {
    let process = process(identifier)
    if process.isRunning { return process }
    warn(of: step, without: process)
    return nil
  }

  /// Warns that a step of the user reaches an app that is not on screen.
  private func warnIfUnseen(_ process: AppProcess, _ step: String) {
    guard process.state == .background || process.state == .suspended else { return }
    let text = "\(step): \(process.name) is not on screen; open it before"
    device.record(.warning, subject: "script", name: text)
  }

  /// Warns that a step does nothing, because its process does not run or ended while it launched.
  func warn(of step: String, without process: AppProcess) {
    let text = "\(step): \(process.name) is not running"
    device.record(.warning, subject: "script", name: text)
  }
}

// MARK: The run

extension Phone {
  /// Plays the run and returns its trace.
  ///
  /// - Parameters:
  ///   - limit: The time at which the run ends if it has not settled.
  ///   - patience: The minimum time that the run continues after the last scheduled item.
  /// - Returns: The trace of the run.
  public func run(
    until limit: Interval = .milliseconds(60_000),
    patience: Interval = .zero
  ) -> Trace {
    precondition(!hasRun, "a phone runs once; create another")
    hasRun = true
    let system = processes[0]
    device.run(self, until: .zero + limit, patience: patience, limits: limits)
    for process in processes.reversed() {
      guard let simulation = process.simulation else { continue }
      device.enter(process.slot)
      if process === system { home.letGo() }
      notePeak(of: process)
      simulation.endApp()
      process.simulation = nil
    }
    device.enter(0)
    actions = [:]
    device.trace.findings = device.trace.findings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    return device.finish()
  }

  /// Gives a process an app, and has it build its window as soon as its main thread is free.
  func begin(_ process: AppProcess, _ launch: @escaping (UIWindow) -> Void) {
    device.enter(process.slot)
    device.animations.standardRateRequest = frameRate.rateRequest
    let simulation = Simulation(in: device, semantics: semantics)
    simulation.app.services = services
    simulation.app.process = process
    process.simulation = simulation
    let timer = device.callSoon(in: process.slot)
    simulation.clocks.timers[timer] = { [unowned simulation] in
      simulation.beginApp(launch)
      let steps = process.waitingSteps
      process.waitingSteps = []
      for step in steps { simulation.own(step.action) }
    }
  }

  func notePeak(of process: AppProcess) {
    let peak = device.memory.peak
    let slot = process.slot
    device.trace.processes[slot].peakMemory = max(device.trace.processes[slot].peakMemory, peak)
  }

  func noteEnd(of owner: ProcessOwner) { ended[owner] = device.mediaTime }
}

// MARK: Messages

extension Phone {
  /// Runs code of the system at an instant, outside any main thread.
  func schedule(at instant: Instant, isScripted: Bool = false, _ action: @escaping () -> Void) {
    actionCount += 1
    actions[actionCount] = action
    device.schedule(systemAction: actionCount, at: instant, isScripted: isScripted)
  }

  /// Sends a message to the system from the running code.
  func tellSystem(after latency: Interval = SystemTimes.message, _ action: @escaping () -> Void) {
    let (sender, sent) = (device.owner, device.mediaTime)
    schedule(at: sent + latency) { [unowned self] in
      // Code runs ahead of the clock: a process that has ended meanwhile never sent this.
      if let end = ended[sender], end < sent { return }
      action()
    }
  }

  /// Sends a message to a process, which acts on it once its main thread is free.
  ///
  /// Messages between two processes keep their order. One to a process that is not running is
  /// dropped, one to a suspended process waits.
  func call(
    _ name: String,
    in process: AppProcess,
    after latency: Interval = SystemTimes.message,
    _ action: @escaping (Simulation) -> Void
  ) {
    tellSystem(after: latency) { [unowned self] in
      guard let simulation = process.simulation else { return }
      let timer = device.callSoon(in: process.slot)
      simulation.clocks.timers[timer] = { [unowned simulation] in
        simulation.device.spendCallback(name)
        action(simulation)
      }
    }
  }
}

extension Phone: MainThreadClient {
  private func inCurrent<Result>(_ body: (Simulation) -> Result) -> Result {
    guard let simulation = processes[device.currentProcess].simulation else {
      preconditionFailure("a process without an app has the main thread")
    }
    return simulation.own { body(simulation) }
  }

  package func perform(command: Int) { inCurrent { $0.perform(command: command) } }

  package func timerDidFire(_ timer: Int) {
    inCurrent { $0.timerDidFire(timer) }
  }

  package func deliver(_ touches: [TouchPanel.Delivery]) { inCurrent { $0.deliver(touches) } }

  package func animationDidStop(_ id: AnimationID, finished: Bool) {
    inCurrent { $0.animationDidStop(id, finished: finished) }
  }

  package func displayLinkDidFire(
    _ id: DisplayLinkID,
    timestamp: Instant,
    targetTimestamp: Instant
  ) {
    inCurrent {
      $0.displayLinkDidFire(id, timestamp: timestamp, targetTimestamp: targetTimestamp)
    }
  }

  package func layOutViews() -> Int { inCurrent { $0.layOutViews() } }

  package func takeLaidOutPages() -> [String] { inCurrent { $0.takeLaidOutPages() } }

  package func drawViews() -> [DrawnView] { inCurrent { $0.drawViews() } }

  package func didCommit() -> Bool { inCurrent { $0.didCommit() } }

  package func perform(systemAction number: Int) {
    actions.removeValue(forKey: number)?()
  }

  package func turnDidEnd(startedAt start: Instant) {
    let process = processes[device.currentProcess]
    noteHang(of: process, startedAt: start)
    guard device.memory.isOverLimit, !process.isCondemned else { return }
    process.isCondemned = true
    let used = device.memory.used
    schedule(at: device.busyUntil) { [unowned self] in endOverLimit(process, used: used) }
  }
}
