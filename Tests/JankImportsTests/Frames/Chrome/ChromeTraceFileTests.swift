import JankMetrics
import JankImports
import Testing

// Also tests: ChromeEvent, ChromeStream, JSONValue+Stamps.

struct ChromeTraceFileTests {
  static let sample = """
    {"traceEvents": [
      {"ph": "M", "pid": 7, "tid": 7, "name": "process_name", "args": {"name": "Renderer"}},
      {"ph": "X", "pid": 7, "tid": 9, "ts": 1000, "dur": 5, "name": "Scheduler::BeginFrame",
       "args": {"args": {"frame_time_us": 900.0, "interval_us": 8333, "deadline_us": 5000}}},
      {"ph": "X", "pid": 7, "tid": 9, "ts": 17700.5, "dur": 5, "name": "Scheduler::BeginFrame",
       "args": {"args": {"frame_time_us": 17566, "interval_us": 8333, "deadline_us": 17000}}},
      {"ph": "B", "pid": 8, "tid": 8, "ts": 2000, "name": "VSync"},
      {"ph": "E", "pid": 8, "tid": 8, "ts": 2100, "name": "VSync"}
    ]}
    """

  @Test func `the recorded scroll has the known values`() throws {
    let file = try RecordedFile("chrome-android-scroll.trace.json")
    #expect(file.recording.size == "1494 events")
    #expect(file.recording.series.count == 3)
    #expect(file.recording.series.allSatisfy { $0.refreshPeriod?.nanoseconds == 16_666_000 })
    let begins = try file.metrics(of: "begin-frames")
    #expect(begins["frames.total"] == 225)
    #expect(begins.offsets == [1: 223, 10: 1])
    #expect(begins["frame-time.max"] == 166.626)
    #expect(begins["chromium.late-begin-frames"] == 2)
    #expect(begins["chromium.late-begin-frames.max"] == 11.106)
    let syncs = try file.metrics(of: "vertical syncs")
    #expect(syncs["frames.total"] == 224)
    #expect(syncs["frame-time.sum"] == 3_861.511)
    #expect(syncs.offsets == [0: 2, 1: 219, 2: 1, 10: 1])
    let swaps = try file.metrics(of: "swaps")
    #expect(swaps["frames.total"] == 181)
    #expect(swaps.offsets == [1: 172, 2: 2, 3: 3, 6: 1, 11: 1, 20: 1])
    #expect(swaps["frame-time.max"] == 327.697)
  }

  @Test func `streams without begin-frames use the interval of another stream`() throws {
    let series = try RecordedFile(text: Self.sample).recording.series
    #expect(
      series.map(\.name) == ["begin-frames of Renderer 7 thread 9", "vertical syncs of 8 thread 8"]
    )
    #expect(series.allSatisfy { $0.refreshPeriod?.nanoseconds == 8_333_000 })
    #expect(series[0].frameTimes == .known([[16_666_000]]))
    #expect(series[0].column(.start) == .known(TimeColumn([1_000_000, 17_700_500])))
  }

  /// Begin-frames of a thread, each after the interval of the previous one, in microseconds.
  private func begins(_ intervals: [Int], process: Int) -> [String] {
    var time = 1_000
    return intervals.map { interval in
      defer { time += interval }
      return """
        {"ph": "X", "name": "Scheduler::BeginFrame", "pid": \(process), "tid": 2, "ts": \(time + 9),
         "args": {"args": {"frame_time_us": \(time), "interval_us": \(interval)}}}
        """
    }
  }

  private func missed(_ series: FrameSeries) -> Double? {
    RecordedFile.Metrics(tally: FrameTally(series))["refreshes.missed"]
  }

  @Test func `each stream of begin-frames uses its own interval`() throws {
    let events =
      begins(Array(repeating: 16_666, count: 10), process: 1)
      + begins(Array(repeating: 8_333, count: 30), process: 3)
      + (0..<10).map { #"{"ph": "X", "name": "VSync", "pid": 1, "ts": \#(16_666 * $0)}"# }
      + (0..<10).map { #"{"ph": "X", "name": "VSync", "pid": 4, "ts": \#(8_333 * $0)}"# }
    let series = try RecordedFile(text: "[\(events.joined(separator: ","))]").recording.series
    #expect(series.count == 4)
    for series in series {
      let isSlow = series.name.contains("of 1 thread")
      #expect(series.refreshPeriod?.nanoseconds == (isSlow ? 16_666_000 : 8_333_000))
      #expect(missed(series) == 0, "\(series.name)")
    }
  }

  @Test func `a changing interval misses no refresh`() throws {
    let intervals = [16_666, 8_333, 16_666].flatMap { Array(repeating: $0, count: 20) }
    var time = 1_050
    let swaps = intervals.map { interval in
      defer { time += interval }
      return #"{"ph": "X", "name": "eglSwapBuffers", "pid": 7, "tid": 7, "ts": \#(time)}"#
    }
    let events = begins(intervals, process: 1) + swaps
    let series = try RecordedFile(text: "[\(events.joined(separator: ","))]").recording.series
    #expect(series.map(\.frameCount) == [60, 60])
    for series in series { #expect(missed(series) == 0, "\(series.name)") }
    let metrics = RecordedFile.Metrics(tally: FrameTally(series[0]))
    #expect(metrics["chromium.dropped-percent"] == 0)
    #expect(metrics["flutter.refresh-rate.120hz"] == 33.3333)
  }

  @Test func `a nested swap is counted once`() throws {
    func swap(_ name: String, _ thread: Int, _ time: Int) -> String {
      #"{"ph": "X", "name": "\#(name)", "pid": 1, "tid": \#(thread), "ts": \#(time), "dur": 500}"#
    }
    let events = (0..<60).flatMap { number in
      let time = 16_667 * number
      return [
        swap("GLES2DecoderImpl::DoSwapBuffers", 1, time),
        swap("NativeViewGLSurfaceEGL:RealSwapBuffers", 1, time + 20),
        swap("a::SwapBuffers", 2, time), swap("b::SwapBuffers", 2, time + 30),
      ]
    }
    let series = try RecordedFile(text: "[\(events.joined(separator: ","))]").recording.series
    #expect(
      series.map(\.name) == [
        "swaps by a::SwapBuffers of 1 thread 2",
        "swaps by NativeViewGLSurfaceEGL:RealSwapBuffers of 1 thread 1",
        "swaps by b::SwapBuffers of 1 thread 2",
      ]
    )
    #expect(series.map(\.frameCount) == [60, 60, 60])
  }

  @Test func `a bare array of events is accepted`() throws {
    let events = #"[{"ph": "X", "pid": 1, "tid": 2, "ts": 5, "name": "a::SwapBuffers"}]"#
    let series = try RecordedFile(text: events).recording.series
    #expect(series.map(\.frameCount) == [1])
    #expect(series.map(\.stamps) == ["buffer swaps"])
  }

  @Test func `the time of a begin-frame is not a presentation`() throws {
    let metrics = try RecordedFile("chrome-android-scroll.trace.json").metrics(of: "begin-frames")
    for id in ["presentmon.display-latency.mean", "android.swappy.latency", "android.swappy.idle"] {
      let reason = try #require(metrics.reason(id), "\(id)")
      #expect(reason.hasPrefix("the Chrome trace has the frame times of begin-frames, not the"))
    }
    #expect(try #require(metrics["flutter.vsync-lag.average"]) > 0)
  }

  @Test func `times and threads may be strings`() throws {
    let events = """
      [{"ph": "X", "pid": "app", "tid": "main", "ts": "16667", "name": "VSync"},
       {"ph": "X", "pid": "app", "tid": "main", "ts": "33334.25", "name": "VSync"},
       {"ph": "X", "pid": "app", "tid": "other", "ts": 33334, "name": "VSync"},
       {"ph": "X", "pid": 3, "tid": 0, "ts": 33335, "name": "VSync"}]
      """
    let series = try RecordedFile(text: events).recording.series
    #expect(
      series.map(\.name) == [
        "vertical syncs of app thread main", "vertical syncs of app thread other",
        "vertical syncs of 3 thread 3",
      ]
    )
    #expect(series[0].column(.shown) == .known(TimeColumn([16_667_000, 33_334_250])))
  }

  @Test(arguments: [
    (#"{"ph": "X", "ts": "soon", "name": "VSync"}"#, "1:20", #"the text "soon""#),
    (#"{"ph": "i", "name": "a::SwapBuffers"}"#, "1:2", "none"),
  ])
  func `a frame without a time is rejected`(event: String, place: String, found: String) {
    let finding = RecordedFile.finding(in: "[\(event)]")
    #expect(
      finding == "file:\(place): error: expected a time \"ts\" in microseconds, found \(found)"
    )
  }

  @Test func `begin-frames without times are ignored with a warning`() throws {
    let events = """
      [{"ph": "X", "ts": 1, "name": "Scheduler::BeginFrame", "args": {}},
       {"ph": "X", "ts": 1, "name": "VSync"}]
      """
    let recording = try RecordedFile(text: events).recording
    #expect(recording.series.map(\.name) == ["vertical syncs of 0 thread 0"])
    #expect(
      recording.warnings.map { "\($0)" } == [
        "file: warning: begin-frames without frame_time_us are ignored: 1"
      ]
    )
  }

  @Test func `the error for a value that is not an event has its line`() throws {
    let finding = try #require(
      RecordedFile.finding(in: "{\"traceEvents\": [{\"ph\": \"X\"},\n  3]}")
    )
    #expect(finding.hasPrefix("file:2:3: error: expected an event with a phase"))
  }

  @Test func `a trace without frames is rejected`() throws {
    let finding = try #require(RecordedFile.finding(in: #"{"traceEvents": [{"ph": "X"}]}"#))
    #expect(finding == "file: error: the Chrome trace contains no frames")
  }
}
