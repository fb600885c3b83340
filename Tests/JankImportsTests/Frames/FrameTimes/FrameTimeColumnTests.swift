import JankMetrics
import JankImports
import JankText
import Testing

struct FrameTimeColumnTests {
  private func times(_ text: String, column: String) throws -> [Int64] {
    try RecordingReader.read(Array(text.utf8), path: "file", column: column).series
      .flatMap { $0.frameTimes.value?.flatMap(\.self) ?? [] }
  }

  @Test(arguments: [
    ("frame,time\n1,16.7\n2,33.4\n", "time"), ("frame,\"Time\"\n1,16.7\n2,33.4\n", "time"),
    ("frame,time\n1,16.7\n2,33.4\n", "2"), ("1 16.7\n2 33.4\n", "2"),
    ("app;;ms\na;;16.7 # first\nb;;33.4\n", "ms"), ("a\t16.7\nb\t33.4", "2"),
    ("frame;time\n1;16,7\n2;33,4\n", "time"), ("frame\ttime\n1\t16,7\n2\t33,4\n", "2"),
    ("16,7;a\n33,4;b\n", "1"), ("frame;time\n1;\"16,7\"\n2;\"33,4\"\n", "time"),
    ("\"16.7\",a\n\"33.4\",b\n", "1"),
  ])
  func `a column is chosen by name or number`(text: String, column: String) throws {
    #expect(try times(text, column: column) == [16_700_000, 33_400_000])
  }

  @Test(arguments: [
    ("16,7\n16,8\n", true), ("16,7\n17,2\n18,3\n", true), ("1,17\n2,33\n", false),
    ("frame,ms\n7,17\n7,33\n", false), ("16,7.5\n16,8.5\n", false),
  ])
  func `a truncated number gives a warning`(
    text: String,
    isDoubtful: Bool
  ) throws {
    let warnings = try RecordingReader.read(Array(text.utf8), path: "file", column: "2").warnings
    #expect(warnings.contains { $0.message.contains("decimal comma") } == isDoubtful)
  }

  @Test func `the first column may hold the largest numbers`() throws {
    let text = "9223372036854775807,16\n9223372036854775807,17\n-9223372036854775808,18\n"
    #expect(try times(text, column: "2") == [16_000_000, 17_000_000, 18_000_000])
  }

  @Test func `all numbers can be chosen`() throws {
    #expect(try times("10 20\n30 40\n", column: "all").count == 4)
  }

  @Test(arguments: [
    ("1 16.7\n", "3", "file:1:1: error: expected a column 3, found 2"),
    ("a,b\n1,2\n", "c", "file:1:1: error: no column is called \"c\""),
    ("a,b\n1,2\n3\n", "b", "file:3:1: error: expected a column 2, found 1"),
    ("a,b\n1,2\n3,x\n", "b", "file:3:3: error: expected a frame time in milliseconds, found \"x\""),
    ("a,b\n1,2\n", "0", "file:1:1: error: no column is called \"0\""),
    ("Flags,IntendedVsync,FrameCompleted\n0,1,2\n", "2", "file: error: the gfxinfo framestats has"),
  ])
  func `a missing column is rejected`(text: String, column: String, message: String) {
    let error = #expect(throws: FileError.self) { try times(text, column: column) }
    let finding = error.map { "\($0)" } ?? ""
    #expect(finding.hasPrefix(message), "\(finding)")
  }
}
