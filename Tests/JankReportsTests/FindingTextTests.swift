import JankReports
import JankTrace
import Testing

struct FindingTextTests {
  private func line(_ step: ScriptStep?, view: String? = nil, count: Int = 1) -> String {
    var finding = Finding(
      rule: .nothingIsLeftBehind,
      time: Instant(nanoseconds: 1_234_567_890),
      refresh: 74,
      subject: "Sheet",
      view: view,
      text: "left",
      step: step
    )
    finding.count = count
    return FindingText.line(finding)
  }

  @Test func `the step and its line are listed if known`() {
    #expect(line(nil) == "F31 at 1234.57 ms (refresh 74), Sheet: left")
    #expect(
      line(ScriptStep(name: "tap")) == #"F31 at 1234.57 ms (refresh 74), Sheet: left; after "tap""#
    )
    #expect(line(ScriptStep(name: "tap", line: 3)).hasSuffix(#"; after "tap" in line 3"#))
  }

  @Test func `what was found many times is one line with their number`() {
    let told = line(ScriptStep(name: "tap"), count: 2952)
    #expect(told == #"F31 at 1234.57 ms (refresh 74), Sheet: left (2952 times); after "tap""#)
  }

  @Test func `the view is listed if there is one`() {
    #expect(line(nil, view: "cover").hasSuffix("Sheet, view cover: left"))
  }
}
