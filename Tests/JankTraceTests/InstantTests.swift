import JankTrace
import Testing

struct InstantTests {
  @Test(arguments: [0, 1, 16_666_667, 3_600_000_000_000] as [Int64])
  func `adding the difference of two instants leads from one to the other`(start: Int64) {
    let from = Instant(nanoseconds: start)
    let to = Instant(nanoseconds: 80_000_001)
    #expect(from + (to - from) == to)
    #expect(to - (to - from) == from)
  }

  @Test
  func `seconds are rounded to the nearest nanosecond, halves away from zero`() {
    #expect(Instant(seconds: 0.1).nanoseconds == 100_000_000)
    #expect(Instant(seconds: 0.000_000_000_5).nanoseconds == 1)
    #expect(Instant(seconds: 0.000_000_000_4).nanoseconds == 0)
    #expect(Instant(nanoseconds: 1_500_000_000).seconds == 1.5)
  }

  @Test
  func `instants are ordered by time`() {
    #expect(Instant.zero < Instant(nanoseconds: 1))
    #expect(!(Instant(nanoseconds: 1) < Instant(nanoseconds: 1)))
  }
}
