internal import JankTrace

/// The timers that are still wanted.
struct PendingTimers {
  private var count = 0
  private var waiting: [Int: Timer] = [:]

  struct Timer {
    let ticket: EventQueue.Ticket
    let due: Instant
  }
}

extension PendingTimers {
  /// Makes a timer.
  ///
  /// - Parameters:
  ///   - due: when it is due.
  ///   - schedule: schedules it by its number.
  /// - Returns: Its number.
  mutating func add(due: Instant, _ schedule: (Int) -> EventQueue.Ticket) -> Int {
    count += 1
    waiting[count] = Timer(ticket: schedule(count), due: due)
    return count
  }

  /// Takes a timer out, if it is still wanted.
  mutating func take(_ number: Int) -> Timer? { waiting.removeValue(forKey: number) }
}
