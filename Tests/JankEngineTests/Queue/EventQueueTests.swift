import JankEngine
import Testing

struct EventQueueTests {
  private let end = Instant(nanoseconds: .max)

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `any mix of events comes out sorted by time, then by order`(seed: UInt64) {
    var mix = SeededMix(seed: seed)
    var queue = EventQueue()
    var scheduled: [(due: Int64, order: Int)] = []
    for order in 0..<500 {
      let due = Int64(mix.below(50))
      queue.schedule(.command(order), at: Instant(nanoseconds: due))
      scheduled.append((due, order))
    }
    let expected = scheduled.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    for (due, order) in expected {
      let first = queue.popFirst(until: Instant(nanoseconds: 100))
      #expect(first?.due.nanoseconds == due)
      #expect(first?.event == .command(order))
    }
    #expect(queue.count == 0)
  }

  @Test
  func `an event after the limit stays`() {
    var queue = EventQueue()
    queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 10))
    let early = queue.popFirst(until: Instant(nanoseconds: 9))
    #expect(early == nil)
    #expect(queue.count == 1)
    let due = queue.popFirst(until: Instant(nanoseconds: 10))
    #expect(due?.event == .mainThreadFree)
  }

  @Test
  func `an event scheduled before the next one comes out before it`() {
    var queue = EventQueue()
    let hour = Instant(seconds: 3600)
    queue.schedule(.stall(0), at: hour)
    let none = queue.popFirst(until: Instant(seconds: 1))
    #expect(none == nil)
    for number in 1...100 {
      let due = Instant(seconds: 2 + Double(number))
      queue.schedule(.stall(number), at: due)
      let first = queue.popFirst(until: end)
      #expect(first?.due == due && first?.event == .stall(number))
    }
    let last = queue.popFirst(until: end)
    #expect(last?.due == hour)
  }

  @Test
  func `the calendar is rearranged only after 1,024 steps of other work`() {
    var queue = EventQueue()
    func schedule(_ number: Int) -> EventQueue.Ticket {
      queue.schedule(.touch(number), at: Instant(nanoseconds: 2_000_000 + Int64(number)))
    }
    let tickets = (0..<200).map { schedule($0) }
    let byteCount = queue.byteCount
    for ticket in tickets.dropLast(50) { queue.cancel(ticket) }
    let (early, size) = (queue.layout, queue.byteCount)
    #expect(early == .initial && size == byteCount)
    for number in 0..<1_024 { queue.cancel(schedule(number)) }
    // For 50 events there are at least twice as many days.
    let (late, count) = (queue.layout, queue.count)
    #expect(late.dayCount == 128 && count == 50)
  }

  @Test
  func `the first and the last instant are valid times`() {
    var queue = EventQueue()
    queue.schedule(.refresh(2), at: end)
    queue.schedule(.refresh(1), at: .zero)
    queue.schedule(.refresh(3), at: end)
    let numbers = (0..<4).map { _ in queue.popFirst(until: end)?.event }
    #expect(numbers == [.refresh(1), .refresh(2), .refresh(3), nil])
  }

  @Test
  func `a crowd at one instant keeps the order of scheduling while it grows`() {
    var queue = EventQueue()
    let now = Instant(seconds: 1)
    for number in 0..<20_000 { queue.schedule(.touch(number), at: now) }
    var inOrder = true
    for number in 0..<40_000 {
      inOrder = inOrder && queue.popFirst(until: now)?.event == .touch(number)
      if number < 20_000 { queue.schedule(.touch(20_000 + number), at: now) }
    }
    #expect(inOrder)
    #expect(queue.count == 0)
  }

  @Test
  func `a million pending events come out in order`() {
    var mix = SeededMix(seed: 1)
    var queue = EventQueue()
    let count = 1_000_000
    for number in 0..<count {
      queue.schedule(.command(number), at: Instant(nanoseconds: Int64(mix.below(100_000_000))))
    }
    #expect(queue.count == count)
    var outOfOrder = 0
    var last = (due: Int64(-1), number: 0)
    while let (due, event) = queue.popFirst(until: end), case .command(let number) = event {
      if (due.nanoseconds, number) <= last { outOfOrder += 1 }
      last = (due.nanoseconds, number)
    }
    #expect(outOfOrder == 0)
    #expect(queue.count == 0)
  }
}

// MARK: Cancelling

extension EventQueueTests {
  @Test
  func `a cancelled event never comes out and is cancelled once`() {
    var queue = EventQueue()
    let ticket = queue.schedule(.refresh(1), at: Instant(nanoseconds: 5))
    queue.schedule(.refresh(2), at: Instant(nanoseconds: 6))
    let answers = [queue.cancel(ticket), queue.cancel(ticket)]
    #expect(answers == [true, false])
    #expect(queue.count == 1)
    let first = queue.popFirst(until: end)
    #expect(first?.event == .refresh(2))
    #expect(queue.count == 0)
  }

  @Test
  func `the ticket of a removed event cancels no other`() {
    var queue = EventQueue()
    let old = queue.schedule(.refresh(1), at: Instant(nanoseconds: 5))
    _ = queue.popFirst(until: end)
    let afterwards = queue.cancel(old)
    #expect(!afterwards)
    // The next event is in the same slot.
    queue.schedule(.refresh(2), at: Instant(nanoseconds: 5))
    let stale = queue.cancel(old)
    #expect(!stale)
    #expect(queue.count == 1)
  }

  @Test
  func `repeated cancellation keeps the memory small`() {
    var queue = EventQueue()
    let mebibyte = 1 << 20
    for number in 0..<200_000 {
      let timeout = queue.schedule(.stall(number), at: Instant(seconds: 3600))
      let wasPending = queue.cancel(timeout)
      #expect(wasPending || number < 0)
      if queue.byteCount > mebibyte { break }
    }
    #expect(queue.byteCount <= mebibyte)
    let first = queue.popFirst(until: end)
    #expect(first == nil)
  }
}

// MARK: Adaptation

extension EventQueueTests {
  /// Removes events and schedules one for each, on average a given time later.
  ///
  /// - Returns: The mean distance of the events of the second half in nanoseconds, or nil if any
  ///   was out of order.
  private func hold(
    _ queue: inout EventQueue,
    rounds: Int,
    mean: Int,
    mix: inout SeededMix
  ) -> Double? {
    var (middle, last) = (Instant.zero, Instant.zero)
    for round in 0..<rounds {
      guard let (due, event) = queue.popFirst(until: end), due >= last else { return nil }
      last = due
      if round == rounds / 2 { middle = due }
      queue.schedule(event, at: due + Interval(nanoseconds: Int64(mix.below(2 * mean))))
    }
    return Double((last - middle).nanoseconds) / Double(rounds / 2)
  }

  @Test
  func `the length of days follows the distance of events`() throws {
    var mix = SeededMix(seed: 2)
    var queue = EventQueue()
    for number in 0..<100 { queue.schedule(.command(number), at: .zero) }
    var lengths: [Int] = []
    for mean in [1_000, 1_000_000_000, 100, 1_000_000, 10_000_000_000, 1_000] {
      let distance = try #require(hold(&queue, rounds: 20_000, mean: mean, mix: &mix))
      let eventsADay = Double(1 << queue.layout.lengthShift) / distance
      #expect(eventsADay > 1 && eventsADay < 16)
      lengths.append(queue.layout.lengthShift)
    }
    let changes = zip(lengths, lengths.dropFirst()).map { $1 - $0 }
    #expect(changes.map { $0.signum() } == [1, -1, 1, 1, -1])
  }

  @Test
  func `the number of days and the memory follow the number of events`() throws {
    var mix = SeededMix(seed: 3)
    var queue = EventQueue()
    let few = 100
    for number in 0..<few { queue.schedule(.command(number), at: .zero) }
    _ = try #require(hold(&queue, rounds: 10_000, mean: 1_000_000, mix: &mix))
    let (byteCount, layout) = (queue.byteCount, queue.layout)
    let now = queue.popFirst(until: end)?.due ?? .zero
    for number in 0..<200_000 {
      let due = now + Interval(nanoseconds: Int64(mix.below(2_000_000)))
      queue.schedule(.stall(number), at: due)
    }
    _ = try #require(hold(&queue, rounds: 10_000, mean: 1_000_000, mix: &mix))
    #expect(queue.layout.dayCount > 100 * few)
    #expect(queue.byteCount > 100 * byteCount)
    while queue.count > few { _ = queue.popFirst(until: end) }
    _ = try #require(hold(&queue, rounds: 1_000_000, mean: 1_000_000, mix: &mix))
    #expect(abs(queue.layout.countShift - layout.countShift) <= 2)
    #expect(queue.byteCount <= 4 * byteCount)
  }

  @Test
  func `a steady load changes neither the layout nor the memory`() throws {
    var mix = SeededMix(seed: 4)
    var queue = EventQueue()
    for number in 0..<1_000 { queue.schedule(.command(number), at: .zero) }
    _ = try #require(hold(&queue, rounds: 100_000, mean: 1_000_000, mix: &mix))
    let (byteCount, layout) = (queue.byteCount, queue.layout)
    _ = try #require(hold(&queue, rounds: 200_000, mean: 1_000_000, mix: &mix))
    #expect(queue.byteCount == byteCount)
    #expect(queue.layout == layout)
  }
}

// MARK: Limits

extension EventQueueTests {
  @Test
  func `scheduling in the past traps`() async {
    await #expect(processExitsWith: .failure) {
      var queue = EventQueue()
      queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 10))
      _ = queue.popFirst(until: Instant(nanoseconds: 10))
      queue.schedule(.mainThreadFree, at: Instant(nanoseconds: 9))
    }
  }

  @Test
  func `scheduling before the start of the run traps`() async {
    await #expect(processExitsWith: .failure) {
      var queue = EventQueue()
      queue.schedule(.mainThreadFree, at: Instant(nanoseconds: -1))
    }
  }
}
