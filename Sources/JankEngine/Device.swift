/// A virtual device that plays one run.
///
/// 1. Commands, touches and stalls are scheduled.
/// 2. ``run(_:until:)`` takes the earliest event, sets the time, acts, and goes on until nothing is
///    left to happen or the time is over.
/// 3. At each refresh the render server starts a frame if there is anything to show, and the main
///    thread begins a frame if anything wants one: input, animations that ended, display links,
///    layout, commit.
/// 4. ``finish()`` hands over the trace.
///
/// A device belongs to one task: it is not `Sendable`, reads no clock and starts no thread.
package final class Device {
  package let profile: DeviceProfile
  /// The refreshes of the display, whose rate may change.
  package var display: RefreshGrid { rate.grid }
  package var layers: LayerTree
  package var links = DisplayLinks()
  /// How often links and animations want to be shown that do not say so.
  package var standardWish = FrameRateWish.every
  package var trace: Trace
  /// Whether code runs whose changes of views are animated.
  package var isAnimatingChanges = false

  var queue = EventQueue()
  var costs: CostModel
  private var frameCosts: FrameCostSource
  var mainThread = MainThread()
  var server: RenderServer
  var panel = TouchPanel()
  private var touches: [TouchSample] = []
  private var stalls: [Stall] = []
  var rate: AdaptiveRate
  var images = ImageDecoding()
  // The next refresh, where it is an event already.
  var nextRefresh = 0
  var timerCount = 0
  // The timers that are still wanted.
  var timers: [Int: PendingTimer] = [:]
  private let seed: UInt64
  // Titles of work that takes no time in this run.
  let freeWork: Set<String>
  private var commands: [Int] = []
  var stoppedAnimations: [(id: AnimationID, finished: Bool)] = []
  var now = Instant.zero
  /// When the last of the commands, touches and faults comes that were scheduled so far.
  private var lastScripted = Instant.zero
  var lastRefresh = -1
  var isAwake = false
  // The turns of the main thread's run loop so far.
  private var turnCount = 0
  private var frameBegin = 0
  // The end of the newest commit: the next frame can begin at the refresh at or after it. Kept as
  // an instant, since the numbers of refreshes to come change with the rate of the display.
  var lastCommitEnd = Instant.zero
  // The call of a display link or a timer that the next commit makes up for.
  var missedTick: MissedTick?
  // When the first of the timers was due that the running code took back overdue.
  var droppedTimer: Instant?
  // The time that the running code computes what it moves for, where that is known.
  var appTime: AppTime?
  // Since when a frame is wanted, where one is.
  private var requestedAt: Instant?
  var isInCode = false
  // Code that ran outside a frame may have left something for the next one.
  var hasLeftovers = false
  var animationCount = 0

  var shownPicture = ShownPicture()

  struct Stall {
    let name: String
    let length: Interval
  }

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - profile: its screen, its buffering and its costs.
  ///   - seed: decides every drawn cost.
  ///   - watchedLayers: the names of layers that the trace records frame by frame.
  ///   - freeWork: the titles of work that takes no time, `prepare` and `execute` for the render
  ///     server's. Costs are drawn all the same, so that those of other work stay what they are.
  package init(
    profile: DeviceProfile,
    seed: UInt64,
    watchedLayers: Set<String> = [],
    freeWork: Set<String> = []
  ) {
    self.profile = profile
    self.seed = seed
    self.freeWork = freeWork
    rate = AdaptiveRate(profile)
    layers = LayerTree(screenSize: profile.screenSize)
    costs = CostModel(costs: profile.costs, seed: seed, freeWork: freeWork)
    frameCosts = FrameCostSource(profile.costs.frame, seed: seed)
    server = RenderServer(
      display: rate.grid,
      buffering: profile.buffering,
      hysteresis: profile.hysteresis,
      screenSize: profile.screenSize,
      screenScale: profile.screenScale,
      watchedNames: watchedLayers
    )
    trace = Trace(
      modelVersion: Model.version,
      seed: seed,
      refreshRate: profile.refreshRate
    )
  }
}

// MARK: Scheduling

extension Device {
  /// Schedules a command, delivered with the input of the first frame at or after an instant.
  package func schedule(command: Int, at instant: Instant) {
    scheduleScripted(.command(command), at: instant)
  }

  /// Schedules what fingers do, as the touch panel of the device will sense it.
  package func schedule(touches recorded: [TouchSample]) {
    let sampling = profile.touchSampling
    let latency = sampling?.latency ?? .zero
    for touch in sampling?.samples(of: recorded, seed: seed) ?? recorded {
      scheduleScripted(.touch(touches.count), at: touch.time + latency)
      touches.append(touch)
    }
  }

  /// Schedules work that occupies the main thread and belongs to no frame.
  package func schedule(stallNamed name: String, of length: Interval, at instant: Instant) {
    scheduleScripted(.stall(stalls.count), at: instant)
    stalls.append(Stall(name: name, length: length))
  }

  /// Schedules something that holds up the graphics processor with the first picture after.
  package func schedule(renderStallNamed name: String, of length: Interval, at instant: Instant) {
    scheduleScripted(.renderStall(stalls.count), at: instant)
    stalls.append(Stall(name: name, length: length))
  }

  /// Schedules a limit on the refresh rate, in hertz from 1 to 1000, as in Low Power Mode.
  package func schedule(rateLimit hertz: Int, at instant: Instant) {
    scheduleScripted(.rateLimit(hertz), at: instant)
  }

  private func scheduleScripted(_ event: Event, at instant: Instant) {
    let due = max(instant, now)
    lastScripted = max(lastScripted, due)
    queue.schedule(event, at: due)
  }
}

// MARK: What the app sees and does

extension Device {
  /// The time of the running code: what CACurrentMediaTime answers.
  package var mediaTime: Instant { isInCode ? mainThread.clock : now }

  /// The refresh at which the running frame began.
  package var currentRefresh: Int { frameBegin }

  /// Spends the time of one callback on the main thread.
  package func spendCallback(_ name: String) {
    spend(costs.callback(), on: .callback, name: name)
  }

  /// Spends a stated time on the main thread.
  package func spend(_ cost: Interval, on name: String) {
    spend(cost, on: .callback, name: name)
  }

  /// Records something that happens on the main thread.
  package func record(_ kind: TraceEvent.Kind, subject: String, name: String) {
    trace.events.append(
      TraceEvent(kind: kind, time: mediaTime, subject: subject, name: name)
    )
  }

  func spend(_ cost: Interval, on kind: WorkRecord.Kind, name: String) {
    let start = mainThread.spend(freeWork.contains(WorkRecord.title(name, of: kind)) ? .zero : cost)
    let (end, since) = (mainThread.clock, mainThread.requested)
    trace.works.append(
      WorkRecord(kind: kind, name: name, start: start, end: end, turn: turnCount, requested: since)
    )
  }
}

// MARK: The loop

extension Device {
  /// Plays everything that happens up to a limit.
  ///
  /// - Parameters:
  ///   - client: the app.
  ///   - limit: the time that the run ends at, if it has not come to rest.
  ///   - patience: how long the run goes on in any case after the last of what is scheduled, what
  ///     is scheduled on the way included.
  ///   - limits: when the run is broken off besides.
  package func run(
    _ client: some MainThreadClient,
    until limit: Instant,
    patience: Interval = .zero,
    limits: RunLimits = RunLimits()
  ) {
    wake()
    var budget = RunBudget(limits)
    var end: Instant { max(limit, lastScripted + patience) }
    while let (due, event) = queue.popFirst(until: end), budget.takeEvent() {
      now = due
      switch event {
      case .refresh(let refresh):
        lastRefresh = refresh
        isAwake = false
        render(refresh)
        beginFrame(refresh)
        followWishes()
      case .command(let command): commands.append(command)
      case .touch(let touch): panel.sense(touches[touch])
      case .stall(let stall): mainThread.enqueue(.stall(stall), at: now)
      case .renderStall(let stall): stallRendering(stalls[stall])
      case .rateLimit(let hertz): limitRate(to: hertz)
      case .timer(let timer): mainThread.enqueue(.timer(timer), at: now)
      case .mainThreadFree: break
      }
      noteRequest(at: now)
      serveMainThread(client)
      if mainThread.clock >= ClockRange.end || server.isBeyondClock {
        budget.endBeyondClock()
        break
      }
      noteRequest(at: max(now, mainThread.clock))
      if wantsRefresh { wake() }
    }
    trace.cameToRest = queue.count == 0 && budget.exhaustion == nil
    if let exhaustion = budget.exhaustion {
      trace.failures.append(ScriptFailure(exhaustion, line: nil))
    } else if !trace.cameToRest {
      now = end
    }
  }

  /// Sees to it that the next refresh is an event.
  private func wake() {
    guard !isAwake else { return }
    isAwake = true
    nextRefresh = max(display.refresh(atOrAfter: now), lastRefresh + 1)
    queue.schedule(.refresh(nextRefresh), at: display.time(of: nextRefresh))
  }

  // An animation whose time is held does nothing until something else lets it go.
  private var wantsRefresh: Bool {
    wantsFrame(at: .max) || server.isBusy
      || layers.animated.contains { layers.rate(of: $0) != 0 && layers[$0].isUnderWay }
  }

  // A timer that waits for the thread is input as a touch is: what it changes belongs to the frame
  // that begins at the next refresh after it was due, and is late if the thread is.
  private func wantsFrame(at refresh: Int) -> Bool {
    !commands.isEmpty || !panel.isEmpty || links.isRunning(at: refresh) || layers.hasChanges
      || !stoppedAnimations.isEmpty || hasLeftovers || mainThread.hasWaitingTimer
  }

  /// Notes since when the app wants a frame, if only now.
  private func noteRequest(at instant: Instant) {
    if requestedAt == nil, wantsFrame(at: .max) { requestedAt = instant }
  }

  private func render(_ refresh: Int) {
    guard let frame = server.refresh(refresh, costs: &costs, samples: &trace.samples) else {
      return
    }
    trace.frames.append(frame)
  }

  /// Lines up the main thread's part of a frame if anything wants one.
  private func beginFrame(_ refresh: Int) {
    guard !mainThread.hasWaitingFrame else { return }
    let hasEnded = !layers.endedAnimations(at: display.time(of: refresh).seconds).isEmpty
    guard wantsFrame(at: refresh) || hasEnded else { return }
    requestedAt = requestedAt ?? now
    mainThread.enqueue(.frame(begin: refresh), at: now)
  }

  private func serveMainThread(_ client: some MainThreadClient) {
    while let request = mainThread.takeUp(at: now) {
      turnCount += 1
      switch request {
      case .frame(let begin): runFrame(begin, client)
      case .timer(let timer): fire(timer, client)
      case .stall(let stall):
        let stall = stalls[stall]
        recordFault(stall.name, of: "main thread")
        spend(stall.length, on: .stall, name: stall.name)
      }
      if !mainThread.isFree(at: now) { queue.schedule(.mainThreadFree, at: mainThread.freeAt) }
    }
  }
}

// MARK: One frame on the main thread

extension Device {
  private func runFrame(_ begin: Int, _ client: some MainThreadClient) {
    frameBegin = begin
    isInCode = true
    hasLeftovers = false
    droppedTimer = nil
    // Apple's begin time: the earliest at which the app may commit, which is the commit deadline of
    // the frame before. A thread that is always late is so once, not anew with every frame.
    let commitBeforeFrame = lastCommitEnd
    if let missedTick, begin > missedTick.lastAnswer { self.missedTick = nil }
    var start = mainThread.clock
    var requested = requestedAt
    requestedAt = nil
    var ticks = FrameTicks(begin: begin, start: start, links: links)
    deliverInput(to: client)
    stopAnimations(client)
    callLinks(for: &ticks, client)
    if let cost = frameCosts.next() { spend(cost, on: .callback, name: "frame") }
    // What waited for a commit may change layers again; that is committed in the same frame. An app
    // that never comes to an end with it goes on in the next.
    var commitsLeft = 16
    var hasCommitted = false
    repeat {
      commitsLeft -= 1
      let laidOutCount = client.layOutViews()
      if laidOutCount > 0 {
        spend(costs.layout(views: laidOutCount), on: .layout, name: "layout")
      }
      draw(client.drawViews())
      if commit(begin: begin, after: commitBeforeFrame, requested: requested, workStart: start) {
        start = mainThread.clock
        requested = start
        hasCommitted = true
      }
    } while client.didCommit() && commitsLeft > 0
    if !hasCommitted { noteMissedTick(of: ticks, requested: requested) }
    appTime = nil
    isInCode = false
  }

  private func deliverInput(to client: some MainThreadClient) {
    let delivered = commands
    commands.removeAll(keepingCapacity: true)
    for command in delivered { client.perform(command: command) }
    guard !panel.isEmpty else { return }
    let deliveries = panel.takeDeliveries()
    trace.touches += deliveries.flatMap { $0.records(deliveredAt: mainThread.clock) }
    client.deliver(deliveries)
  }

  private func stopAnimations(_ client: some MainThreadClient) {
    var stopped = stoppedAnimations
    stoppedAnimations.removeAll(keepingCapacity: true)
    for (layer, animation) in layers.endedAnimations(at: now.seconds) {
      _ = layers.removeAnimations(of: layer) { $0.id == animation && $0.isRemovedOnCompletion }
      layers.markStopped(animation, of: layer)
      // The members of a group end together, under one name.
      if stopped.last?.id != animation { stopped.append((animation, finished: true)) }
    }
    for (id, finished) in stopped.sorted(by: { $0.id < $1.id }) {
      client.animationDidStop(id, finished: finished)
    }
  }
}
