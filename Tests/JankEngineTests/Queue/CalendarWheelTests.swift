import JankEngine
import Testing

struct CalendarWheelTests {
  private let layout = CalendarLayout(countShift: 3, lengthShift: 10)

  @Test
  func `the wheel reaches one day fewer than it has`() {
    let wheel = CalendarWheel(layout, at: 100 * 1_024 + 5)
    #expect(wheel.today == 100)
    #expect(wheel.day(of: 100 * 1_024 - 1) == 99)
    let reached = (90..<120).filter { wheel.reaches($0) }
    #expect(reached == Array(101...107))
    #expect(!wheel.reaches(.max) && !wheel.reaches(0))
  }

  @Test
  func `each day returns its events`() {
    var slots = SlotTable()
    var wheel = CalendarWheel(layout, at: 0)
    for turn in 0..<40 as Range<UInt64> {
      for ahead in 1...7 as ClosedRange<UInt64> {
        let due = Instant(nanoseconds: Int64((wheel.today + ahead) * 1_024))
        let key = slots.insert(.command(Int(wheel.today)), due: due, order: 10 * turn + ahead)
        wheel.add(key.slot, to: wheel.today + ahead, in: &slots)
      }
      var chain = wheel.turn()
      var found: [UInt64] = []
      while !chain.isEmpty {
        let key = slots.takeFirst(from: &chain)
        found.append(wheel.day(of: key.nanoseconds))
        _ = slots.remove(at: key.slot)
      }
      wheel.didTake(found.count)
      #expect(wheel.today == turn + 1)
      #expect(found == Array(repeating: wheel.today, count: min(Int(turn) + 1, 7)))
      #expect(wheel.count == slots.count)
    }
  }

  @Test
  func `only an empty wheel can jump to any day`() async {
    var wheel = CalendarWheel(layout, at: 0)
    wheel.jump(to: 1_000_000)
    #expect(wheel.today == 1_000_000)
    await #expect(processExitsWith: .failure) {
      var slots = SlotTable()
      var wheel = CalendarWheel(.initial, at: 0)
      let key = slots.insert(.mainThreadFree, due: .zero, order: 0)
      wheel.add(key.slot, to: 1, in: &slots)
      wheel.jump(to: 1)
    }
  }
}
