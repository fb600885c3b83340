/// A virtual device that plays one run.
///
/// 1. Commands, touches and stalls are scheduled.
/// 2. ``run(_:until:)`` takes the earliest event, sets the time, acts, and continues until no event
///    is left or the time is over.
/// 3. At each refresh the render server starts a frame if there is anything to present. The main
///    thread begins a frame if one is requested: input, ended animations, display links, layout,
///    commit.
/// 4. ``finish()`` returns the trace.
///
/// A device belongs to one task: it is not `Sendable`, reads no clock and starts no thread.
///
/// Its variables are not checked for exclusive access at run time, which took a tenth of the time
/// of a run. That is safe because no method of their values calls the app. Other modules would
/// check all the same, so they reach the layers through accessors.
package final class Device {
  package let profile: DeviceProfile
  @safe @exclusivity(unchecked) var tree: LayerTree
  @safe @exclusivity(unchecked) package var links = DisplayLinks()
  @safe @exclusivity(unchecked) package var animations = AnimationState()
  @safe @exclusivity(unchecked) package var trace: Trace
  @safe @exclusivity(unchecked) var costs: CostModel
  @safe @exclusivity(unchecked) var queue = EventQueue()
  @safe @exclusivity(unchecked) var now = Instant.zero
  @safe @exclusivity(unchecked) var mainThread = MainThread()
  @safe @exclusivity(unchecked) var app = AppState()
  @safe @exclusivity(unchecked) var screen: ScreenState
  @safe @exclusivity(unchecked) var server: RenderServer
  @safe @exclusivity(unchecked) var panel = TouchPanel()
  @safe @exclusivity(unchecked) var script = RunScript()
  @safe @exclusivity(unchecked) var processes: ProcessTable

  /// The layers of the app.
  package var layers: LayerTree {
    _read { yield tree }
    _modify { yield &tree }
  }

  /// The refreshes of the display, whose rate may change.
  package var display: RefreshGrid {
    // Not copied, which would count the list of its earlier rates.
    _read { yield screen.rate.grid }
  }

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - profile: Its screen, its buffering and its costs.
  ///   - seed: The seed of all sampled costs.
  ///   - watchedLayers: The names of layers that the trace records frame by frame.
  ///   - freeWork: The titles of work that takes no time; `prepare` and `execute` for the render
  ///     server's. Costs are sampled all the same, so those of other work do not change.
  ///   - interval: The measured interval of the display, or nil for that of the profile's rate.
  ///   - processes: How many processes there can be. Only the first runs from the start.
  package init(
    profile: DeviceProfile,
    seed: UInt64,
    watchedLayers: Set<String> = [],
    freeWork: Set<String> = [],
    interval: Interval? = nil,
    processes: Int = 1
  ) {
    self.profile = profile
    self.processes = ProcessTable(
      count: processes,
      profile: profile,
      seed: seed,
      freeWork: freeWork
    )
    screen = ScreenState(profile, interval: interval)
    tree = LayerTree(screenSize: profile.screenSize)
    costs = CostModel(costs: profile.costs, seed: seed, freeWork: freeWork)
    server = RenderServer(
      display: screen.rate.grid,
      buffering: profile.buffering,
      hysteresis: profile.hysteresis,
      queue: profile.bufferQueue,
      panel: PanelTicks(profile),
      screenSize: profile.screenSize,
      screenScale: profile.screenScale,
      watchedNames: watchedLayers
    )
    trace = Trace(
      modelVersion: Model.version,
      seed: seed,
      refreshRate: profile.refreshRate
    )
    trace.panelRate = profile.panelRate
    // Enough for most runs, so that they need not copy them again and again.
    trace.frames.reserveCapacity(128)
    trace.samples.reserveCapacity(watchedLayers.isEmpty ? 0 : 256)
  }
}

// MARK: Scheduling

extension Device {
  /// Schedules a command, delivered with the input of the first frame at or after an instant.
  package func schedule(command: Int, at instant: Instant) {
    scheduleScripted(.command(processes.tagged(command)), at: instant)
  }

  /// Schedules touches as the device's touch panel senses them.
  package func schedule(touches recorded: [TouchSample]) {
    let sampling = profile.touchSampling
    let latency = sampling?.latency ?? .zero
    for touch in sampling?.samples(of: recorded, seed: trace.seed) ?? recorded {
      scheduleScripted(.touch(script.add(touch)), at: touch.time + latency)
    }
  }

  /// Schedules work that occupies the main thread outside any frame.
  package func schedule(stallNamed name: String, of length: Interval, at instant: Instant) {
    let stall = RunScript.Stall(name: name, length: length, process: processes.current)
    scheduleScripted(.stall(script.add(stall)), at: instant)
  }

  /// Schedules work that delays the GPU with the first frame after an instant.
  package func schedule(renderStallNamed name: String, of length: Interval, at instant: Instant) {
    let stall = RunScript.Stall(name: name, length: length)
    scheduleScripted(.renderStall(script.add(stall)), at: instant)
  }

  /// Schedules a limit of the refresh rate, in hertz from 1 to 1000, as in Low Power Mode.
  package func schedule(rateLimit hertz: Int, at instant: Instant) {
    scheduleScripted(.rateLimit(hertz), at: instant)
  }

  func scheduleScripted(_ event: Event, at instant: Instant) {
    let due = max(instant, now)
    script.end = max(script.end, due)
    queue.schedule(event, at: due)
  }
}

// MARK: The app's interface

extension Device {
  /// The time of the running code, the result of CACurrentMediaTime.
  package var mediaTime: Instant { app.isInCode ? mainThread.clock : now }

  /// The refresh at which the current frame began.
  package var currentRefresh: Int { app.frameBegin }

  /// Spends the time of one callback on the main thread.
  package func spendCallback(_ name: String) {
    spend(costs.callback(), on: .callback, name: name)
  }

  /// Spends a specified time on the main thread.
  package func spend(_ cost: Interval, on name: String) {
    spend(cost, on: .callback, name: name)
  }

  /// Records an event of the main thread.
  package func record(_ kind: TraceEvent.Kind, subject: String, name: String) {
    trace.events.append(
      TraceEvent(
        kind: kind,
        time: mediaTime,
        subject: subject,
        name: name,
        process: processes.current
      )
    )
  }

  func spend(
    _ cost: Interval,
    on kind: WorkRecord.Kind,
    name: String,
    subjects: [String] = []
  ) {
    let start = mainThread.spend(costs.isFree(name, kind) ? .zero : cost)
    let (end, since) = (mainThread.clock, mainThread.requested)
    trace.works.append(
      WorkRecord(
        kind: kind,
        name: name,
        start: start,
        end: end,
        turn: app.turnCount,
        requested: since,
        subjects: subjects,
        process: processes.current
      )
    )
  }
}

// MARK: The loop

extension Device {
  /// Plays all events up to a limit.
  ///
  /// - Parameters:
  ///   - client: The app.
  ///   - limit: The time at which the run ends if it has not settled.
  ///   - patience: How long the run continues in any case after the last scheduled event, including
  ///     events that are scheduled meanwhile.
  ///   - limits: Further limits of the run.
  package func run(
    _ client: some MainThreadClient,
    until limit: Instant,
    patience: Interval = .zero,
    limits: RunLimits = RunLimits()
  ) {
    wake()
    var budget = RunBudget(limits)
    var end: Instant { max(limit, script.end + patience) }
    while let (due, event) = queue.popFirst(until: end), budget.takeEvent() {
      now = due
      switch event {
      case .refresh(let refresh):
        screen.lastRefresh = refresh
        screen.isAwake = false
        if profile.bufferQueue == nil { render(refresh) }
        inEachProcess { beginFrame(refresh) }
        followRateRequests()
      case .command(let command):
        if let command = enterProcess(of: command) { app.commands.append(command) }
      case .touch(let touch):
        enter(client.receiver(of: script.touches[touch]))
        panel.sense(script.touches[touch])
      case .stall(let stall):
        enter(script.stalls[stall].process)
        mainThread.enqueue(.stall(stall), at: now)
      case .renderStall(let stall): stallRendering(script.stalls[stall])
      case .rateLimit(let hertz): limitRate(to: hertz)
      case .timer(let timer):
        if enterProcess(of: timer) != nil { mainThread.enqueue(.timer(timer), at: now) }
      case .recorded(let frame): mainThread.enqueue(.recorded(frame), at: now)
      case .system(let action):
        enter(0)
        client.perform(systemAction: action)
      case .mainThreadFree: break
      }
      var isBeyondClock = server.isBeyondClock
      inEachProcess {
        noteRequest(at: now)
        serveMainThread(client)
        if mainThread.clock >= ClockRange.end { isBeyondClock = true }
        noteRequest(at: max(now, mainThread.clock))
      }
      // The frame of the app at this refresh has the animations as well, if it was handed over.
      if profile.bufferQueue != nil, case .refresh(let refresh) = event { render(refresh) }
      if isBeyondClock {
        budget.endBeyondClock()
        break
      }
      if wantsRefresh { wake() }
    }
    trace.cameToRest = queue.count == 0 && budget.exhaustion == nil
    if let exhaustion = budget.exhaustion {
      trace.failures.append(ScriptFailure(exhaustion, line: nil))
    } else if !trace.cameToRest {
      now = end
    }
  }

  private func wake() {
    guard !screen.isAwake else { return }
    screen.isAwake = true
    screen.nextRefresh = max(display.refresh(atOrAfter: now), screen.lastRefresh + 1)
    queue.schedule(.refresh(screen.nextRefresh), at: display.time(of: screen.nextRefresh))
  }

  // An animation whose time is paused does nothing until it is resumed.
  private var wantsRefresh: Bool {
    var isWanted = server.isBusy
    inEachProcess {
      isWanted = isWanted || layers.hasPassingAnimations() || wantsFrame(at: .max)
    }
    return isWanted
  }

  // A timer that waits for the thread counts as input, like a touch: its changes belong to the
  // frame that begins at the refresh after it was due, and are late if the thread is.
  private func wantsFrame(at refresh: Int) -> Bool {
    guard !app.isLaunching else { return false }
    return !app.commands.isEmpty || !panel.isEmpty || links.isRunning(at: refresh)
      || layers.hasChanges || !animations.stopped.isEmpty || app.hasLeftovers
      || mainThread.hasWaitingTimer
  }

  /// Records since when the app requests a frame.
  private func noteRequest(at instant: Instant) {
    if app.requestedAt == nil, wantsFrame(at: .max) { app.requestedAt = instant }
  }

  func render(_ refresh: Int, handedOver: Instant? = nil) {
    let process = processes.current
    enter(0)
    let frame = server.refresh(
      refresh,
      handedOver: handedOver,
      costs: &costs,
      samples: &trace.samples
    )
    if let frame { trace.frames.append(frame) }
    enter(process)
  }

  /// Enqueues the main thread's part of a frame if one is requested.
  private func beginFrame(_ refresh: Int) {
    guard !mainThread.hasWaitingFrame else { return }
    guard
      wantsFrame(at: refresh)
        || layers.hasEndedAnimations(at: display.time(of: refresh).seconds)
    else { return }
    app.requestedAt = app.requestedAt ?? now
    mainThread.enqueue(.frame(begin: refresh), at: now)
  }

  private func serveMainThread(_ client: some MainThreadClient) {
    while let request = mainThread.takeUp(at: now) {
      app.turnCount += 1
      switch request {
      case .frame(let begin): runFrame(begin, client)
      case .timer(let timer): fire(timer, client)
      case .stall(let stall):
        let stall = script.stalls[stall]
        recordFault(stall.name, of: "main thread")
        spend(stall.length, on: .stall, name: stall.name)
      case .recorded(let frame): play(script.recorded[frame])
      }
      if processes.count > 1 { client.turnDidEnd(startedAt: now) }
      if !mainThread.isFree(at: now) { queue.schedule(.mainThreadFree, at: mainThread.freeAt) }
    }
  }
}

// MARK: One frame on the main thread

extension Device {
  private func runFrame(_ begin: Int, _ client: some MainThreadClient) {
    app.frameBegin = begin
    app.isInCode = true
    app.hasLeftovers = false
    app.droppedTimer = nil
    // Apple's begin time: the earliest time at which the app may commit, which is the commit
    // deadline of the previous frame. A thread that is always late counts as late once, not again
    // with every frame.
    let commitBeforeFrame = app.lastCommitEnd
    if let missedTick = app.missedTick, begin > missedTick.lastAnswer { app.missedTick = nil }
    var start = mainThread.clock
    var requested = app.requestedAt
    app.requestedAt = nil
    var ticks = FrameTicks(begin: begin, start: start, links: links)
    deliverInput(to: client)
    stopAnimations(client)
    callLinks(for: &ticks, client)
    if let cost = costs.frame() { spend(cost, on: .callback, name: "frame") }
    // Code that waited for a commit may change layers again; those changes are committed in the
    // same frame. If there is no end to it, the app continues in the next frame.
    var commitsLeft = 16
    var hasCommitted = false
    repeat {
      commitsLeft -= 1
      let laidOutCount = client.layOutViews()
      if laidOutCount > 0 {
        let pages = client.takeLaidOutPages()
        spend(costs.layout(views: laidOutCount), on: .layout, name: "layout", subjects: pages)
      }
      draw(client.drawViews())
      if commit(begin: begin, after: commitBeforeFrame, requested: requested, workStart: start) {
        start = mainThread.clock
        requested = start
        hasCommitted = true
      }
    } while client.didCommit() && commitsLeft > 0
    if hasCommitted { handOver(frameBegin: begin) }
    if !hasCommitted { noteMissedTick(of: ticks, requested: requested) }
    app.time = nil
    app.isInCode = false
  }

  private func deliverInput(to client: some MainThreadClient) {
    for command in app.takeCommands() { client.perform(command: command) }
    guard !panel.isEmpty else { return }
    let deliveries = panel.takeDeliveries()
    trace.touches += deliveries.flatMap { $0.records(deliveredAt: mainThread.clock) }
    client.deliver(deliveries)
  }

  private func stopAnimations(_ client: some MainThreadClient) {
    var stopped = animations.takeStopped()
    for (layer, animation) in layers.endedAnimations(at: now.seconds) {
      layers.end(animation, of: layer)
      // The members of a group end together, under one name.
      if stopped.last?.id != animation { stopped.append((animation, finished: true)) }
    }
    stopped.sort { $0.id < $1.id }
    for (id, finished) in stopped {
      client.animationDidStop(id, finished: finished)
    }
  }
}
