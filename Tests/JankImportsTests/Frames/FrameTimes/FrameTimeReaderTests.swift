import JankImports
import Testing

// Also tests: DecimalComma.

struct FrameTimeReaderTests {
  @Test(arguments: [
    ("frame,time\n1,16.7\n2,33.4\n", #"each line has 2 numbers: "frame", "time"; which"#),
    ("frame;time\n1;16.7\n", #"each line has 2 numbers: "frame", "time"; which"#),
    ("1 16.7\n2 33.4\n", "each line has 2 numbers; which are frame times?"),
    ("16,7\n16,8\n", "each line may be one number with a decimal comma, or two"),
    ("frame time\n16,7\n17,8\n", "each line may be one number with a decimal comma, or"),
    ("ms\n16,7\n", "each line may be one number with a decimal comma, or two"),
    ("16,7\n17,2\n18,3\n", "each line may be one number with a decimal comma, or two"),
    ("0,17\n1,33\n", "each line has 2 numbers; which are frame times?"),
    ("1,17\n2,33\n", "each line has 2 numbers; which are frame times?"),
  ])
  func `a table without a chosen column is rejected`(text: String, message: String) throws {
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file: error: \(message)"), "\(finding)")
    #expect(finding.contains("--column"))
  }

  @Test(arguments: [("16,7 16,8", 1), ("16.7;16,8", 6), ("16,7;16,8;33,3\n", 1)])
  func `a possible decimal comma is rejected`(text: String, column: Int) throws {
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:1:\(column): error: \"16,"), "\(finding)")
    #expect(finding.contains("may be one number or two"))
  }

  @Test(arguments: [
    "16.7, 33.4, 16.7\n", "16.7,33.4,16.7", "16.7 33.4\n16.7\n", "ms per frame\n16.7\n33.4\n16.7\n",
    "16.7,\n33.4,\n16.7,\n", "16,33,17",
  ])
  func `numbers without columns are a list`(text: String) throws {
    #expect(try RecordedFile(text: text).recording.size == "3 frame times")
  }
}
