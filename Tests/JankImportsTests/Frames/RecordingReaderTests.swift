import Foundation
import JankMetrics
import JankImports
import JankText
import Testing

// Also tests: Recording.

struct RecordingReaderTests {
  @Test(
    arguments: [
      ("presentmon-case5-v2.csv", .presentMon), ("presentmon-case4-v1.csv", .presentMon),
      ("presentmon-case0-v3.csv", .presentMon),
      ("chrome-android-scroll.trace.json", .chromeTrace), ("android-atrace.txt", .atrace),
    ] as [(String, RecordingFormat)]
  )
  func `recordings are detected by their content`(
    name: String,
    format: RecordingFormat
  ) throws {
    #expect(try RecordedFile(name).recording.format == format)
  }

  @Test func `an unknown format is rejected with the list of formats`() throws {
    for text in ["", "hello\nworld\n", "{}", "[]", "{\"a\": [1]}", "[\"a\"]"] {
      let finding = try #require(RecordedFile.finding(in: text), "\(text)")
      #expect(finding.hasPrefix("file: error: "), "\(finding)")
    }
    let finding = try #require(RecordedFile.finding(in: "hello\nworld\n"))
    #expect(finding.contains("--input-format: presentmon, chrome-trace, atrace"))
  }

  @Test func `the error for invalid JSON has its line`() throws {
    let finding = try #require(RecordedFile.finding(in: "{\"traceEvents\": [\n{]}"))
    #expect(finding.hasPrefix("file:2:2: error: "))
  }

  @Test(arguments: RecordingFormat.allCases)
  func `no frame is presented before it starts`(format: RecordingFormat) throws {
    let sample = try RecordedFile(text: try #require(Self.samples[format])).recording
    for series in sample.series
      + (try Self.recorded.flatMap { try RecordedFile($0).recording.series })
    {
      let pipeline = FrameTally(series).pipeline
      for lengths in [pipeline.latency, pipeline.startLag, pipeline.inputLatency] {
        #expect(lengths.value?.min ?? 0 >= 0, "\(series.name)")
      }
    }
  }

  private static let recorded = [
    "presentmon-case5-v2.csv", "presentmon-case4-v1.csv", "presentmon-case0-v3.csv",
    "chrome-android-scroll.trace.json", "android-atrace.txt",
  ]

  @Test(arguments: RecordingFormat.allCases)
  func `a specified format is not detected`(format: RecordingFormat) {
    #expect(RecordedFile.finding(in: "nothing of the kind", format: format) != nil)
  }

  @Test(arguments: RecordingFormat.allCases, 0..<40 as Range<UInt64>)
  func `any bytes give a recording or an error and never a trap`(
    format: RecordingFormat,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(try #require(Self.samples[format]).utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.insert(UInt8.random(in: 32...126, using: &generator), at: place)
      case 2 where bytes.count > 1: bytes.remove(at: place)
      default: bytes += bytes[place...].prefix(40)
      }
    }
    do throws(FileError) {
      let recording = try RecordingReader.read(bytes, path: "file", format: format)
      #expect(!recording.series.isEmpty)
    } catch {
      #expect("\(error)".hasPrefix("file"))
    }
  }

  static let samples: [RecordingFormat: String] = [
    .presentMon: PresentMonFileTests.second, .chromeTrace: ChromeTraceFileTests.sample,
    .atrace: AtraceFileTests.sample, .frameStats: FrameStatsFileTests.sample,
    .instruments: InstrumentsFileTests.hitches, .flutter: FlutterSummaryFileTests.sample,
    .frameTimes: "16.7\n16.6 33.4\n",
  ]
}
