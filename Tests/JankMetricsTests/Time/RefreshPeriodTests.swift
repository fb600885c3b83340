import JankMetrics
import Testing

struct RefreshPeriodTests {
  @Test(arguments: [24, 30, 59.94, 60, 90, 120, 144, 240])
  func `refreshes are counted exactly, also with inexact stamps`(hertz: Double) {
    let period = RefreshPeriod(hertz: hertz)
    for count in 0...500 {
      let exact = Double(count) * period.nanoseconds
      for error in [-0.49, -0.1, 0, 0.1, 0.49] {
        let length = Int64((exact + error * period.nanoseconds).rounded())
        #expect(period.count(in: length) == count, "\(length) ns at \(hertz) Hz")
      }
    }
  }

  @Test func `half a refresh counts as one`() {
    let period = RefreshPeriod(nanoseconds: 10)
    #expect([4, 5, 14, 15].map { period.count(in: $0) } == [0, 1, 1, 2])
  }

  @Test func `the rate and the interval are each other's inverse`() {
    #expect(RefreshPeriod(hertz: 50).nanoseconds == 20_000_000)
    #expect(RefreshPeriod(nanoseconds: 20_000_000).hertz == 50)
    #expect(RefreshPeriod(hertz: 60).wholeNanoseconds == 16_666_666)
  }

  @Test(arguments: [0.0, -1.0])
  func `an interval without length violates the precondition`(nanoseconds: Double) async {
    await #expect(processExitsWith: .failure) { [nanoseconds] in
      _ = RefreshPeriod(nanoseconds: nanoseconds)
    }
  }

  @Test func `a stated interval is valid from 1 to 1000 Hz`() {
    for valid in [1_000_000, 16_666_667, 1_000_000_000] as [Int64] {
      #expect(RefreshPeriod(stated: valid)?.nanoseconds == Double(valid))
    }
    for invalid in [Int64.min, -1, 0, 999_999, 1_000_000_001, .max] {
      #expect(RefreshPeriod(stated: invalid) == nil, "\(invalid)")
    }
  }
}
