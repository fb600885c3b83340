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
  ///
  /// `number` makes a number that is unique on the device of one that is unique here.
  mutating func add(
    due: Instant,
    number: (Int) -> Int,
    _ schedule: (Int) -> EventQueue.Ticket
  ) -> Int {
    count += 1
    let number = number(count)
    waiting[number] = Timer(ticket: schedule(number), due: due)
    return number
  }

  mutating func take(_ number: Int) -> Timer? { waiting.removeValue(forKey: number) }
}
