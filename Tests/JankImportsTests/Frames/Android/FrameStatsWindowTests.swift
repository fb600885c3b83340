import JankMetrics
import JankImports
import Testing

struct FrameStatsWindowTests {
  private static let base: Int64 = 1_000_000_000
  private static let head = "Flags,IntendedVsync,Vsync,FrameCompleted,FrameInterval,"

  /// A dump of 62.5 Hz frames, some of which are known to be presented.
  private func dump(_ frames: ClosedRange<Int64>, shown: ClosedRange<Int64>) -> String {
    let rows = frames.map { number in
      let time = Self.base + number * 16_000_000
      let presented = shown.contains(number) ? time + 32_000_000 : 0
      return "0,\(time),\(time),\(time + 6_000_000),16000000,\(presented),\n"
    }
    let head = "\(Self.head)DisplayPresentTime,\n"
    return "---PROFILEDATA---\n\(head)\(rows.joined())---PROFILEDATA---\n"
  }

  private func expect(
    _ text: String,
    presented: Double,
    notPresented: Double,
    of total: Double
  ) throws {
    let metrics = try RecordedFile(text: text).metrics()
    #expect(metrics["frames.total"] == total)
    #expect(metrics["frames.presented"] == presented)
    #expect(metrics["frames.not-presented"] == notPresented)
    #expect(metrics["refreshes.missed"] == 0)
  }

  @Test func `of two rows about a frame the more complete one counts, in any order`()
    throws
  {
    let first = dump(1...6, shown: 1...2)
    let second = dump(1...10, shown: 1...6)
    for text in [first + second, second + first] {
      try expect(text, presented: 6, notPresented: 0, of: 10)
    }
  }

  @Test func `only the last four frames of a dump may be presented later`() throws {
    try expect(dump(1...6, shown: 1...2), presented: 2, notPresented: 0, of: 6)
    try expect(dump(1...7, shown: 1...2), presented: 2, notPresented: 1, of: 7)
  }

  @Test func `no refresh is known to be missed between dumps that do not overlap`() throws {
    let text = dump(1...6, shown: 1...2) + dump(7...12, shown: 7...8)
    try expect(text, presented: 4, notPresented: 0, of: 12)
    let series = try #require(try RecordedFile(text: text).recording.series.first)
    #expect(series.segments.map(\.frames) == [0..<6, 6..<12])
  }

  @Test func `a wait across a rate change has refreshes of both rates`() throws {
    // Ten frames at 125 Hz, then ten at 62.5 Hz, each presented two refreshes after its begin.
    var text = "\(Self.head)DisplayPresentTime,\n"
    var time = Self.base
    for number in 0..<20 {
      let interval: Int64 = number < 10 ? 8_000_000 : 16_000_000
      text += "0,\(time),\(time),\(time + 6_000_000),\(interval),\(time + 2 * interval),\n"
      time += interval
    }
    let metrics = try RecordedFile(text: text).metrics()
    // From the last fast frame to the first slow one is a refresh of each rate: 8 and 16 ms.
    #expect(metrics["refreshes.missed"] == 1)
    #expect(metrics["frames.presented"] == 20)
    #expect(metrics["flutter.refresh-rate.120hz"] == 50)
    #expect(metrics["flutter.refresh-rate.60hz"] == 50)
  }

  @Test func `a frame is judged by the interval it states`() throws {
    let rows: [[Int64]] = [
      // At 62.5 Hz: late, and handed over 7 ms after the refresh, less than half an interval.
      [0, 0, 16, 16, 7, 8, 17],
      // At 125 Hz: late, and handed over after more than half an interval; free again at 1016.
      [1_000, 1_000, 1_008, 8, 5, 6, 9],
      // Begins before that; in time by one more interval, its own.
      [1_008, 1_008, 1_016, 8, 3, 4, 12],
    ]
    var text = "\(Self.head)FrameDeadline,SyncStart,IssueDrawCommandsStart,\n"
    for row in rows {
      let (begin, vsync) = (Self.base + row[0] * 1_000_000, Self.base + row[1] * 1_000_000)
      func stamp(_ milliseconds: Int64) -> Int64 { begin + milliseconds * 1_000_000 }
      text += "0,\(begin),\(vsync),\(stamp(row[6])),\(row[3] * 1_000_000),"
      text += "\(Self.base + row[2] * 1_000_000),\(stamp(row[4])),\(stamp(row[5])),\n"
    }
    let metrics = try RecordedFile(text: text).metrics()
    #expect(metrics["android.gfxinfo.janky"] == 2)
    #expect(metrics["android.gfxinfo.slow-ui-thread"] == 1)
    #expect(metrics["android.gfxinfo.high-input-latency"] == 1)
    // 17 ms are more than 16, 9 and 12 more than 8.
    #expect(metrics["android.gfxinfo.legacy-janky"] == 3)
  }
}
