import JankMetrics
import JankImports
import Testing

// Also tests: AtraceMark, AtraceSlices.

struct AtraceFileTests {
  static let sample = """
    # tracer: nop
      my-app-7 (    5) [001] ...1 10.000000: tracing_mark_write: B|5|Choreographer#doFrame 31
      my-app-7 (    5) [001] ...1 10.001000: tracing_mark_write: B|5|input
      my-app-7 (    5) [001] ...1 10.002000: tracing_mark_write: E
      my-app-7 (    5) [001] ...1 10.004500: tracing_mark_write: E|5
      RenderThread-8 (    5) [002] ...1 10.004000: tracing_mark_write: B|5|DrawFrame
      RenderThread-8 (    5) [002] ...1 10.009000: tracing_mark_write: E
      my-app-7 (    5) [001] ...1 10.016700: tracing_mark_write: B|5|Choreographer#doFrame 32
      my-app-7 (    5) [001] ...1 10.017700: tracing_mark_write: E
      my-app-7 (    5) [001] ...1 10.018000: tracing_mark_write: C|5|queue|3
      my-app-7 (    5) [001] ...1 10.033000: sched_switch: nothing of ours

    """

  @Test func `the recorded app has the known frames`() throws {
    let file = try RecordedFile("android-atrace.txt")
    let series = try #require(file.recording.series.first)
    #expect(file.recording.series.map(\.name) == ["process 18926"])
    let durations: [Int64] = [
      1_074, 4_871, 17_031, 6_328, 3_869, 12_435, 2_717, 957, 898, 1_132, 1_135, 4_787, 4_017,
      2_174, 2_322,
    ]
    #expect(series.column(.mainThread).value?.known == durations.map { 1_000 * $0 })
    let metrics = try file.metrics(hertz: 60)
    #expect(metrics["frames.total"] == 15)
    #expect(metrics["main-thread.over-period"] == 1)
    #expect(metrics["frame-time.min"] == 13.245)
    #expect(metrics["frame-time.max"] == 17.641)
  }

  @Test func `a rendering slice belongs to the frame in which it begins`() throws {
    let series = try #require(try RecordedFile(text: Self.sample).recording.series.first)
    #expect(series.column(.mainThread) == .known(TimeColumn([4_500_000, 1_000_000])))
    #expect(series.column(.render) == .known(TimeColumn([5_000_000, nil])))
    #expect(series.column(.processor) == .known(TimeColumn([9_000_000, nil])))
    #expect(series.frameTimes == .known([[16_700_000]]))
  }

  @Test(arguments: [
    "  my-app-7 (    5) [001] ...1 10.03",
    "  my-app-7 (    5) [001] ...1 10.034: tracing_mark_write: B|5|",
    "  my-app-7 (    5) [001] ...1 10.034: tracing_mark_write: E|5",
  ])
  func `a truncated last line is ignored with a warning, readable or not`(rest: String)
    throws
  {
    let recording = try RecordedFile(text: Self.sample + rest).recording
    #expect(recording.series == (try RecordedFile(text: Self.sample).recording.series))
    let warnings = recording.warnings.map { "\($0)" }
    #expect(warnings == ["file:12:1: warning: the last line is truncated and ignored"])
  }

  @Test func `the name of a thread may hold brackets and dashes`() throws {
    let threads = ["[GT]HotPool#3-9 (    5)", "pool (x)-1-10 (-----)", "a-11"]
    var text = Self.sample
    for (number, thread) in threads.enumerated() {
      let (start, end) = ("\(11 + number).000000", "\(11 + number).00\(number + 2)000")
      text += "  \(thread) [001] ...1 \(start): tracing_mark_write: B|5|Choreographer#doFrame\n"
      text += "  \(thread) [001] ...1 \(end): tracing_mark_write: E|5\n"
    }
    let series = try RecordedFile(text: text).recording.series
    #expect(series.map(\.name) == ["process 5"])
    let lengths: [Int64] = [4_500_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000]
    #expect(series.first?.column(.mainThread).value?.known == lengths)
  }

  @Test func `an end without a begin belongs to a slice from before the recording`() throws {
    let text = "  a-7 (5) [001] ...1 9.5: tracing_mark_write: E\n" + Self.sample
    #expect(try RecordedFile(text: text).recording.series.first?.frameCount == 2)
  }

  @Test func `the error for a mark without a time has its line`() throws {
    let text = Self.sample + "  a-7 (5) [001] ...1 soon: tracing_mark_write: E\n"
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:12:1: error: expected a thread and a time before the mark"))
  }

  @Test func `the error for a process that is not a number has its column`() throws {
    let text = "a-7 (5) [001] 9.5: tracing_mark_write: B|x|y\n"
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding == "file:1:42: error: expected the number of a process, found \"x\"")
  }
}
