import JankEngine
import Testing

/// The queue compared with the simplest one: an ordered array.
struct EventQueueModelTests {
  /// How far in the future the events of a mix are due.
  enum Delays: CaseIterable, CustomTestStringConvertible {
    case atOnce
    case fewNanoseconds
    case refreshes
    case milliseconds
    case nearAndHoursAway
    case anyMagnitude

    var testDescription: String { "\(self)" }

    func draw(_ mix: inout SeededMix) -> Int64 {
      switch self {
      case .atOnce: mix.chance(90) ? 0 : 1
      case .fewNanoseconds: Int64(mix.below(20))
      case .refreshes: 16_666_667 * Int64(mix.below(4))
      case .milliseconds: Int64(mix.below(5_000_000))
      case .nearAndHoursAway: Int64(mix.below(1_000)) + (mix.chance(20) ? 10_000_000_000_000 : 0)
      case .anyMagnitude: mix.magnitude(56)
      }
    }
  }

  /// Pending events, earliest first, and the event of every ticket.
  private struct Model {
    var pending: [(due: Int64, order: Int)] = []
    var now: Int64 = 0

    func place(due: Int64, order: Int) -> Int {
      var (low, high) = (0, pending.count)
      while low < high {
        let middle = (low + high) / 2
        if (pending[middle].due, pending[middle].order) < (due, order) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }

    mutating func cancel(due: Int64, order: Int) -> Bool {
      let index = place(due: due, order: order)
      guard index < pending.count, pending[index].order == order else { return false }
      pending.remove(at: index)
      return true
    }

    mutating func popFirst(until limit: Int64) -> (due: Int64, order: Int)? {
      guard let first = pending.first, first.due <= limit else { return nil }
      now = first.due
      return pending.removeFirst()
    }
  }

  @Test(arguments: Delays.allCases, 0..<16 as Range<UInt64>)
  func `the queue matches an ordered array`(delays: Delays, seed: UInt64) throws {
    var mix = SeededMix(seed: seed)
    var queue = EventQueue()
    var model = Model()
    var tickets: [(ticket: EventQueue.Ticket, due: Int64)] = []
    let (cancelled, otherDelays) = (mix.below(60), Delays.allCases[mix.below(6)])
    for _ in 0..<24 {
      // A phase in which the queue tends to grow or to empty.
      let (growth, delays) = (mix.below(100), mix.chance(70) ? delays : otherDelays)
      for _ in 0..<mix.below(400) {
        if mix.chance(growth) {
          let due = model.now.addingReportingOverflow(delays.draw(&mix))
          guard !due.overflow else { continue }
          let order = tickets.count
          let instant = Instant(nanoseconds: due.partialValue)
          tickets.append((queue.schedule(.stall(order), at: instant), due.partialValue))
          let place = model.place(due: due.partialValue, order: order)
          model.pending.insert((due.partialValue, order), at: place)
        } else {
          try popBoth(&queue, &model, limit: limit(model.now, &mix))
        }
        if !tickets.isEmpty, mix.chance(cancelled) {
          let order = mix.below(tickets.count)
          let wasPending = queue.cancel(tickets[order].ticket)
          try #require(wasPending == model.cancel(due: tickets[order].due, order: order))
        }
        try #require(queue.count == model.pending.count)
      }
    }
    while !model.pending.isEmpty { try popBoth(&queue, &model, limit: .max) }
    let rest = queue.popFirst(until: Instant(nanoseconds: .max))
    #expect(rest == nil)
  }

  private func limit(_ now: Int64, _ mix: inout SeededMix) -> Int64 {
    let delay = mix.magnitude(mix.below(57))
    return mix.chance(50) ? .max : now.addingReportingOverflow(delay - 2).partialValue
  }

  private func popBoth(_ queue: inout EventQueue, _ model: inout Model, limit: Int64) throws {
    let first = queue.popFirst(until: Instant(nanoseconds: limit))
    let expected = model.popFirst(until: limit)
    try #require(first?.due.nanoseconds == expected?.due)
    try #require(first?.event == expected.map { .stall($0.order) })
  }
}
