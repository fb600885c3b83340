internal import Foundation
internal import JankEngine
internal import JankTrace

/// The life of processes, as the system decides on it.
extension Phone {
  func perform(_ step: Step, inLine line: Int?) {
    device.record(.command, subject: TraceEvent.deviceSubject, name: "\(step)")
    if let obstacle = obstacle(to: step) {
      let name = line.map { "the step in line \($0)" } ?? "\(step)"
      device.record(.warning, subject: "script", name: "\(name) does nothing: \(obstacle)")
    }
    switch step {
    case .open(let identifier): open(process(identifier), because: "opened by the user")
    case .home: goHome()
    case .showToday: showToday()
    case .hideToday: whenWidgetsRespond { $0.hideToday() }
    case .openURL(let text): if let url = URL(string: text) { _ = open(url, from: nil) }
    case .updateWidget(let identifier): update(process(identifier))
    case .setDisplayMode(let mode, let identifier):
      whenWidgetsRespond { $0.setDisplayMode(mode, of: $0.process(identifier)) }
    case .kill(let identifier): end(process(identifier), because: "ended by the script")
    case .changeClock(let seconds):
      services.clock.change(by: seconds)
      device.record(.fault, subject: "clock", name: "changed by \(seconds) s")
    case .warnOfMemory: warnOfMemory()
    case .freeMemory(let bytes): freeMemory(bytes)
    case .interrupt(let kind, let length): begin(kind, for: length)
    }
  }

  /// Why a step does nothing, or nil for one that does something.
  private func obstacle(to step: Step) -> String? {
    switch step {
    case .showToday: isTodayShown ? "the Notification Center is shown already" : nil
    case .hideToday: isTodayShown ? nil : "the Notification Center is not shown"
    case .openURL(let text):
      URL(string: text).flatMap(app(for:)) == nil ? "no app opens \(text)" : nil
    case .setDisplayMode(_, let identifier):
      process(identifier).today.isShown ? nil : "\(identifier) is not shown"
    case .kill(let identifier):
      process(identifier).isRunning ? nil : "\(identifier) is not running"
    case .open, .home, .updateWidget, .changeClock, .warnOfMemory, .freeMemory, .interrupt: nil
    }
  }

  /// The app of a URL's scheme, if any.
  private func app(for url: URL) -> AppProcess? {
    let scheme = url.scheme?.lowercased() ?? ""
    return processes.first { process in
      guard case .app(let program) = process.kind else { return false }
      return program.urlSchemes.contains { $0.lowercased() == scheme }
    }
  }

  /// Opens the app of a URL and returns whether there is one.
  func open(_ url: URL, from process: AppProcess?) -> Bool {
    guard let app = app(for: url) else { return false }
    open(app, because: "opened by \(url)", request: OpenRequest(url: url, sender: process?.name))
    return true
  }

  private func goHome() {
    leaveInterruptions()
    if isTodayShown { hideToday() }
    guard let app = foreground else { return }
    foreground = nil
    home.hide(app)
    leaveScreen(app)
  }
}

// MARK: Apps

extension Phone {
  private func open(
    _ app: AppProcess,
    because reason: String,
    request: OpenRequest? = nil
  ) {
    guard case .app(let program) = app.kind else { return }
    leaveInterruptions()
    if isTodayShown { hideToday() }
    if let other = foreground, other !== app { leaveScreen(other) }
    foreground = app
    home.show(app)
    guard app.isRunning else { return launch(app, program, because: reason, request) }
    let wasInBackground = app.state == .background || app.state == .suspended
    resume(app)
    // A launch under way continues, and opens the URL after it.
    if wasInBackground {
      call("applicationWillEnterForeground", in: app, after: .zero) { simulation in
        simulation.announce(.willEnterForeground)
      }
    }
    if let request { call("open URL", in: app, after: .zero) { $0.open(request) } }
    if app.state != .launching, app.state != .active { becomeActive(app, because: reason) }
  }

  private func launch(
    _ app: AppProcess,
    _ program: Program,
    because reason: String,
    _ request: OpenRequest?
  ) {
    app.enter(.launching, because: reason)
    app.isCondemned = false
    device.start(process: app.slot, memoryLimit: nil, launchTime: program.launchTime)
    device.memory.take(program.footprint)
    begin(app) { [unowned self] window in
      let simulation = app.simulation
      device.record(.callback, subject: app.name, name: "didFinishLaunching")
      let delegate = program.launch(window)
      simulation?.app.delegate = delegate
      if let application = simulation?.app.application {
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
      }
      if let request { simulation?.open(request) }
      tellSystem(after: .zero) { [unowned self] in
        guard app.state == .launching else { return }
        if foreground === app, !isForegroundCovered {
          becomeActive(app, because: "launched")
        } else if foreground === app {
          let cover = isTodayShown ? "under the Notification Center" : "during an interruption"
          app.enter(.inactive, because: "launched \(cover)")
        } else {
          leaveScreen(app)
        }
      }
    }
  }

  func becomeActive(_ app: AppProcess, because reason: String) {
    app.enter(.active, because: reason)
    call("applicationDidBecomeActive", in: app, after: .zero) { $0.announce(.didBecomeActive) }
  }

  func resignActive(_ app: AppProcess, because reason: String) {
    guard app.state == .active else { return }
    app.enter(.inactive, because: reason)
    call("applicationWillResignActive", in: app, after: .zero) { $0.announce(.willResignActive) }
  }

  private func leaveScreen(_ app: AppProcess) {
    guard app.isRunning else { return }
    resignActive(app, because: "left the screen")
    app.enter(.background, because: "left the screen")
    call("applicationDidEnterBackground", in: app, after: .zero) { [unowned self] simulation in
      simulation.announce(.didEnterBackground)
      // The main thread may have been busy until the app was opened again.
      guard app.state == .background else { return }
      plan(after: SystemTimes.backgroundTime, for: app) { [unowned self] in
        suspend(app, because: "its background time is over")
      }
    }
  }

  /// Does something later, if the state of a process is the same until then.
  func plan(after delay: Interval, for process: AppProcess, _ action: @escaping () -> Void) {
    let (count, state) = (process.changeCount, process.state)
    tellSystem(after: delay) {
      guard process.changeCount == count, process.state == state else { return }
      action()
    }
  }

  func suspend(_ process: AppProcess, because reason: String) {
    process.enter(.suspended, because: reason)
    device.setSuspended(true, process: process.slot)
  }

  func resume(_ process: AppProcess) { device.setSuspended(false, process: process.slot) }
}

// MARK: Ends

extension Phone {
  /// Ends a process at once; none of its code hears of it (certain).
  func end(_ process: AppProcess, because reason: String) {
    guard process.isRunning, let simulation = process.simulation else { return }
    device.enter(process.slot)
    notePeak(of: process)
    let owner = device.owner
    let lost = services.defaults.forget(owner, at: device.mediaTime)
    if let key = lost.first {
      simulation.find(
        .valuesAreSaved,
        of: process.name,
        "\(lost.count) values were lost, the first \"\(key)\", because the process ended before"
          + " they were written; synchronise, or save before"
      )
    }
    simulation.killApp()
    _ = services.defaults.forget(owner, at: device.mediaTime)
    services.files.forget(owner, at: device.mediaTime)
    device.end(process: process.slot)
    process.simulation = nil
    process.today.unanswered = []
    for step in process.waitingSteps { warn(of: step.name, without: process) }
    process.waitingSteps = []
    noteEnd(of: owner)
    device.record(.fault, subject: process.name, name: "ended: \(reason)")
    process.enter(.notRunning, because: reason)
    if process === foreground {
      foreground = nil
      home.hide(process)
    }
    if process.today.isShown { home.showSnapshot(of: process) }
  }

  func endOverLimit(_ process: AppProcess, used: Int) {
    guard let simulation = process.simulation, process.isCondemned else { return }
    device.enter(process.slot)
    let limit = device.memory.limit ?? 0
    simulation.find(
      .widgetsStayUnderTheirLimit,
      of: process.name,
      "uses \(used) bytes, and the system ends it above \(limit)"
    )
    device.enter(0)
    end(process, because: "over its memory limit of \(limit) bytes")
  }

  private func warnOfMemory() {
    device.record(.fault, subject: "memory", name: "warning")
    for process in processes.dropFirst() where process.isRunning && process.state != .suspended {
      call("applicationDidReceiveMemoryWarning", in: process, after: .zero) { $0.warnOfMemory() }
    }
  }

  /// Ends processes in the system's order until enough memory is free.
  ///
  /// Inferred: the lowest priority first, and extensions before the app that is on screen.
  private func freeMemory(_ bytes: Int) {
    var missing = bytes
    for process in processes.dropFirst().sorted(by: { endsBefore($0, $1) }) {
      guard missing > 0, process.isRunning else { continue }
      device.enter(process.slot)
      missing -= device.memory.used
      device.enter(0)
      end(process, because: "the system needs memory")
    }
  }

  private func endsBefore(_ one: AppProcess, _ other: AppProcess) -> Bool {
    func rank(_ process: AppProcess) -> (Int, Int, Int) {
      let states: [ProcessRecord.State] = [.suspended, .background, .launching, .inactive]
      let state = states.firstIndex(of: process.state) ?? states.count
      let isInBackground = state < 2
      return (isInBackground ? 0 : 1, process.isWidget ? 0 : 1, isInBackground ? state : 0)
    }
    let (left, right) = (rank(one), rank(other))
    return left == right ? one.slot < other.slot : left < right
  }
}

// MARK: Callbacks

/// A URL that an app opens, and the process that asked for it, unless that is the system.
struct OpenRequest {
  let url: URL
  let sender: String?

  var options: [UIApplication.OpenURLOptionsKey: Any] {
    sender.map { [.sourceApplication: $0] } ?? [:]
  }
}

extension Simulation {
  enum LifeMoment: String {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
    case didReceiveMemoryWarning
  }

  /// Calls the delegate of the app, then posts the notification (certain order).
  func announce(_ moment: LifeMoment) {
    let application = app.application
    device.record(.callback, subject: app.process?.name ?? "app", name: moment.rawValue)
    let name: Notification.Name
    switch moment {
    case .willResignActive:
      app.delegate?.applicationWillResignActive(application)
      name = UIApplication.willResignActiveNotification
    case .didEnterBackground:
      app.delegate?.applicationDidEnterBackground(application)
      name = UIApplication.didEnterBackgroundNotification
    case .willEnterForeground:
      app.delegate?.applicationWillEnterForeground(application)
      name = UIApplication.willEnterForegroundNotification
    case .didBecomeActive:
      app.delegate?.applicationDidBecomeActive(application)
      name = UIApplication.didBecomeActiveNotification
    case .didReceiveMemoryWarning:
      app.delegate?.applicationDidReceiveMemoryWarning(application)
      name = UIApplication.didReceiveMemoryWarningNotification
    }
    NotificationCenter.default.post(name: name, object: application)
  }

  func open(_ request: OpenRequest) {
    let url = request.url
    device.record(.callback, subject: app.process?.name ?? "app", name: "open \(url)")
    if app.delegate?.application(app.application, open: url, options: request.options) != true {
      warn("no delegate of the app opened \(url)")
    }
  }
}

extension Simulation {
  /// Schedules a warning of low memory: the system calls the delegate of the app and all its view
  /// controllers.
  ///
  /// - Parameter time: The time since the start of the run.
  public func scheduleMemoryWarning(at time: Interval) {
    schedule("system warns of low memory", at: time) { [unowned self] in
      device.record(.fault, subject: "memory", name: "warning")
      warnOfMemory()
    }
  }

  fileprivate func warnOfMemory() {
    announce(.didReceiveMemoryWarning)
    window?.rootViewController?.warnOfMemory()
  }
}

extension UIViewController {
  fileprivate func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    presentedViewController?.warnOfMemory()
  }
}
