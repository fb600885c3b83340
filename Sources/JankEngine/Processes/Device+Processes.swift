package import JankTrace

/// Several processes on one device.
///
/// 1. The first process, the system's, runs from the start and shows the others in its layers.
/// 2. ``start(process:)`` gives a process a main thread, layers and clocks of its own.
/// 3. At each event the device enters the process concerned. Then each process that is not
///    suspended gets its main thread, in the order of their numbers.
/// 4. ``end(process:)`` takes its clocks and its layers away. What its main thread would have done
///    later has not happened.
extension Device {
  /// The process whose code runs.
  package var currentProcess: Int { processes.current }

  /// The number of processes that there can be.
  package var processCount: Int { processes.count }

  /// The memory of the current process.
  package var memory: MemoryMeter {
    get { app.memory }
    set { app.memory = newValue }
  }

  /// Makes a process current, so that its layers and clocks are those of the device.
  package func enter(_ process: Int) {
    guard process != processes.current else { return }
    exchange(with: processes.current)
    processes.current = process
    exchange(with: process)
  }

  /// The life of the current process.
  package var owner: ProcessOwner { processes.owner }

  /// Runs code in the process that owns an object, unless that process has ended.
  ///
  /// The last reference to an object may go while another process is current.
  @inline(__always)
  package func inProcess(_ owner: ProcessOwner, _ body: () -> Void) {
    guard processes.count > 1 else { return body() }
    guard processes.slots[owner.process].life == owner.life else { return }
    let outer = processes.current
    enter(owner.process)
    body()
    enter(outer)
  }

  private func exchange(with process: Int) {
    guard let context = processes.slots[process].context else { return }
    swap(&tree, &context.tree)
    swap(&links, &context.links)
    swap(&animations, &context.animations)
    swap(&costs, &context.costs)
    swap(&mainThread, &context.mainThread)
    swap(&app, &context.app)
    swap(&panel, &context.panel)
  }

  /// Runs code in each process whose main thread may run, in the order of their numbers.
  @inline(__always)
  func inEachProcess(_ body: () -> Void) {
    guard processes.count > 1 else { return body() }
    for process in 0..<processes.count where processes.isServed(process) {
      enter(process)
      body()
    }
  }

  /// Runs code in each process, even if it is suspended.
  func inAllProcesses(_ body: () -> Void) {
    let outer = processes.current
    for process in 0..<processes.count {
      enter(process)
      body()
    }
    enter(outer)
  }

  /// Enters the process of an event and returns the event's own number; nil if it has ended.
  func enterProcess(of number: Int) -> Int? {
    guard let (process, number) = processes.untagged(number) else { return nil }
    enter(process)
    return number
  }
}

// MARK: Life

extension Device {
  /// Shows a process in a layer of the first one; to be called before the process starts.
  package func show(process: Int, in host: LayerID) {
    precondition(!processes.slots[process].isRunning, "a process gets its host before it starts")
    processes.slots[process].host = host
    enter(0)
    // The layer is committed again, with the root of the process below it.
    tree[host].isHidden = tree[host].isHidden
  }

  /// Starts a process and enters it.
  ///
  /// Its main thread is occupied by the launch, in a turn of its own: the first code runs after it
  /// and sees what other processes did meanwhile.
  ///
  /// - Parameters:
  ///   - process: Its number.
  ///   - memoryLimit: The bytes above which it is reported; nil for no limit.
  ///   - launchTime: The main-thread time until its first code can run.
  package func start(process: Int, memoryLimit: Int?, launchTime: Interval) {
    precondition(!processes.slots[process].isRunning, "process \(process) runs already")
    processes.slots[process].isRunning = true
    processes.slots[process].isSuspended = false
    enter(process)
    app.memory.limit = memoryLimit
    app.isLaunching = true
    app.turnCount += 1
    mainThread.start(at: now)
    spend(launchTime, on: .callback, name: "launch")
    if !mainThread.isFree(at: now) { queue.schedule(.mainThreadFree, at: mainThread.freeAt) }
  }

  /// Suspends or resumes a process; what is due meanwhile waits for its main thread.
  package func setSuspended(_ isSuspended: Bool, process: Int) {
    processes.slots[process].isSuspended = isSuspended
  }

  /// Ends a process at once, with its timers, links, animations and layers.
  ///
  /// The objects of its app must be gone before.
  package func end(process: Int) {
    precondition(process > 0, "the first process runs as long as the device")
    enter(process)
    forgetFuture(of: process)
    tree = LayerTree(screenSize: profile.screenSize)
    links = DisplayLinks()
    // Animations of the next life must not have the numbers of these.
    let animationCount = animations.count
    animations = AnimationState()
    animations.count = animationCount
    mainThread = MainThread()
    app = AppState()
    panel = TouchPanel()
    processes.slots[process].life += 1
    processes.slots[process].isRunning = false
    let refresh = display.refresh(atOrBefore: now)
    server.receive(
      RenderServer.Commit(
        frameBegin: refresh,
        workStart: now,
        end: now,
        changes: processes.changes(emptying: process, of: server.layerCount)
      )
    )
    enter(0)
  }

  /// Forgets what the main thread of a process would have done after now.
  private func forgetFuture(of process: Int) {
    server.forgetCommits(of: process, after: now)
    trace.events.removeAll { $0.process == process && $0.time > now }
    trace.works = trace.works.compactMap { work in
      guard work.process == process, work.end > now else { return work }
      return work.start < now ? work.ended(at: now) : nil
    }
  }
}

// MARK: The system

extension Device {
  /// Schedules an action of the system outside any main thread.
  ///
  /// - Parameters:
  ///   - action: Its number.
  ///   - instant: The time.
  ///   - isScripted: Whether the run lasts at least until then.
  package func schedule(systemAction action: Int, at instant: Instant, isScripted: Bool) {
    if isScripted {
      scheduleScripted(.system(action), at: instant)
    } else {
      queue.schedule(.system(action), at: max(instant, now))
    }
  }

  /// When the main thread of the current process is free.
  package var busyUntil: Instant { max(now, mainThread.freeAt) }

  /// Has the main thread of a process call its client as soon as it is free.
  ///
  /// - Returns: The number of the timer with which the client is called.
  package func callSoon(in process: Int) -> Int {
    enter(process)
    let now = now
    let timer = app.timers.add(due: now, number: processes.tagged) {
      queue.schedule(.timer($0), at: now)
    }
    enter(0)
    return timer
  }
}
