import JankEngine
import Testing

struct CalendarLayoutTests {
  private let counts = [0, 1, 10, 1_000, 100_000, 1 << 24]
  private let distances: [UInt64] = [1, 7, 1_000, 16_666_667, 3_600_000_000_000]

  @Test
  func `an adapted layout fits the events`() {
    for count in counts {
      for distance in distances {
        let layout = CalendarLayout.initial.adapted(
          pendingCount: count,
          dueCount: 100,
          span: 100 * distance
        )
        let eventsADay = Double(1 << layout.lengthShift) / Double(distance)
        #expect(eventsADay >= 2 && eventsADay <= 8)
        #expect(layout.dayCount >= min(count, 1 << 20))
        #expect(layout.dayCount <= max(8 * count, 64))
      }
    }
  }

  @Test
  func `an adequate layout stays`() {
    for count in counts {
      for distance in distances {
        let layout = CalendarLayout.initial.adapted(
          pendingCount: count,
          dueCount: 100,
          span: 100 * distance
        )
        for percent in [75, 100, 130] as [UInt64] {
          let again = layout.adapted(
            pendingCount: count,
            dueCount: 10_000,
            span: 100 * percent * distance
          )
          #expect(again == layout)
        }
      }
    }
  }

  @Test
  func `a layout stays without a time span or events`() {
    let layout = CalendarLayout(countShift: 6, lengthShift: 13)
    #expect(layout.adapted(pendingCount: 20, dueCount: 1_000, span: 0) == layout)
    #expect(layout.adapted(pendingCount: 20, dueCount: 0, span: 1_000) == layout)
  }

  @Test
  func `the longest span and the largest counts are valid`() {
    let longest = CalendarLayout.initial.adapted(
      pendingCount: 1 << 24,
      dueCount: 1,
      span: UInt64(Int64.max)
    )
    #expect(longest == CalendarLayout(countShift: 20, lengthShift: 62))
    let shortest = longest.adapted(pendingCount: 0, dueCount: EventKey.orderLimit, span: 1)
    #expect(shortest == CalendarLayout(countShift: 6, lengthShift: 0))
  }
}
