/// The main thread: a serial resource for work items with a name and a cost.
///
/// Requests during its work wait in first-come, first-served order.
package struct MainThread {
  /// A request for the thread.
  package enum Request: Hashable, Sendable {
    /// The work of a frame, from input to commit, which began at a refresh.
    case frame(begin: Int)
    /// A timer of the app, by its number.
    case timer(Int)
    /// A stall of the script, by its index in the list of stalls.
    case stall(Int)
    /// The recorded work of a frame, by its index.
    case recorded(Int)
  }

  /// When the thread finishes all started work.
  package private(set) var freeAt = Instant.zero
  /// The time of the running code: its start and the time spent since.
  package private(set) var clock = Instant.zero
  /// When the running work requested the thread.
  package private(set) var requested = Instant.zero
  private var waiting: [(request: Request, since: Instant)] = []

  package init() {}
}

extension MainThread {
  /// Whether a frame is waiting for the thread; meanwhile refreshes enqueue no other.
  package var hasWaitingFrame: Bool { waitingFrame != nil }

  /// The refresh at which the waiting frame began; nil without one.
  package var waitingFrame: Int? {
    waiting.lazy.compactMap { if case .frame(let begin) = $0.request { begin } else { nil } }.first
  }

  /// Whether a timer of the app is overdue, because the thread is busy.
  package var hasWaitingTimer: Bool {
    waiting.contains { if case .timer = $0.request { true } else { false } }
  }

  /// Whether the thread can start work at an instant.
  package func isFree(at now: Instant) -> Bool { freeAt <= now }

  /// Enqueues a request at an instant.
  package mutating func enqueue(_ request: Request, at now: Instant) {
    waiting.append((request, since: now))
  }

  /// Starts the oldest request; returns nil without one.
  package mutating func takeUp(at now: Instant) -> Request? {
    guard isFree(at: now), !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst()
    start(at: now, requestedAt: next.since)
    return next.request
  }

  /// Starts work that nothing requested before, such as the launch of the process.
  package mutating func start(at now: Instant) { start(at: now, requestedAt: now) }

  private mutating func start(at now: Instant, requestedAt since: Instant) {
    clock = now
    requested = since
  }

  /// Waits with the running work until an instant.
  package mutating func wait(until instant: Instant) {
    clock = max(clock, instant)
    freeAt = clock
  }

  /// Spends time on the running work, within the range of the clock, and returns when that time
  /// began.
  package mutating func spend(_ cost: Interval) -> Instant {
    let start = clock
    clock = ClockRange.end(of: cost, from: start)
    freeAt = clock
    return start
  }
}
