import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

struct DifferenceTextTests {
  private func change(_ old: Int?, _ new: Int?, late: Bool = false) -> RunDifference.FrameChange {
    let outcome: FrameClass = late ? .late(refreshes: 2) : .onTime
    return RunDifference.FrameChange(
      old: old,
      new: new,
      oldClass: old.map { _ in outcome },
      newClass: new.map { _ in outcome }
    )
  }

  @Test func `frames in a row that one run alone has are one line`() {
    let lines = DifferenceText.frameLines([
      change(3, 3), change(4, 4), change(nil, 53), change(nil, 54), change(nil, 55),
      change(nil, 56, late: true), change(nil, 58), change(60, nil), change(61, nil),
    ])
    #expect(lines.count == 6)
    #expect(lines[2] == "frames 53 to 55: no such frames -> on time")
    #expect(lines[3].hasPrefix("frame 56: no such frame -> "))
    #expect(lines[5] == "frames 60 to 61: on time -> no such frames")
  }

  /// The difference of a run whose transitions have one outcome in a file, and one in the other.
  private func text(count: Int, hasAll: Bool = false) throws -> String {
    func result(_ outcome: String) throws -> RecordedResult {
      var run = RecordedRun("a")
      run.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
      let texts = (0..<count).map { "push \($0) \(outcome)" }
      let list = try #require(TransitionOutcomes(texts: texts))
      run.transitions = list
      return RecordedResult(format: "janklab-baseline", runs: [run])
    }
    return DifferenceText.text(
      ResultDifference(from: try result("completed"), to: try result("cancelled")),
      named: ("old.json", "new.json"),
      hasAll: hasAll,
      layout: TextLayout(width: 200)
    )
  }

  @Test func `transitions that differ are listed and counted`() throws {
    let one = try text(count: 1)
    #expect(one.contains("~ a\n  push 0 is cancelled, was completed\nnote: "), "\(one)")
    let summary = "1 run compared, 1 changed: 1 transition differs, 0 values worse, 0 better, "
    #expect(one.hasSuffix("\(summary)0 changed\n"), "\(one)")
    let many = try text(count: 14)
    #expect(many.contains("  push 11 is cancelled, was completed\n"), "\(many)")
    #expect(many.contains("  and 2 more transitions, which --all shows\n"), "\(many)")
    #expect(many.contains(" 14 transitions differ, ") && !many.contains("push 12"), "\(many)")
    let all = try text(count: 14, hasAll: true)
    #expect(all.contains("  push 13 is cancelled, was completed\n"), "\(all)")
  }
}
