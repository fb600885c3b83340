import JankMetrics
import JankTrace
import Testing

struct TimelineTallyTests {
  private func tally(_ trace: Trace) throws -> TimelineTally {
    let series = FrameSeries(trace)
    let columns = try #require(TimelineTally.Columns.of(series).value)
    return TimelineTally(series, columns: columns, try #require(series.clock.value))
  }

  @Test func `frames in time have no cause`() throws {
    let tally = try tally(Trace.steady(count: 50, length: .milliseconds(1_000)))
    #expect(tally.smooth == 50)
    #expect(JankType.named.allSatisfy { tally.count(of: $0.type) == 0 })
  }

  @Test func `a late commit is charged to the app`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 11, actual: 15, commitEnd: hand.time(of: 13) + .milliseconds(1))
    hand.transition(from: .zero, to: hand.time(of: 30))
    let tally = try tally(hand.trace)
    #expect(tally.smooth == 9)
    #expect(causes(tally) == ["App Deadline Missed": 1])
  }

  @Test func `slow rendering is charged to the render server and stuffs the next frame`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 11, actual: 13, lateness: .render, rendering: 10...13)
    hand.show(expected: 12, actual: 14, lateness: .render, rendering: 13...14)
    hand.transition(from: .zero, to: hand.time(of: 30))
    let tally = try tally(hand.trace)
    #expect(tally.smooth == 9)
    #expect(
      causes(tally) == ["SurfaceFlinger GPU Deadline Missed": 1, "SurfaceFlinger Stuffing": 1]
    )
  }

  private func causes(_ tally: TimelineTally) -> [String: Int] {
    let counts = JankType.named.map { ($0.name, tally.count(of: $0.type)) }
    return Dictionary(uniqueKeysWithValues: counts.filter { $0.1 > 0 })
  }

  @Test func `a frame behind one that was latched late has one interval more`() throws {
    // Milliseconds at 100 Hz; the second frame is 8 ms over and one refresh late.
    func tally(latched: Int64?...) throws -> TimelineTally {
      func column(_ milliseconds: Int64?...) -> TimeColumn {
        TimeColumn(milliseconds.map { $0.map { $0 * 1_000_000 } })
      }
      let series = FrameSeries(
        name: "frames",
        origin: "the test",
        frameCount: 3,
        refreshPeriod: RefreshPeriod(hertz: 100),
        columns: [
          .expected: column(80, 90, 100), .shown: column(80, 90, 110),
          .appDeadline: column(70, 80, 90), .appEnd: column(69, 79, 98),
          .serverExpected: column(80, 90, 110), .end: column(79, 89, 109),
          .latched: TimeColumn(latched.map { $0.map { $0 * 1_000_000 } }),
        ]
      )
      let columns = try #require(TimelineTally.Columns.of(series).value)
      return TimelineTally(series, columns: columns, try #require(series.clock.value))
    }
    #expect(causes(try tally(latched: 71, 91, 101)) == ["Buffer Stuffing": 1])
    #expect(causes(try tally(latched: 71, 81, 101)) == ["App Deadline Missed": 1])
    // A frame whose latch is unknown does not hide that of the frame before.
    #expect(causes(try tally(latched: 91, nil, 101)) == ["Buffer Stuffing": 1])
  }
}
