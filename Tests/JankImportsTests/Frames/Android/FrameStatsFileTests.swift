import JankMetrics
import JankImports
import JankTrace
import Testing

// Also tests: FrameStatsTable.

struct FrameStatsFileTests {
  private static let head =
    "Flags,FrameTimelineVsyncId,IntendedVsync,Vsync,HandleInputStart,FrameDeadline,FrameInterval,"
    + "SyncQueued,SyncStart,IssueDrawCommandsStart,SwapBuffers,FrameCompleted,GpuCompleted,"
    + "DisplayPresentTime,"

  /// The values of three frames, the second of them flagged.
  private static let rows = [
    [
      0, 1, 100_000_000, 100_000_000, 101_000_000, 116_666_666, 16_666_666,
      106_000_000, 106_500_000, 107_000_000, 110_000_000, 112_000_000, 113_000_000, 133_333_332,
    ],
    [
      1, 2, 116_666_666, 116_666_666, 117_000_000, 133_333_332, 16_666_666,
      118_000_000, 118_500_000, 119_000_000, 120_000_000, 121_000_000, 121_000_000, 149_999_998,
    ],
    [
      0, 3, 133_333_332, 133_333_332, 134_000_000, 149_999_998, 16_666_666,
      150_000_000, 150_500_000, 151_000_000, 155_000_000, 160_000_000, 158_000_000, 183_333_330,
    ],
  ].map { metricValues in metricValues.map { "\($0)," }.joined() }

  static let sample = """
    Applications Graphics Acceleration Info:
    ** Graphics info for pid 5 [com.example] **
    Window: com.example/Main
    Stats since: 1ns
    ---PROFILEDATA---
    \(head)
    \(rows[0])
    \(rows[1])
    \(rows[2])
    ---PROFILEDATA---

    """

  @Test func `columns are read in any order`() throws {
    let series = try #require(try RecordedFile(text: Self.sample).recording.series.first)
    #expect(series.name == "com.example/Main")
    #expect(series.frameCount == 2)
    #expect(series.refreshPeriod?.nanoseconds == 16_666_666)
    #expect(series.column(.shown) == .known(TimeColumn([133_333_332, 183_333_330])))
    #expect(series.column(.total) == .known(TimeColumn([12_000_000, 26_666_668])))
    #expect(series.column(.end) == .known(TimeColumn([113_000_000, 160_000_000])))
    #expect(series.column(.mainThread) == .known(TimeColumn([5_500_000, 16_500_000])))
    #expect(series.column(.userInterface) == .known(TimeColumn([6_500_000, 17_166_668])))
    #expect(series.column(.handOver) == .known(TimeColumn([6_500_000, 17_166_668])))
    #expect(series.column(.render) == .known(TimeColumn([3_500_000, 4_500_000])))
    let metrics = try RecordedFile(text: Self.sample).metrics()
    #expect(metrics["android.gfxinfo.janky"] == 1)
    #expect(metrics["android.overrun-frames"] == 1)
    #expect(metrics["android.jankstats.x1"] == 1)
    #expect(metrics["android.jankstats.x2"] == 0)
  }

  @Test func `the interval is read behind exchanged titles`() throws {
    let text = """
      ---PROFILEDATA---
      Flags,IntendedVsync,FrameCompleted,FrameInterval,FrameStartTime,DisplayPresentTime,
      0,9000000000,9010000000,9000500000,16666666,9033333332,
      0,9016666666,9026000000,9017100000,16666666,9049999998,
      ---PROFILEDATA---

      """
    let series = try #require(try RecordedFile(text: text).recording.series.first)
    #expect(series.refreshPeriod?.nanoseconds == 16_666_666)
  }

  @Test func `overlapping dumps give each frame once, and windows stay separate`() throws {
    let other = Self.sample.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "Window: com.example/Main" ? "Window: other" : String($0) }
      .joined(separator: "\n")
    let series = try RecordedFile(text: Self.sample + Self.sample + other).recording.series
    #expect(series.map(\.name) == ["com.example/Main", "other"])
    #expect(series.map(\.frameCount) == [2, 2])
  }

  @Test func `with the old columns, the ends of frames replace presentations`() throws {
    let text = """
      Flags,IntendedVsync,Vsync,FrameCompleted,
      0,1000,1000,9000,
      0,2000,2000,12000,

      """
    let series = try #require(try RecordedFile(text: text).recording.series.first)
    #expect(series.stamps == "ends of frames")
    #expect(series.column(.shown) == .known(TimeColumn([9_000, 12_000])))
    #expect(series.column(.deadline).reason != nil)
    #expect(series.refreshPeriod == nil)
  }

  @Test(arguments: [20_000_000, 183_000_000, 240_000_000 as Int64])
  func `a stall has the same metrics in a run and in a dump of its frames`(stall: Int64) throws {
    let period: Int64 = 16_666_667
    let begin = 6 * period
    let (start, end) = (begin + stall, begin + stall + 2_000_000)
    let vsync = begin + stall / period * period
    let done = end + 5_000_000
    let text =
      Self.head.replacing("FrameTimelineVsyncId,", with: "")
      + "\n0,\(begin),\(vsync),\(start),\(begin + 2 * period),\(period),\(end),\(end),\(end),"
      + "\(done),\(done),\(done),\(done + period),\n"
    let recorded = try RecordedFile(text: text).metrics()
    func refresh(_ time: Int64) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: Int(time / period), time: Instant(nanoseconds: time))
    }
    func stage(_ start: Int64, _ end: Int64) -> FrameRecord.Stage {
      FrameRecord.Stage(start: Instant(nanoseconds: start), end: Instant(nanoseconds: end))
    }
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.frames = [
      FrameRecord(
        index: 0,
        origin: .commit,
        begin: refresh(begin),
        expected: refresh(begin + 2 * period),
        actual: refresh((done / period + 1) * period),
        commitDeadline: Instant(nanoseconds: begin + period),
        mainThread: stage(start, end),
        prepare: stage(end, end),
        execute: stage(end, done),
        contentTime: .zero,
        lateness: .commit,
        changedLayers: 1
      )
    ]
    var transition = TransitionRecord(
      kind: .present,
      from: "a",
      to: "b",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    transition.ended = Instant(nanoseconds: 40 * period)
    trace.transitions = [transition]
    let run = RecordedFile.Metrics(tally: FrameTally(FrameSeries(trace)))
    let names = ["janky", "slow-ui-thread", "missed-vsync", "high-input-latency", "davey"]
    for id in names.map({ "gfxinfo.\($0)" }) + ["jankstats.x1", "jankstats.x2", "overrun-frames"] {
      #expect(recorded["android.\(id)"] == run["android.\(id)"], "\(id)")
    }
    #expect(run["android.jankstats.x2"] == (stall > 4 * period ? 1 : 0))
    #expect(run["android.slow-frames"] == 1)
    #expect(run["android.huge-jank"] == (stall > 200_000_000 ? 1 : 0))
  }

  @Test func `a header without the required columns is rejected`() throws {
    let text = "---PROFILEDATA---\nFlags,Vsync\n0,1\n---PROFILEDATA---\n"
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:2:1: error: expected a header with Flags, IntendedVsync"))
  }
}
