import Foundation
import JankMetrics
import JankImports
import JankText
import JankTrace
import TestSupport
import Testing

/// Damaged recordings of every format: each is rejected, or all its metrics can be computed.
///
/// `JANKLAB_MUTATIONS` multiplies their number, and `JANKLAB_FRESH_SEED` changes the default seeds;
/// a failure names the seed.
struct RecordingMutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let scale = environment["JANKLAB_MUTATIONS"].flatMap { Int($0) } ?? 1

  static let seeds: [UInt64] = {
    let first = environment["JANKLAB_FRESH_SEED"] == nil ? 0 : UInt64.random(in: 0...(1 << 40))
    return (0..<24).map { first + UInt64($0) }
  }()

  /// The beginnings of device recordings, and small recordings of the other formats.
  private static let originals: [[UInt8]] = {
    let real = [
      ("presentmon-case0-v3.csv", 12), ("presentmon-case4-v1.csv", 12),
      ("presentmon-case5-v2.csv", 12), ("android-atrace.txt", 400),
    ].compactMap { name, count -> String? in
      guard let text = try? RecordedFile.text(name) else { return nil }
      return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
        .joined(separator: "\n") + "\n"
    }
    let written = [
      FrameStatsFileTests.sample, InstrumentsFileTests.hitches, FlutterSummaryFileTests.sample,
      chrome, "16.7\n16.6\n50.1\n", "frame;time\n1;16,7\n2;33,4\n", "[16.7, 16.6, 0, 33]",
      """
      <node><schema name="displayed-surfaces-interval"><col><mnemonic>start</mnemonic></col>
      <col><mnemonic>duration</mnemonic></col></schema><row><a>100</a><b>16666666</b></row>
      <row><a>16666766</a><b>33333333</b></row></node>
      """,
    ]
    return (real + written).map { Array($0.utf8) }
  }()

  private static let chrome = """
    [{"ph": "M", "pid": 1, "tid": 1, "name": "process_name", "args": {"name": "App"}},
    {"ph": "I", "pid": 1, "tid": 2, "ts": 100, "name": "Scheduler::BeginFrame", "args": {"args":
      {"frame_time_us": 90, "deadline_us": 16000, "interval_us": 16666}}},
    {"ph": "I", "pid": 1, "tid": 2, "ts": "17000", "name": "Scheduler::BeginFrame", "args": {"args":
      {"frame_time_us": 16756, "deadline_us": 33000, "interval_us": 8333}}},
    {"ph": "X", "pid": 1, "tid": 3, "ts": 120, "name": "RealSwapBuffers"},
    {"ph": "X", "pid": 1, "tid": 3, "ts": 16800, "name": "RealSwapBuffers"},
    {"ph": "X", "pid": 4, "tid": 5, "ts": 7, "name": "VSync"},
    {"ph": "X", "pid": 4, "tid": 5, "ts": 50000, "name": "VSync"}]
    """

  private static let damage = ByteDamage(strangers: [
    "", "-1", "0", "1", "4294967296", "9223372036854775807", "-9223372036854775808", "1e18",
    "1e308",
    "-0", "0.0000001", "9007199254740993", "8640000000000000", "NA", "null", "\"", "{}", "[]", "[",
    "]", "<row/>", "\u{FFFD}", "\r", "\n", ",", ";", " ", "-5000000000", "4500000000000000",
  ])

  @Test(arguments: seeds)
  func `a damaged recording is rejected, or all its metrics can be computed`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    #expect(Self.originals.count == 12)
    for index in 0..<Self.originals.count * 6 * Self.scale {
      let bytes = Self.damage.applied(
        to: Self.originals[index % Self.originals.count],
        with: &generator
      )
      do throws(FileError) {
        score(try RecordingReader.read(bytes, path: "x.rec"))
      } catch {
        let finding = error.diagnostics[0]
        #expect(finding.path == "x.rec" && !finding.message.isEmpty)
        let lineCount = bytes.count { $0 == 0x0A } + 1
        if let line = finding.position?.line { #expect((1...lineCount).contains(line)) }
      }
    }
  }

  /// Computes everything that `janklab score` could show, with and without a rate.
  private func score(_ recording: Recording) {
    #expect((1...1_000).contains(recording.series.count))
    for var series in recording.series {
      let tally = FrameTally(series)
      for metric in MetricRegistry.all { _ = metric.value(tally) }
      var whole = tally
      whole.merge(tally)
      if series.refreshPeriod == nil { series.refreshPeriod = RefreshPeriod(hertz: 60) }
      series.trackedTime = .milliseconds(1_000)
      let rated = FrameTally(series)
      for metric in MetricRegistry.all { _ = metric.value(rated) }
    }
  }

  @Test func `a summary with a frame out of order is scored without it`() throws {
    let text = #"{"frame_build_times": [1, 1], "frame_begin_times": [50000, 0]}"#
    let recording = try RecordedFile(text: text).recording
    #expect(recording.series[0].frameCount == 2)
    #expect(recording.warnings.map(\.message).contains { $0.contains("is out of order") })
  }
}
