import JankRecordings
import Testing

struct RecordingLimitsTests {
  @Test func `times that lie a hundred days apart are no recording`() throws {
    let day = "86400000"
    let days = Array(repeating: day, count: 101).joined(separator: "\n")
    let finding = try #require(RecordedFile.finding(in: days))
    #expect(finding.hasPrefix("file: error: the times of frame times lie more than 100 days apart"))
    #expect(
      RecordedFile.finding(in: Array(repeating: day, count: 99).joined(separator: "\n")) == nil
    )
  }

  @Test func `lengths that would overflow are refused and do not trap`() {
    let times = Array(repeating: "9000000000000", count: 4).joined(separator: " ")
    #expect(RecordedFile.finding(in: times) != nil)
    let trace = """
      [{"ph": "X", "pid": 1, "tid": 1, "ts": -4000000000000000, "name": "VSync"},
       {"ph": "X", "pid": 1, "tid": 1, "ts": 4000000000000000, "name": "VSync"}]
      """
    #expect(RecordedFile.finding(in: trace) != nil)
    let summary = #"{"frame_build_times": [4000000000000000]}"#
    #expect(RecordedFile.finding(in: summary)?.contains("took more than 100 days") == true)
  }
}
