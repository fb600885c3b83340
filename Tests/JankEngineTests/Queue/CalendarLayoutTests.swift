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

  @Test(arguments: [
    (6, 32, true), (6, 33, false), (6, 8, true), (7, 64, true), (7, 65, false), (7, 16, true),
    (7, 15, false),
  ])
  func `two to eight days for each event stay`(shift: Int, pendingCount: Int, stays: Bool) {
    let layout = CalendarLayout(countShift: shift, lengthShift: 10)
    let adapted = layout.adapted(pendingCount: pendingCount, dueCount: 0, span: 0)
    #expect((adapted == layout) == stays)
  }

  @Test(
    arguments: [(4_096, true), (4_097, false), (1_463, true), (1_462, false)] as [(UInt64, Bool)]
  )
  func `days of 2.5 to 7 mean distances stay`(span: UInt64, stays: Bool) {
    // A day of 1,024 ns, and ten events during the span.
    let layout = CalendarLayout(countShift: 6, lengthShift: 10)
    let adapted = layout.adapted(pendingCount: 20, dueCount: 10, span: span)
    #expect((adapted == layout) == stays)
  }
}
