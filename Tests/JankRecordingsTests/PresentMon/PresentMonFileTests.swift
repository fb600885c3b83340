import JankMetrics
import JankRecordings
import Testing

struct PresentMonFileTests {
  static let second = """
    Application,ProcessID,SwapChainAddress,FrameTime,DisplayLatency,DisplayedTime,CPUBusy
    a.exe,1,0x1,10.0,25.0,16.5,9.0
    a.exe,1,0x1,12.0,NA,NA,9.5
    b.exe,2,0x1,16.6,20.0,NA,8.0
    a.exe,1,0x1,11.0,21.0,16.7,10.0

    """

  @Test(arguments: [("case0-v3", 32), ("case4-v1", 21), ("case5-v2", 26)])
  func `each recording begins with a byte-order mark and a head`(name: String, columns: Int) throws
  {
    let text = try RecordedFile.text("presentmon-\(name).csv")
    let head = try #require(text.split(whereSeparator: \.isNewline).first)
    #expect(head.hasPrefix("\u{FEFF}Application,ProcessID,SwapChainAddress,"))
    #expect(head.split(separator: ",").count == columns)
  }

  @Test func `a recording of 2_x has its known figures`() throws {
    let file = try RecordedFile("presentmon-case5-v2.csv")
    #expect(file.recording.size == "647 rows")
    #expect(file.recording.series.count == 7)
    let metrics = try file.metrics(of: "PresentBench.exe 24892 0x2A70D2CAC00", hertz: 60)
    #expect(metrics["frames.total"] == 258)
    #expect(metrics["frames.not-presented"] == 84)
    #expect(metrics["refreshes.missed"] == 0)
    #expect(metrics["frames.presented"] == 174)
    #expect(metrics["presentmon.frame-time.mean"] == 11.2504)
    #expect(metrics["presentmon.displayed-time.mean"] == 16.6668)
    #expect(metrics["presentmon.displayed-time.max"] == 16.8315)
    #expect(metrics["presentmon.animation-error.mean"] == 5.5118)
    #expect(metrics["presentmon.animation-error.max"] == 7.4695)
    #expect(metrics["perfdog.jank"] == 0)
    #expect(metrics["apple.hitch-count"] == nil)
    #expect(metrics.reason("apple.hitch-count")?.contains("when a frame was due") == true)
  }

  @Test func `the animation errors are those of the recording, row by row`() throws {
    let name = "presentmon-case5-v2.csv"
    let rows = try RecordedFile.text(name).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let place = try #require(rows[0].firstIndex(of: "AnimationError"))
    let series = try RecordedFile(name).recording.series
    #expect(series.count == 7)
    for series in series {
      let content = try #require(series.column(.content).value)
      let shown = try #require(series.column(.shown).value)
      let errors = AnimationErrorTally.Errors(
        of: 0..<series.frameCount,
        content: content,
        shown: shown
      )
      let stream = rows.filter { $0.prefix(3).joined(separator: " ") == series.name }
      #expect(stream.count == series.frameCount)
      let recorded = stream.compactMap { Double($0[place]) }
      #expect(recorded.count == Array(errors).count)
      for ((_, error), value) in zip(errors, recorded) {
        #expect((Double(error) / 1e6 - value).magnitude < 2e-4, "\(series.name)")
      }
    }
  }

  @Test func `a recording of 1_x has its known figures`() throws {
    let file = try RecordedFile("presentmon-case4-v1.csv")
    #expect(file.recording.size == "192 rows")
    #expect(file.recording.series.count == 5)
    let dropped = try file.recording.series.map { series in
      try file.metrics(of: series.name)["frames.not-presented"] ?? 0
    }
    #expect(dropped.reduce(0, +) == 3)
    let metrics = try file.metrics(of: "dwm.exe", hertz: 60)
    #expect(metrics["frames.total"] == 116)
    #expect(metrics.offsets.values.reduce(0, +) == 114)
    #expect(metrics["frame-time.p50.linear"] == 16.6835)
    #expect(metrics["frame-time.max"] == 434.0596)
    #expect(metrics["refreshes.missed"] == 84)
  }

  @Test func `a recording with the newest columns has its known figures`() throws {
    let file = try RecordedFile("presentmon-case0-v3.csv")
    #expect(file.recording.size == "357 rows")
    #expect(file.recording.series.count == 10)
    let metrics = try file.metrics(of: "dwm.exe", hertz: 60)
    #expect(metrics["frames.total"] == 197)
    #expect(metrics["frame-time.p50.linear"] == 16.68)
    #expect(metrics["frame-time.max"] == 450.3687)
    #expect(metrics["refreshes.missed"] == 91)
    #expect(metrics["presentmon.animation-error.max"] == 434.2509)
  }

  @Test func `a stream is an application, a process and a swap chain`() throws {
    let series = try RecordedFile(text: Self.second).recording.series
    #expect(series.map(\.name) == ["a.exe 1 0x1", "b.exe 2 0x1"])
    #expect(series.map(\.frameCount) == [3, 1])
    #expect(series[0].column(.shown) == .known(TimeColumn([25_000_000, nil, 41_500_000])))
    #expect(series[0].frameTimes == .known([[16_500_000, 16_700_000]]))
    #expect(series[0].column(.content) == .known(TimeColumn([0, 10_000_000, 22_000_000])))
    #expect(series[0].column(.inputLatency).reason != nil)
  }

  @Test func `a head without the columns of any version is refused`() throws {
    let head = "Application,ProcessID,SwapChainAddress,Colour\n"
    let finding = try #require(RecordedFile.finding(in: head))
    #expect(finding.hasPrefix("file:1:1: error: the head names no columns of a PresentMon version"))
  }

  @Test func `a last row that breaks off is left out with a warning`() throws {
    let recording = try RecordedFile(text: Self.second + "a.exe,1,0x1,16.6,2").recording
    #expect(recording.size == "4 rows")
    let warnings = recording.warnings.map { "\($0)" }
    #expect(warnings == ["file:6:1: warning: the last line breaks off and is left out"])
    // Without its end nobody knows whether the last figure is whole.
    let whole = try RecordedFile(text: String(Self.second.dropLast())).recording
    #expect(whole.size == "3 rows" && whole.warnings.count == 1)
    let head = try #require(RecordedFile.finding(in: String(Self.second.prefix(40))))
    #expect(head.hasPrefix("file:1:1: error: "))
  }

  @Test func `a bad row is named with its line`() throws {
    let broken = Self.second + "a.exe,1,0x1,fast,1,1,1\n"
    let finding = try #require(RecordedFile.finding(in: broken))
    #expect(finding == "file:6:13: error: expected a number or NA, found \"fast\"")
  }
}
