package import JankTrace

/// The pending events of one run, earliest first.
///
/// Events due at the same instant are returned in the order in which they were scheduled. Nothing
/// else may decide a tie: a replay must make the same choices as the original run.
///
///     var queue = EventQueue()
///     let refresh = queue.schedule(.refresh(1), at: Instant(nanoseconds: 16_666_667))
///     queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 4_000_000))
///     queue.cancel(refresh)
///     queue.popFirst(until: limit)  // (due: 4_000_000 ns, event: .mainThreadFree)
///
/// A calendar queue after Brown (Communications of the ACM, 1988). An event waits:
///
/// 1. *far*, in a heap, if it is due on a day beyond the calendar;
/// 2. on the *wheel*, in the unordered chain of its day;
/// 3. *near*, in order, from the start of its day on, or far again if that day is crowded.
///
/// The first event is the first of the near and the far ones, once the calendar is at its day. The
/// length and the number of days follow the events, so the cost of scheduling and removal is
/// independent of the number of pending events. Cancelled events are marked, and dropped when they
/// come up or when they are half of all.
///
/// Limits: events are due from the start of the run to the end of the range of ``Instant``, and
/// never before the last removed one; at most 2²⁴ are pending at once, and at most 2⁴⁰ are
/// scheduled during a run. Exceeding a limit is an error of the caller and traps.
package struct EventQueue: ~Copyable {
  private var slots = SlotTable()
  // Invariant: the key of each event is in one of these three. The wheel holds only later days, and
  // near keys are of today or before.
  private var near = NearKeys()
  private var wheel = CalendarWheel(.initial, at: 0)
  private var far = KeyHeap()

  private var scheduledCount: UInt64 = 0
  private var cancelledCount = 0
  private var latest: UInt64 = 0

  // Adaptation: the work between two checks and what is left of it, the state when the observation
  // of events began, and the work since the calendar was last rearranged.
  private var stretch = leastStretch
  private var workLeft = leastStretch
  private var observedFrom: (removedCount: UInt64, latest: UInt64) = (0, 0)
  private var arrangedAt: UInt64 = 0
  private var workDone = 0

  // The mean distance of this many events is known to a few percent.
  private static let leastStretch = 1_024

  /// The identifier of a scheduled event, for cancellation.
  package struct Ticket: Hashable, Sendable {
    fileprivate let identity: UInt64
  }

  /// Creates an empty queue.
  package init() {}
}

extension EventQueue {
  /// The number of events that were neither removed nor cancelled.
  package var count: Int { slots.count - cancelledCount }

  package var byteCount: Int {
    slots.byteCount + near.byteCount + wheel.byteCount + far.byteCount
  }

  /// The current layout of the calendar.
  package var layout: CalendarLayout { wheel.layout }

  /// Schedules an event at an instant, not before that of the last removed event.
  ///
  /// - Complexity: O(1) on average.
  @discardableResult
  package mutating func schedule(_ event: Event, at due: Instant) -> Ticket {
    precondition(
      due.nanoseconds >= Int64(bitPattern: latest),
      "an event must not be scheduled in the past"
    )
    precondition(
      scheduledCount < EventKey.orderLimit,
      "at most 2^40 events can be scheduled during a run"
    )
    let key = slots.insert(event, due: due, order: scheduledCount)
    scheduledCount &+= 1
    place(key)
    return Ticket(identity: key.identity)
  }

  /// Cancels an event.
  ///
  /// - Returns: Whether the event was still pending.
  /// - Complexity: O(1) on average.
  @discardableResult
  package mutating func cancel(_ ticket: Ticket) -> Bool {
    guard slots.cancel(ticket.identity) else { return false }
    cancelledCount &+= 1
    workLeft &-= 1
    if workLeft <= 0 { adapt() }
    return true
  }

  /// Removes and returns the earliest event, or nil if none is due by a limit.
  ///
  /// - Complexity: O(1) on average.
  package mutating func popFirst(until limit: Instant) -> (due: Instant, event: Event)? {
    guard limit.nanoseconds >= Int64(bitPattern: latest) else { return nil }
    while let key = removeFirstKey(until: UInt64(bitPattern: limit.nanoseconds)) {
      if let event = slots.remove(at: key.slot) {
        latest = key.nanoseconds
        return (key.due, event)
      }
      cancelledCount &-= 1
    }
    return nil
  }
}

// MARK: Location of a key

// Forced inlining here and in the parts of the queue saves 3 to 5 percent each of scheduling and
// removal; functions with two callers are not inlined otherwise.

extension EventQueue {
  @inline(__always)
  private mutating func place(_ key: EventKey) {
    let day = wheel.day(of: key.nanoseconds)
    if wheel.reaches(day) {
      wheel.add(key.slot, to: day, in: &slots)
    } else {
      placeAside(key, isLater: day > wheel.today)
    }
  }

  @inline(never)
  private mutating func placeAside(_ key: EventKey, isLater: Bool) {
    if isLater { far.insert(key) } else { placeNear(key) }
    workLeft &-= 1
    if workLeft <= 0 { adapt() }
  }

  private mutating func placeNear(_ key: EventKey) {
    if near.isFull {
      placeInCrowd(key)
    } else {
      near.insert(key)
    }
  }

  /// Prepends a key to the near ones if it belongs there; otherwise adds it to the far ones.
  ///
  /// The chain of a day has the last scheduled event in front, so a crowd due at one instant
  /// arrives in the order that makes each the first of the near ones.
  @inline(never)
  private mutating func placeInCrowd(_ key: EventKey) {
    if key < near.first { near.prepend(key) } else { far.insert(key) }
  }
}

// MARK: Iterating days

extension EventQueue {
  private mutating func removeFirstKey(until limit: UInt64) -> EventKey? {
    if near.isEmpty { findNear(until: limit) }
    if far.first < near.first { return removeFirstFar(until: limit) }
    return near.first.nanoseconds <= limit ? near.removeFirst() : nil
  }

  @inline(never)
  private mutating func removeFirstFar(until limit: UInt64) -> EventKey? {
    far.first.nanoseconds <= limit ? far.removeFirst() : nil
  }

  /// Advances day by day, up to that of a limit, until there are near keys or the first far one is
  /// of today.
  @inline(never)
  private mutating func findNear(until limit: UInt64) {
    if workLeft <= 0 { adapt() }
    let lastDay = wheel.day(of: limit)
    while near.isEmpty, wheel.today < lastDay, slots.count > 0 {
      let farDay = wheel.day(of: far.first.nanoseconds)
      guard farDay > wheel.today else { return }
      if wheel.count > 0 {
        take(wheel.turn())
      } else {
        wheel.jump(to: min(lastDay, farDay))
      }
      workLeft &-= 1
    }
  }

  @inline(__always)
  private mutating func take(_ chain: SlotChain) {
    var chain = chain
    var takenCount = 0
    while !chain.isEmpty {
      placeNear(slots.takeFirst(from: &chain))
      takenCount &+= 1
    }
    wheel.didTake(takenCount)
    workLeft &-= takenCount
  }
}

// MARK: Adaptation

extension EventQueue {
  /// Rearranges the calendar if it no longer fits the events.
  ///
  /// Rearranging touches every slot and every day, so it happens only after a quarter as much other
  /// work since the last time: events scheduled, moved near or cancelled, and days passed.
  @inline(never)
  private mutating func adapt() {
    // Rearranging places keys as well, which must not start another rearrangement.
    workLeft = .max
    workDone += stretch
    let earned = workDone + Int(scheduledCount - arrangedAt)
    let cost = slots.capacity + wheel.layout.dayCount
    let layout = adaptedLayout()
    if 4 * earned >= cost, layout != wheel.layout || isDisordered { arrange(layout) }
    if latest > observedFrom.latest {
      observedFrom = (removedCount, latest)
      stretch = max(slots.count / 4, Self.leastStretch)
    }
    workLeft = stretch
  }

  private func adaptedLayout() -> CalendarLayout {
    wheel.layout.adapted(
      pendingCount: count,
      dueCount: removedCount - observedFrom.removedCount,
      span: latest - observedFrom.latest
    )
  }

  /// Whether much of the memory is unused, or a search without a pending event has gone far beyond
  /// the present.
  private var isDisordered: Bool {
    cancelledCount > count || slots.isWasteful
      || wheel.today - wheel.day(of: latest) > UInt64(wheel.layout.dayCount)
  }

  /// The number of removed or dropped events.
  private var removedCount: UInt64 { scheduledCount - UInt64(slots.count) }

  private mutating func arrange(_ layout: CalendarLayout) {
    slots.sweep()
    cancelledCount = 0
    near = NearKeys()
    far = KeyHeap()
    wheel = CalendarWheel(layout, at: latest)
    for number in slots.numbers {
      if let key = slots.key(at: number) { place(key) }
    }
    observedFrom = (removedCount, latest)
    (arrangedAt, workDone) = (scheduledCount, 0)
  }
}
