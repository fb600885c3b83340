import JankMetrics
import JankImports
import Testing

// Also tests: PresentMonLayout, PresentMonStream.

struct PresentMonFileTests {
  /// The cells of a recording, its titles first, and the place of a column.
  private func rows(of name: String, with column: String) throws -> ([[Substring]], Int) {
    let rows = try RecordedFile.text(name).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    return (rows, try #require(rows[0].firstIndex { $0 == column }))
  }

  static let second = """
    Application,ProcessID,SwapChainAddress,FrameTime,DisplayLatency,DisplayedTime,CPUBusy
    a.exe,1,0x1,10.0,25.0,16.5,9.0
    a.exe,1,0x1,12.0,NA,NA,9.5
    b.exe,2,0x1,16.6,20.0,NA,8.0
    a.exe,1,0x1,11.0,21.0,16.7,10.0

    """

  @Test(arguments: [("case0-v3", 32), ("case4-v1", 21), ("case5-v2", 26)])
  func `each recording begins with a byte-order mark`(name: String, columns: Int) throws {
    let text = try RecordedFile.text("presentmon-\(name).csv")
    let head = try #require(text.split(whereSeparator: \.isNewline).first)
    #expect(head.hasPrefix("\u{FEFF}Application,ProcessID,SwapChainAddress,"))
    #expect(head.split(separator: ",").count == columns)
  }

  @Test func `a recording of 2_x has the known values`() throws {
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

  @Test(arguments: [
    ("presentmon-case5-v2.csv", "AnimationError", 7),
    ("presentmon-case0-v3.csv", "MsAnimationError", 10),
  ])
  func `the animation errors are those of the recording, row by row`(
    name: String,
    column: String,
    streamCount: Int
  ) throws {
    let (rows, place) = try rows(of: name, with: column)
    let series = try RecordedFile(name).recording.series
    #expect(series.count == streamCount)
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

  @Test func `a recording of 1_x has the known values`() throws {
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

  @Test(arguments: [("presentmon-case2-v1.csv", 97, 2), ("presentmon-case4-v1.csv", 192, 3)])
  func `shown and dropped are those of the recording, row by row`(
    name: String,
    rowCount: Int,
    droppedCount: Int
  ) throws {
    let (rows, place) = try rows(of: name, with: "Dropped")
    var (all, dropped) = (0, 0)
    for series in try RecordedFile(name).recording.series {
      let shown = try #require(series.column(.shown).value)
      let stream = rows.filter { $0.prefix(3).joined(separator: " ") == series.name }
      #expect(stream.count == series.frameCount)
      for (index, row) in stream.enumerated() where row[place] == "1" {
        #expect(shown[index] == nil)
        dropped += 1
      }
      all += stream.count
      // A frame can be displayed at an unknown time; that is not a dropped one.
      let known = (0..<series.frameCount).count { shown[$0] != nil }
      let metrics = RecordedFile.Metrics(tally: FrameTally(series))
      let lost = stream.count { $0[place] == "1" }
      #expect(metrics["frames.not-presented"] == Double(lost))
      #expect(known + series.untimedCount + lost == series.frameCount)
    }
    #expect(all == rowCount)
    #expect(dropped == droppedCount)
  }

  /// Windows composes the newest of the frames that are ready at a refresh, and drops the others.
  @Test(arguments: [0, 1])
  func `of the frames that are ready at a refresh, the newest is shown`(fitted: Int) throws {
    let series = try RecordedFile("presentmon-case5-v2.csv").recording.series
    let app = try #require(series.first { $0.name == "PresentBench.exe 24892 0x2A70D2CAC00" })
    let start = try #require(app.column(.start).value)
    let length = try #require(app.column(.interval).value)
    let shown = try #require(app.column(.shown).value)
    let half = app.frameCount / 2
    let halves = [0..<half, half..<app.frameCount]
    // The grid of refreshes comes from one half, the predictions are about the other.
    let times = halves[fitted].compactMap { shown[$0] }
    let span = times[times.count - 1] - times[0]
    let refreshCount = (Double(span) / 16_666_667).rounded()
    let period = Double(span) / refreshCount
    let predicted = halves[1 - fitted].map { index in
      let ready = (start[index] ?? 0) + (length[index] ?? 0)
      return (Double(ready - times[0]) / period).rounded(.up)
    }
    var right = 0
    for (place, index) in halves[1 - fitted].enumerated() {
      let isNewest = place + 1 == predicted.count || predicted[place + 1] != predicted[place]
      if isNewest == (shown[index] != nil) { right += 1 }
    }
    #expect(predicted.count == 129)
    #expect(right >= 128)
  }

  @Test func `a display change that was not recorded gives no frame time`() throws {
    let file = try RecordedFile("presentmon-case4-v1.csv")
    let metrics = try file.metrics(of: "Presenter.exe 5236", hertz: 60)
    #expect(metrics["frames.total"] == 19)
    #expect(metrics["frames.presented"] == 18)
    #expect(metrics["frames.not-presented"] == 0)
    #expect(metrics["frames.untimed"] == 1)
    #expect(metrics["frame-time.min"] == 10.2946)
    #expect(metrics["frame-time.mean"] == 15.4717)
    #expect(metrics["frame-time.deviation"] == 1.4381)
    #expect(metrics["frame-time.p50.linear"] == 15.6744)
    #expect(metrics["frames.rate"] == 64.6343)
    #expect(metrics["chromium.jank-count"] == 0)
  }

  @Test func `a frame shows the animation time that the app states`() throws {
    let text = """
      Application,ProcessID,SwapChainAddress,FrameTime,DisplayLatency,DisplayedTime,AnimationTime
      a.exe,1,0x1,20.0,30.0,16.0,0.0
      a.exe,1,0x1,9.0,NA,NA,NA
      a.exe,1,0x1,12.0,17.0,16.0,16.0
      a.exe,1,0x1,16.0,21.0,16.0,33.0

      """
    let file = try RecordedFile(text: text)
    let content = TimeColumn([0, nil, 16_000_000, 33_000_000])
    #expect(file.recording.series.first?.column(.content) == .known(content))
    #expect(try file.metrics()["presentmon.animation-error.max"] == 1)
    #expect(try file.metrics()["presentmon.animation-error.mean"] == 0.5)
  }

  @Test func `a frame of unknown duration hides none of the next frames`() throws {
    let text = """
      Application,ProcessID,SwapChainAddress,FrameTime,DisplayLatency,DisplayedTime
      a.exe,1,0x1,10.0,25.0,16.5
      a.exe,1,0x1,NA,25.0,16.5
      a.exe,1,0x1,12.0,25.0,16.5
      a.exe,1,0x1,11.0,29.5,16.5
      a.exe,1,0x1,11.0,29.5,NA

      """
    let file = try RecordedFile(text: text)
    let series = try #require(file.recording.series.first)
    let shown = TimeColumn([25_000_000, 41_500_000, 58_000_000, 74_500_000, nil])
    #expect(series.column(.shown) == .known(shown))
    // The third was presented 58 ms after the start of the first, 25 after its own.
    let starts = TimeColumn([0, nil, 33_000_000, 45_000_000, 56_000_000])
    #expect(series.column(.start) == .known(starts))
    #expect(try file.metrics()["frames.not-presented"] == 1)
  }

  @Test func `the newest display columns need no columns of the app`() throws {
    let text = """
      Application,ProcessID,SwapChainAddress,MsBetweenAppStart,MsCPUBusy,MsUntilDisplayed,\
      MsBetweenDisplayChange
      a.exe,1,0x1,NA,NA,20.0,NA
      a.exe,1,0x1,16.0,5.0,20.0,16.0
      a.exe,1,0x1,NA,NA,20.0,17.0
      a.exe,1,0x1,16.0,5.0,20.0,18.0
      a.exe,1,0x1,16.0,5.0,NA,NA

      """
    let file = try RecordedFile(text: text)
    #expect(
      file.recording.series.map(\.frameTimes) == [.known([[16_000_000, 17_000_000, 18_000_000]])]
    )
    let starts = TimeColumn([nil, -9_000_000, nil, 26_000_000, 42_000_000])
    #expect(file.recording.series.first?.column(.start) == .known(starts))
    let metrics = try file.metrics()
    #expect(metrics["frames.presented"] == 4)
    #expect(metrics["frames.not-presented"] == 1)
  }

  @Test(arguments: ["FrameTime,CPUBusy", "MsBetweenAppStart,MsCPUBusy"])
  func `without display tracking the app's durations remain, in any column order`(
    columns: String
  ) throws {
    let text = "ProcessID,\(columns),Application,SwapChainAddress\n1,16.5,9,a.exe,0x1\n"
    let file = try RecordedFile(text: text)
    #expect(file.recording.format == .presentMon)
    #expect(file.recording.series.map(\.name) == ["a.exe 1 0x1"])
    let metrics = try file.metrics(hertz: 60)
    #expect(metrics["frames.total"] == 1)
    #expect(metrics["presentmon.frame-time.mean"] == 16.5)
    #expect(metrics["flutter.build.worst"] == 9)
    let reason = "the PresentMon file does not say when a frame was shown"
    #expect(metrics.reason("frames.presented") == reason)
  }

  @Test func `a recording with the newest columns has the known values`() throws {
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

  @Test func `a header without the columns of any version is rejected`() throws {
    let head = "Application,ProcessID,SwapChainAddress,Colour\n"
    let finding = try #require(RecordedFile.finding(in: head))
    #expect(finding.hasPrefix("file:1:1: error: the header matches no known PresentMon version"))
  }

  @Test func `a truncated last row is ignored with a warning`() throws {
    let recording = try RecordedFile(text: Self.second + "a.exe,1,0x1,16.6,2").recording
    #expect(recording.size == "4 rows")
    let warnings = recording.warnings.map { "\($0)" }
    #expect(warnings == ["file:6:1: warning: the last line is truncated and ignored"])
    // Without a line end, the last value may be truncated.
    let whole = try RecordedFile(text: String(Self.second.dropLast())).recording
    #expect(whole.size == "3 rows" && whole.warnings.count == 1)
    let head = try #require(RecordedFile.finding(in: String(Self.second.prefix(40))))
    #expect(head.hasPrefix("file:1:1: error: "))
  }

  @Test func `the error for an invalid row has its line`() throws {
    let broken = Self.second + "a.exe,1,0x1,fast,1,1,1\n"
    let finding = try #require(RecordedFile.finding(in: broken))
    #expect(finding == "file:6:13: error: expected a number or NA, found \"fast\"")
  }
}
