import BenchmarkHarness
import JankEngine
import JankTrace

/// A queue under a steady load.
struct QueueModel: ~Copyable {
  private var queue = EventQueue()
  private var delays = Delays()
  private var sum = 0

  private static let end = Instant(nanoseconds: .max)

  /// Schedules as many events as are to be pending, of one kind or of four in turn.
  init(pendingCount: Int, isMixed: Bool = false) {
    let kinds: [(Int) -> Event] = [Event.command, Event.refresh, Event.touch, Event.stall]
    for number in 0..<pendingCount {
      let event = kinds[isMixed ? number % 4 : 0](number)
      queue.schedule(event, at: .zero + delays.next())
    }
    // Until the calendar has adapted itself and the first events are mixed with later ones.
    hold(4 * pendingCount + 100_000)
  }

  var byteCount: Int { queue.byteCount }

  /// Takes events out and schedules each again.
  mutating func hold(_ count: Int) {
    for _ in 0..<count {
      guard let (due, event) = queue.popFirst(until: Self.end) else { return }
      queue.schedule(event, at: due + delays.next())
    }
    keep(queue.count)
  }

  /// Takes events out and does what each says, which is to schedule one of the same kind.
  mutating func fire(_ count: Int) {
    for _ in 0..<count {
      guard let (due, event) = queue.popFirst(until: Self.end) else { return }
      let next: Event
      switch event {
      case .refresh(let number):
        sum &+= number
        next = .refresh(number)
      case .command(let number):
        sum ^= number
        next = .command(number)
      case .touch(let number):
        sum &-= number
        next = .touch(number)
      case .stall(let number):
        sum = ~sum
        next = .stall(number)
      case .timer(let number):
        sum &+= number
        next = .timer(number)
      case .recorded(let number):
        sum &-= number
        next = .recorded(number)
      case .system(let number):
        sum ^= number
        next = .system(number)
      case .renderStall(let number):
        sum &+= number
        next = .renderStall(number)
      case .rateLimit(let number):
        sum &+= number
        next = .rateLimit(number)
      case .mainThreadFree:
        next = .mainThreadFree
      }
      queue.schedule(next, at: due + delays.next())
    }
    keep(sum)
  }

  /// Takes events out, schedules two for each and cancels one of those.
  mutating func holdAndCancel(_ count: Int) {
    for _ in 0..<count {
      guard let (due, event) = queue.popFirst(until: Self.end) else { return }
      queue.schedule(event, at: due + delays.next())
      let ticket = queue.schedule(event, at: due + delays.next())
      queue.cancel(ticket)
    }
    keep(queue.count)
  }
}

/// Only keys in a heap under the same load, to compare with.
struct HeapModel: ~Copyable {
  private var heap = KeyHeap()
  private var delays = Delays()
  private var order: UInt64 = 0

  init(pendingCount: Int) {
    for slot in 0..<pendingCount { insert(slot: slot, due: .zero + delays.next()) }
    hold(4 * pendingCount)
  }

  mutating func hold(_ count: Int) {
    for _ in 0..<count {
      let key = heap.removeFirst()
      insert(slot: key.slot, due: key.due + delays.next())
    }
    keep(heap.count)
  }

  private mutating func insert(slot: Int, due: Instant) {
    heap.insert(EventKey(due: due, order: order, slot: slot))
    order += 1
  }
}
