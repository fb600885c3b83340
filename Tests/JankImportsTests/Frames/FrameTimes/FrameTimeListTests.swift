import JankMetrics
import JankImports
import JankText
import Testing

// Also tests: CutNumber.

struct FrameTimeListTests {
  private func times(_ text: String) throws -> [Int64] {
    try RecordedFile(text: text).recording.series.flatMap {
      $0.frameTimes.value?.flatMap(\.self) ?? []
    }
  }

  @Test(arguments: [
    "16.7\n33.4\n", "16.7 33.4", "16.7,33.4\r\n", "frame time\n16.7\n33.4\n",
    "\"ms\"\n16.7;33.4", "# remark\n16.7 # first\n33.4", "[16.7, 33.4]",
  ])
  func `numbers in any arrangement are frame times in milliseconds`(text: String) throws {
    #expect(try times(text) == [16_700_000, 33_400_000])
  }

  @Test func `each frame time is a frame`() throws {
    let metrics = try RecordedFile(text: "10 20 30").metrics()
    #expect(metrics["frames.presented"] == 3)
    #expect(metrics["frames.rate"] == 50)
    #expect(metrics["frame-time.max"] == 30)
  }

  @Test(arguments: [("0.0167\n0.0334\n0.0167\n", 1), ("0\n0\n16.7\n", 1), ("0.9\n8.3\n", 0)])
  func `times that are unlikely to be milliseconds give a warning`(text: String, count: Int) throws
  {
    let warnings = try RecordedFile(text: text).recording.warnings
    #expect(warnings.count == count)
    #expect(warnings.allSatisfy { $0.message == "most frame times are below 1 ms" })
  }

  @Test(arguments: [
    ("16.667\n16.667\n16.667\n1", 1), ("16.667\n16.667\n16.667\n1\n", 0),
    ("16.667\n16.667\n16.667\n16.667", 0), ("16.7\n16\n33", 0), ("1;16.667\n2;16.667\n3;1", 1),
    ("1;16,667\n2;16,667\n3;1", 1),
  ])
  func `a last number that may have lost digits gives a warning`(text: String, count: Int) throws {
    let column = text.contains(";") ? "2" : nil
    let recording = try RecordingReader.read(Array(text.utf8), path: "file", column: column)
    #expect(recording.warnings.map(\.message).count { $0.contains("fewer decimals") } == count)
  }

  @Test func `a number cannot end with its decimal point`() {
    #expect(RecordedFile.finding(in: "16.7\n16.")?.contains("found \"16.\"") == true)
  }

  @Test(arguments: [
    ("16.7\nfast\n", "file:2:1: error: expected a frame time in milliseconds, found \"fast\""),
    ("16.7 -3\n", "file:1:6: error: expected a frame time of 0 or more, found -3"),
  ])
  func `the error for an invalid frame time has its position`(text: String, message: String) {
    #expect(RecordedFile.finding(in: text) == message)
  }
}
