import JankTrace
import Testing

struct IntervalTests {
  @Test
  func `units agree with each other`() {
    #expect(Interval.milliseconds(80) == Interval(nanoseconds: 80_000_000))
    #expect(Interval.microseconds(80_000) == .milliseconds(80))
    #expect(Interval(seconds: 0.08) == .milliseconds(80))
    #expect(Interval.seconds(2) == .milliseconds(2_000))
    #expect(Interval.seconds(0.25) + .seconds(1) == .milliseconds(1_250))
    #expect(Interval.milliseconds(1_500).seconds == 1.5)
    #expect(Interval.microseconds(1_500).milliseconds == 1.5)
  }

  @Test
  func `sums and differences are exact and signed`() {
    var sum = Interval.milliseconds(1)
    sum += .microseconds(1)
    #expect(sum.nanoseconds == 1_001_000)
    #expect((Interval.zero - sum).nanoseconds == -1_001_000)
    #expect(Interval.zero - sum < .zero)
  }
}
