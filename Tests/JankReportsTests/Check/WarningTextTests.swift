import JankGate
import JankReports
import JankTrace
import Testing

struct WarningTextTests {
  private func subject(_ texts: [String], device: String = "phone-60") throws -> CheckedCase {
    let result = SampleResults.stalled(name: "calm", late: 0)
    var trace = result.trace
    trace.events += texts.map {
      TraceEvent(kind: .warning, time: trace.end, subject: "script", name: $0)
    }
    let warned = RunResult(
      scenario: "calm",
      strategy: result.strategy,
      device: device,
      trace: trace
    )
    let source = CheckSubject.Source(scenario: "calm", path: "a.json", contentHash: "0")
    return try Judge(rules: []).judge(CheckSubject(warned, from: source, replay: ""))
  }

  @Test func `a warning is listed once for the cases of a scenario that have it`() throws {
    let cases = [
      try subject(["no recogniser", "no screen"]),
      try subject(["no recogniser", "no recogniser"], device: "phone-120"),
    ]
    #expect(
      WarningText.lines(of: cases, listsAll: false) == [
        "calm (2 cases): script: no recogniser",
        "calm / phone-60 / display-link: script: no screen",
      ]
    )
    #expect(WarningText.uncounted(of: cases).isEmpty)
  }

  @Test func `many warnings are counted unless all are wanted`() throws {
    let cases = [try subject((1...23).map { "warning \($0)" })]
    let lines = WarningText.lines(of: cases, listsAll: false)
    #expect(lines.count == 21 && lines.last == "3 more warnings, which --all shows")
    #expect(WarningText.lines(of: cases, listsAll: true).count == 23)
    #expect(try WarningText.lines(of: [subject([])], listsAll: true).isEmpty)
  }
}
