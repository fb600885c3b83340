package import JankTrace

/// The pending events of one run, earliest first.
///
/// Two events due at the same instant come out in the order they were scheduled. Nothing else may
/// decide a tie: a replay has to make the same choices as the run it replays.
///
///     var queue = EventQueue()
///     let refresh = queue.schedule(.refresh(1), at: Instant(nanoseconds: 16_666_667))
///     queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 4_000_000))
///     queue.cancel(refresh)
///     queue.popFirst(until: limit)  // (due: 4_000_000 ns, event: .mainThreadFree)
///
/// A calendar queue after Brown (Communications of the ACM, 1988). Where an event waits:
///
/// 1. *far*, in a heap, if it is due on a day for which the calendar has no room;
/// 2. on the *wheel*, in the chain of its day, in no order;
/// 3. *near*, in order, from the morning of its day on, or far again if that day is crowded.
///
/// The first event is the first of the near and the far ones, once the calendar stands at its day.
/// The length and the number of the days follow the events, so that scheduling and taking out cost
/// the same however many are pending. What is cancelled is marked, and dropped when it comes up or
/// when it is half of all there is.
///
/// Limits: events are due from the start of the run to the end of what ``Instant`` can say, and
/// never before the one taken out last; at most 2²⁴ are pending at once, and at most 2⁴⁰ are
/// scheduled during a run. To exceed one is an error of the caller and traps.
package struct EventQueue: ~Copyable {
  private var slots = SlotTable()
  // Invariant: the key of each event is in one of these three. The wheel holds later days only, and
  // near keys are of today or before.
  private var near = NearKeys()
  private var wheel = CalendarWheel(.initial, at: 0)
  private var far = KeyHeap()

  private var scheduledCount: UInt64 = 0
  private var cancelledCount = 0
  private var latest: UInt64 = 0

  // Adaptation: the work from one thought of it to the next and what is left of that, what was true
  // when the events began to be observed, and what was done since the calendar was laid out.
  private var stretch = leastStretch
  private var workLeft = leastStretch
  private var observedFrom: (removedCount: UInt64, latest: UInt64) = (0, 0)
  private var arrangedAt: UInt64 = 0
  private var workDone = 0

  // The mean distance of so many events is known to a few parts in a hundred.
  private static let leastStretch = 1_024

  /// The name of one scheduled event, by which its queue can cancel it.
  package struct Ticket: Hashable, Sendable {
    fileprivate let identity: UInt64
  }

  /// Creates a queue without events.
  package init() {}
}

extension EventQueue {
  /// The number of events that have been neither taken out nor cancelled.
  package var count: Int { slots.count - cancelledCount }

  /// The memory of the queue in bytes.
  package var byteCount: Int {
    slots.byteCount + near.byteCount + wheel.byteCount + far.byteCount
  }

  /// The calendar as it is laid out at present.
  package var layout: CalendarLayout { wheel.layout }

  /// Adds an event due at an instant, not before that of the event taken out last.
  ///
  /// - Complexity: O(1) on average.
  @discardableResult
  package mutating func schedule(_ event: Event, at due: Instant) -> Ticket {
    precondition(
      due.nanoseconds >= Int64(bitPattern: latest),
      "an event is scheduled into the past"
    )
    precondition(
      scheduledCount < EventKey.orderLimit,
      "at most 2^40 events are scheduled during a run"
    )
    let key = slots.insert(event, due: due, order: scheduledCount)
    scheduledCount &+= 1
    place(key)
    return Ticket(identity: key.identity)
  }

  /// Sees to it that an event never comes out.
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

// MARK: Where a key goes

// What is forced inline here and in the parts of the queue saves 3 to 5 per cent of scheduling and
// taking out each; functions with two callers are not inlined otherwise.

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

  /// Puts a key in front of the near ones if it belongs there, and far otherwise.
  ///
  /// The chain of a day has the event scheduled last in front, so a crowd due at one instant comes
  /// in the order that makes each the first of the near ones.
  @inline(never)
  private mutating func placeInCrowd(_ key: EventKey) {
    if key < near.first { near.prepend(key) } else { far.insert(key) }
  }
}

// MARK: Going through the days

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

  /// Goes on day by day, though not beyond that of a limit, until there are near keys or the first
  /// far one is of today.
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
  /// Lays the calendar out anew if it does not fit the events any more.
  ///
  /// That touches every slot and every day, so it is done only when a quarter as much has been done
  /// otherwise since the last time: events scheduled, brought near or cancelled, days gone through.
  @inline(never)
  private mutating func adapt() {
    // Arranging places keys as well, which must not lead here again.
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

  /// Whether much of the memory is not needed, or a search that found no wanted event has gone far
  /// beyond the present.
  private var isDisordered: Bool {
    cancelledCount > count || slots.isWasteful
      || wheel.today - wheel.day(of: latest) > UInt64(wheel.layout.dayCount)
  }

  /// The number of events taken out, or dropped when they came up.
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
