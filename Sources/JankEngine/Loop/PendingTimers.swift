internal import JankTrace

struct PendingTimers {
  private var count = 0
  private var waiting: [Int: Timer] = [:]

  struct Timer {
    let ticket: EventQueue.Ticket
    let due: Instant
  }
}

extension PendingTimers {
  /// Adds a timer and returns its number; `schedule` schedules it by that number.
  mutating func add(due: Instant, _ schedule: (Int) -> EventQueue.Ticket) -> Int {
    count += 1
    waiting[count] = Timer(ticket: schedule(count), due: due)
    return count
  }

  mutating func take(_ number: Int) -> Timer? { waiting.removeValue(forKey: number) }
}
