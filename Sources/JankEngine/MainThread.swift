/// The main thread: a serial resource whose work has a name and a cost.
///
/// What asks for it while it is busy waits its turn, first come, first served.
package struct MainThread {
  /// Work that asks for the thread.
  package enum Request: Hashable, Sendable {
    /// The work of a frame, from input to commit, begun at a refresh.
    case frame(begin: Int)
    /// A timer of the app, by its number.
    case timer(Int)
    /// A stall of the script, by its place in the list of stalls.
    case stall(Int)
  }

  /// When the thread has finished everything it took up.
  package private(set) var freeAt = Instant.zero
  /// The time of the code that is running: its start and what was spent since.
  package private(set) var clock = Instant.zero
  /// When the work that is running asked for the thread.
  package private(set) var requested = Instant.zero
  private var waiting: [(request: Request, since: Instant)] = []

  package init() {}
}

extension MainThread {
  /// Whether a frame is waiting for the thread; then the refreshes that pass queue no other.
  package var hasWaitingFrame: Bool { waitingFrame != nil }

  /// The refresh at which the frame began that is waiting for the thread; nil without one.
  package var waitingFrame: Int? {
    waiting.lazy.compactMap { if case .frame(let begin) = $0.request { begin } else { nil } }.first
  }

  /// Whether a timer of the app is overdue, because the thread is busy.
  package var hasWaitingTimer: Bool {
    waiting.contains { if case .timer = $0.request { true } else { false } }
  }

  /// Whether the thread could take up work at an instant.
  package func isFree(at now: Instant) -> Bool { freeAt <= now }

  /// Lines up a request that comes at an instant.
  package mutating func enqueue(_ request: Request, at now: Instant) {
    waiting.append((request, since: now))
  }

  /// Takes up the request that waited longest, or answers nil if none does.
  package mutating func takeUp(at now: Instant) -> Request? {
    guard isFree(at: now), !waiting.isEmpty else { return nil }
    clock = now
    let next = waiting.removeFirst()
    requested = next.since
    return next.request
  }

  /// Spends time on the running work, as far as the clock goes, and answers when that part started.
  package mutating func spend(_ cost: Interval) -> Instant {
    let start = clock
    clock = ClockRange.end(of: cost, from: start)
    freeAt = clock
    return start
  }
}
