import JankMetrics
import JankImports
import Testing

struct RecordingStampsTests {
  @Test(arguments: [
    "presentmon-case5-v2.csv", "presentmon-case4-v1.csv", "presentmon-case0-v3.csv",
    "chrome-android-scroll.trace.json", "android-atrace.txt",
  ])
  func `no frame of a recording has a negative duration`(name: String) throws {
    let file = try RecordedFile(name)
    let warnings = file.recording.warnings.map { "\($0)" }
    if name == "presentmon-case4-v1.csv" {
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("a stamp of Presenter.exe 5236 ") == true)
    } else {
      #expect(warnings.isEmpty)
    }
    for series in file.recording.series {
      let metrics = RecordedFile.Metrics(tally: FrameTally(series))
      #expect(metrics["frame-time.min"].map { $0 > 0 } ?? true, "\(series.name)")
      let parts = ["presented", "not-presented", "untimed"].compactMap { metrics["frames.\($0)"] }
      #expect(metrics["frames.total"] == parts.reduce(0, +), "\(series.name)")
    }
  }

  @Test func `a stamp that goes back is ignored with a warning`() throws {
    let begins = [1_000_000, 500_000, 2_000_000, 2_000_000].enumerated().map { number, time in
      """
      {"ph": "X", "name": "Scheduler::BeginFrame", "pid": 1, "tid": 2, "ts": \(number),
       "args": {"args": {"frame_time_us": \(time), "interval_us": 16666}}}
      """
    }
    let file = try RecordedFile(text: "[\(begins.joined(separator: ",\n"))]")
    #expect(file.recording.series.map(\.frameTimes) == [.known([[1_000_000_000]])])
    #expect(
      file.recording.warnings.map { "\($0)" } == [
        "file: warning: 2 stamps of begin-frames of 1 thread 2 are out of order and are "
          + "ignored"
      ]
    )
    let metrics = try file.metrics()
    #expect(metrics["frames.total"] == 4)
    #expect(metrics["frames.presented"] == 2)
    #expect(metrics["frames.not-presented"] == 0)
    #expect(metrics["frames.untimed"] == 2)
  }

  @Test func `one stamp that is far too late discards no other stamp`() throws {
    let begins = [1_000_000, 91_000_000, 1_032_000, 1_048_000].enumerated().map { number, time in
      """
      {"ph": "X", "name": "Scheduler::BeginFrame", "pid": 1, "tid": 2, "ts": \(number),
       "args": {"args": {"frame_time_us": \(time), "interval_us": 16000}}}
      """
    }
    let file = try RecordedFile(text: "[\(begins.joined(separator: ",\n"))]")
    #expect(file.recording.series.map(\.frameTimes) == [.known([[32_000_000, 16_000_000]])])
    #expect(try file.metrics()["refreshes.missed"] == 1)
    #expect(try file.metrics()["frames.presented"] == 3)
    #expect(try file.metrics()["frames.untimed"] == 1)
  }

  @Test func `a list may contain a time of 0`() throws {
    let series = try RecordedFile(text: "16.7\n0\n16.7\n").recording.series
    #expect(series.map(\.frameTimes) == [.known([[16_700_000, 0, 16_700_000]])])
  }

  private static let negative: [String] = [
    "16.7\n-1\n",
    PresentMonFileTests.second + "a.exe,1,0x1,11.0,21.0,-3.0,10.0\n",
    PresentMonFileTests.second + "a.exe,1,0x1,-11.0,21.0,3.0,10.0\n",
    PresentMonFileTests.second + "a.exe,1,0x1,11.0,21.0,3.0,-1\n",
    #"{"frame_build_times": [1000, -5]}"#,
    #"{"frame_build_times": [1000], "frame_rasterizer_times": [-1]}"#,
    #"{"frame_count": 5, "average_frame_build_time_millis": -5.5}"#,
    InstrumentsFileTests.hitches.replacing(">33333166<", with: ">-33333166<"),
    "Flags,IntendedVsync,FrameCompleted\n0,2000,1000\n",
    AtraceFileTests.sample.replacing("10.009000", with: "10.003000"),
  ]

  @Test(arguments: negative)
  func `a negative duration is rejected in every format`(text: String) throws {
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:") && finding.contains("error: "), "\(finding)")
    #expect(
      finding.contains("0 or more") || finding.contains("2000 or more")
        || finding.contains("or more, found") || finding.contains("ends before it begins"),
      "\(finding)"
    )
  }
}
