import HeadlessUIKit
import JankScenarios
import Testing

struct FrameCostListTests {
  private func read(_ text: String) throws(FileError) -> [FrameCostList] {
    try FrameCostList.read(Array(text.utf8), path: "costs")
  }

  private func milliseconds(_ list: FrameCostList) -> [[Double]] {
    list.runs.map { $0.map(\.milliseconds) }
  }

  @Test(arguments: [
    "5\n7.5\n\n8\n", " 5\r\n7.5\r\n\r\n\r\n8", "\u{FEFF}5\n7.5\n\n8", "[[5, 7.5], [8]]",
  ])
  func `lines and arrays of runs mean the same`(text: String) throws {
    let lists = try read(text)
    #expect(lists.count == 1)
    #expect(milliseconds(lists[0]) == [[5, 7.5], [8]])
  }

  @Test func `series of a report have the names of device and benchmark`() throws {
    let lists = try read(
      #"{"series":[{"device":"A","benchmark":"b","frame_cpu_ms":[[1,2]]},{"frame_cpu_ms":[3]}]}"#
    )
    #expect(lists.map(\.name) == ["A b", ""])
    #expect(lists.map(milliseconds) == [[[1, 2]], [[3]]])
  }

  @Test(arguments: ["", "[]", "x", "5\n-1", "[1, \"2\"]", "{}", "[[1], 2]"])
  func `a file without a list of costs is rejected`(text: String) {
    #expect(throws: FileError.self) { try read(text) }
  }

  @Test(arguments: [
    ("5\n16,1\n16,15", 2, "\"16,1\" may be one cost with a comma before its decimals, or two"),
    ("17,00", 1, "\"17,00\" may be one cost"), ("1,16.1\n2,16.0", 1, "\"1,16.1\" is 2 numbers"),
    ("5\n\n5, 7", 3, "\"5, 7\" is 2 numbers"), ("5 7.5 8", 1, "\"5 7.5 8\" is 3 numbers"),
    ("5\n6,", 2, "\"6,\" is not a cost"), ("5\n0", 2, "\"0\" is not a cost"),
    ("5\n6\0", 2, "\"6\\u{0}\" is not a cost"),
  ])
  func `a line that is not one number is rejected with its position and its meanings`(
    text: String,
    line: Int,
    words: String
  ) throws {
    let error = try #require(#expect(throws: FileError.self) { try read(text) })
    let found = try #require(error.diagnostics.first)
    #expect(found.position?.line == line, "\(found)")
    #expect(found.message.contains(words), "\(found)")
    #expect(found.hint?.contains("a point before its decimals") == true)
  }
}
