import JankImports
import Testing

struct RecordingLimitsTests {
  @Test func `times more than 100 days apart are rejected`() throws {
    let day = "86400000"
    let days = Array(repeating: day, count: 101).joined(separator: "\n")
    let finding = try #require(RecordedFile.finding(in: days))
    #expect(finding.hasPrefix("file: error: the times of frame times lie more than 100 days apart"))
    #expect(
      RecordedFile.finding(in: Array(repeating: day, count: 99).joined(separator: "\n")) == nil
    )
  }

  @Test func `durations that would overflow are rejected and do not trap`() {
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

// MARK: Sizes

extension RecordingLimitsTests {
  @Test func `an excessive number of frames is rejected at once`() throws {
    let text = #"{"average_frame_build_time_millis": 1, "frame_count": 4294967296}"#
    let finding = try #require(RecordedFile.finding(in: text))
    let expected = "frame_count: expected a number of frames up to 2000000, found the number"
    #expect(finding.contains(": error: \(expected)"), "\(finding)")
    let most = text.replacing("4294967296", with: "2000000")
    #expect(RecordedFile.finding(in: most) == nil)
  }

  private static let head =
    "Application,ProcessID,SwapChainAddress,Dropped,TimeInSeconds,MsBetweenDisplayChange,"
    + "MsUntilDisplayed\n"

  /// A file of every format in which each frame belongs to its own process.
  private static func streams(_ count: Int) -> [String] {
    let numbers = 1...count
    let events = numbers.map {
      #"{"ph": "X", "pid": \#($0), "tid": 1, "ts": \#($0), "name": "VSync"}"#
    }
    let marks = numbers.map {
      "a-\($0) [000] ...1 0.\($0): tracing_mark_write: B|\($0)|Choreographer#doFrame\n"
        + "a-\($0) [000] ...1 9.0: tracing_mark_write: E|\($0)\n"
    }
    let hitches = numbers.map { "<row><a>\($0)</a><b>1</b><c fmt=\"\($0)\"/></row>" }
    let columns = ["start", "duration", "process"].map { "<col><mnemonic>\($0)</mnemonic></col>" }
    let windows = numbers.map {
      "Window: \($0)\n---PROFILEDATA---\nFlags,IntendedVsync,FrameCompleted\n0,1,2\n"
        + "---PROFILEDATA---\n"
    }
    return [
      head + numbers.map { "a,\($0),0x1,0,0.\($0),16,10\n" }.joined(),
      "[" + events.joined(separator: ",") + "]", marks.joined(), windows.joined(),
      "<node><schema name=\"hitches\">\(columns.joined())</schema>\(hitches.joined())</node>",
    ]
  }

  @Test func `streams up to the limit are read, and one more is rejected`() {
    for text in Self.streams(RecordingLimits.streamCount) {
      #expect(RecordedFile.finding(in: text) == nil, "\(text.prefix(60))")
    }
    for text in Self.streams(RecordingLimits.streamCount + 1) {
      let finding = RecordedFile.finding(in: text) ?? "none"
      #expect(finding.contains("more than 1000 streams of frames"), "\(finding)")
    }
  }
}
