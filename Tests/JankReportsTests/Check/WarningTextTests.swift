import JankGate
import JankReports
import JankTrace
import Testing

struct WarningTextTests {
  private func subject(
    _ texts: [String],
    device: String = "phone-60",
    lines: ScriptLines = ScriptLines()
  ) throws -> CheckedCase {
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
    let source = CheckSubject.Source(
      scenario: "calm",
      path: "a.json",
      contentHash: "0",
      lines: lines
    )
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

  @Test func `a warning about a key names the file and the line`() throws {
    let lines = ScriptLines(warnings: ["no screen": ScriptLines.Position(line: 4, column: 7)])
    let cases = [try subject(["no recogniser", "no screen"], lines: lines)]
    #expect(
      WarningText.lines(of: cases, listsAll: false) == [
        "calm / phone-60 / display-link: script: no recogniser",
        "calm / phone-60 / display-link: script: no screen (a.json:4)",
      ]
    )
    let warnings = WarningText.listed(of: cases)
    #expect(warnings.map(\.path) == ["a.json", "a.json"])
    #expect(warnings.map(\.position) == [nil, ScriptLines.Position(line: 4, column: 7)])
  }

  @Test func `many warnings are counted unless all are wanted`() throws {
    let cases = [try subject((1...23).map { "warning \($0)" })]
    let lines = WarningText.lines(of: cases, listsAll: false)
    #expect(lines.count == 21 && lines.last == "3 more warnings, which --all shows")
    #expect(WarningText.lines(of: cases, listsAll: true).count == 23)
    #expect(try WarningText.lines(of: [subject([])], listsAll: true).isEmpty)
  }
}
