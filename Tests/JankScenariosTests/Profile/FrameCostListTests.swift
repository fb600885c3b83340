import HeadlessUIKit
import JankScenarios
import Testing

struct FrameCostListTests {
  private func read(_ text: String) throws(ScenarioError) -> [FrameCostList] {
    try FrameCostList.read(Array(text.utf8), path: "costs")
  }

  private func milliseconds(_ list: FrameCostList) -> [[Double]] {
    list.runs.map { $0.map(\.milliseconds) }
  }

  @Test(arguments: ["5\n7.5\n\n8\n", "5, 7.5\n\n\n8", "[[5, 7.5], [8]]"])
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
  func `what is no list of costs is refused`(text: String) {
    #expect(throws: ScenarioError.self) { try read(text) }
  }
}
