import JankMetrics
import JankTrace
import Testing

struct CadenceTests {
  /// The frame times of a run in refreshes, for frames due and shown at these refreshes.
  private func frameTimes(_ refreshes: [Int], hertz: Int = 60) throws -> [Int] {
    var hand = HandMadeTrace(hertz: hertz)
    hand.showInTime(refreshes)
    hand.transition(from: .zero, to: hand.time(of: 10_000))
    let series = FrameSeries(hand.trace)
    let period = RefreshPeriod(hertz: Double(hertz))
    return try #require(series.frameTimes.value).joined().map { period.count(in: $0) }
  }

  @Test(arguments: [2, 3, 4, 6])
  func `a link at a fraction of the rate has frame times`(step: Int) throws {
    let refreshes = Array(stride(from: 2, to: 200, by: step))
    #expect(try frameTimes(refreshes) == Array(repeating: step, count: refreshes.count - 1))
  }

  @Test func `an alternating rate is steady`() throws {
    let refreshes = [2, 3, 5, 6, 8, 9, 11, 12]
    #expect(try frameTimes(refreshes) == [1, 2, 1, 2, 1, 2, 1])
  }

  @Test func `a change of the rate is no pause`() throws {
    let fast = Array(2...20)
    let slow = Array(stride(from: 24, through: 60, by: 4))
    let expected = Array(repeating: 1, count: 18) + Array(repeating: 4, count: 10)
    #expect(try frameTimes(fast + slow, hertz: 120) == expected)
  }

  @Test func `a frame omitted now and then belongs to the rate`() throws {
    let refreshes = (0..<40).map { 2 + $0 * 5 / 4 }
    let times = try frameTimes(refreshes)
    #expect(times.count == 39 && Set(times) == [1, 2])
  }

  @Test func `a single frame one refresh later ends a pause`() throws {
    #expect(try frameTimes(Array(2...10) + Array(12...20)) == Array(repeating: 1, count: 16))
  }

  @Test func `a resting touch pauses`() throws {
    #expect(try frameTimes(Array(2...10) + Array(14...20)) == Array(repeating: 1, count: 14))
  }

  @Test func `two equal pauses are no steady rate`() throws {
    let refreshes = [2, 3, 4, 10, 11, 12, 18, 19, 20]
    #expect(try frameTimes(refreshes) == Array(repeating: 1, count: 6))
  }

  @Test func `before the first request nothing is requested, however regular the requests`()
    throws
  {
    var hand = HandMadeTrace()
    for refresh in stride(from: 8, through: 50, by: 6) {
      hand.showInTime([refresh])
      hand.transition(from: hand.time(of: refresh - 2), to: hand.time(of: refresh))
    }
    #expect(try #require(FrameSeries(hand.trace).frameTimes.value).allSatisfy(\.isEmpty))
  }

  @Test func `rare frames have no steady rate`() throws {
    #expect(try frameTimes([2, 40, 78, 116, 154]) == [])
  }

  @Test(arguments: [60, 120])
  func `a pause begins beyond a tenth of a second`(hertz: Int) throws {
    let slowest = hertz / 10
    let steady = Array(stride(from: 2, through: 2 + 10 * slowest, by: slowest))
    #expect(try frameTimes(steady, hertz: hertz).count == 10)
    let slower = Array(stride(from: 2, through: 2 + 10 * (slowest + 1), by: slowest + 1))
    #expect(try frameTimes(slower, hertz: hertz) == [])
  }

  @Test func `the wait for a late frame after a pause counts from its due time`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 40, actual: 44)
    hand.transition(from: .zero, to: hand.time(of: 60))
    let times = try #require(FrameSeries(hand.trace).frameTimes.value)
    #expect(times.last == [(hand.time(of: 44) - hand.time(of: 39)).nanoseconds])
  }

  @Test func `a request at the refresh that shows a frame ends a pause after it`() {
    var hand = HandMadeTrace()
    hand.showInTime(stride(from: 2, through: 50, by: 6))
    hand.transition(from: .zero, to: hand.time(of: 14))
    // The fourth frame is shown at refresh 20.
    hand.transition(from: hand.time(of: 20), to: hand.time(of: 60))
    let cadence = Cadence(hand.trace)
    #expect((2...6).map { cadence.continues(at: $0) } == [true, true, false, true, true])
  }
}
