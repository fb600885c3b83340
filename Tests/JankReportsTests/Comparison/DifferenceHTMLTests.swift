import Foundation
import JankGate
import JankMetrics
import JankReports
import JankTrace
import Testing

// Also tests: DifferenceStrips.

struct DifferenceHTMLTests {
  private func run(late: Int, name: String = "bounce / phone-60 / link") -> RecordedRun {
    let trace = SampleResults.stalled(late: late).trace
    var run = RecordedRun(name)
    let tally = FrameTally(FrameSeries(trace))
    for metric in MetricRegistry.all where metric.isNumeric {
      run.metricValues[metric.id] = metric.value(tally).value.flatMap {
        MetricValue($0, metric.unit)
      }
    }
    run.classes = trace.frames.map(FrameClass.init)
    run.events = [.init(time: .zero + .milliseconds(100), text: "late by \(late)")]
    run.digest = "\(late)"
    return run
  }

  private func page(_ old: [RecordedRun], _ new: [RecordedRun]) -> String {
    let results = (
      old: RecordedResult(format: "janklab-result", runs: old),
      new: RecordedResult(format: "janklab-result", runs: new)
    )
    return DifferenceHTML.text(
      ResultDifference(from: results.old, to: results.new),
      of: results,
      named: ("old <1>.json", "new.json"),
      toolVersion: "1"
    )
  }

  @Test func `a page shows what changed, with the frames of both runs above each other`() {
    let text = page([run(late: 0)], [run(late: 4)])
    #expect(text.contains("<h1>1 run compared, 1 changed: "))
    #expect(text.contains("class=\"bar bad\""))
    #expect(text.contains("<p>Before: old &lt;1&gt;.json. Now: new.json.</p>"), "\(text)")
    #expect(text.contains("<dt>Before</dt><dd>100.00 ms late by 0</dd>"))
    #expect(text.contains("<li>frame 10: on time -&gt; late by 4 refreshes</li>"))
    #expect(text.contains("aria-label=\"20 frames before and now, 1 with another outcome\""))
    #expect(text.contains(";frame 10, on time|frame 10, late by 4 refreshes;"))
    #expect(text.contains("+66.67 ms</td><td class=\"bad\">worse</td>"))
    #expect(text.contains("cannot play screens"))
  }

  @Test func `a frame that only one run has is in a column of its own`() {
    var shorter = run(late: 0)
    shorter.classes?.removeLast(2)
    let text = page([run(late: 0)], [shorter])
    #expect(text.contains("|no such frame"))
    #expect(text.contains("aria-label=\"20 frames before and now, 2 with another outcome\""))
  }

  @Test func `transitions that differ are listed, and a swap of outcomes is a regression`() throws {
    func runs(_ outcomes: [String]) throws -> [RecordedRun] {
      try ["a", "b"].map { name in
        var run = run(late: 0, name: name)
        let texts = ["push <A> \(outcomes[0])", "push B \(outcomes[1])"]
        let list = try #require(TransitionOutcomes(texts: texts))
        run.transitions = list
        return run
      }
    }
    let text = page(
      try runs(["completed", "cancelled"]),
      try runs(["cancelled", "completed"])
    )
    let item = "<li>push &lt;A&gt; is cancelled, was completed</li>"
    #expect(text.contains("<h3>Transitions changed</h3>\n<ul>\n\(item)\n"), "\(text)")
    #expect(text.contains("class=\"bar bad\""))
    #expect(text.contains("4 transitions differ, 0 values worse"))
    #expect(text.components(separatedBy: "Transitions changed").count > 3)
  }

  @Test func `a run that became invalid is a regression, with the reason`() {
    var runs = (old: run(late: 0), new: run(late: 0))
    (runs.old.validity, runs.new.validity) = (.valid, .invalid("F13: <a>"))
    let worse = page([runs.old], [runs.new])
    let line = "The run is invalid, was valid: F13: &lt;a&gt;</p>"
    #expect(worse.contains("<p class=\"bad\">\(line)\n"), "\(worse)")
    #expect(worse.contains("class=\"bar bad\""))
    #expect(worse.contains("1 run became invalid, 0 values worse"))
    let better = page([runs.new], [runs.old])
    #expect(better.contains("<p>The run is valid, was invalid: "))
    #expect(!better.contains("class=\"bar bad\""))
  }

  @Test func `transitions and frames that are not listed are counted in the same way`() throws {
    func run(_ outcome: String, _ frame: FrameClass) throws -> RecordedRun {
      var run = RecordedRun("a")
      run.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
      let texts = (0..<41).map { "push \($0) \(outcome)" }
      let list = try #require(TransitionOutcomes(texts: texts))
      run.transitions = list
      run.classes = Array(repeating: frame, count: 42)
      return run
    }
    let text = page([try run("completed", .onTime)], [try run("cancelled", .late(refreshes: 1))])
    #expect(text.contains("</ul>\n<p>and 1 more transition, which --all shows</p>\n"), "\(text)")
    #expect(text.contains("</ul>\n<p>and 2 more frames, which --all shows</p>\n"), "\(text)")
  }

  @Test func `runs without classes have no strips, and the page states what a file lacks`() {
    var (old, new) = (run(late: 0), run(late: 4))
    (old.classes, new.classes) = (nil, nil)
    let text = page([old], [new])
    #expect(!text.contains("data-pairs"))
    #expect(text.contains("frames cannot be compared"))
  }

  @Test func `hostile names are text, and equal files state that nothing changed`() {
    let name = "</script><script>alert(1)</script>"
    let text = page([run(late: 0, name: name)], [run(late: 4, name: name), run(late: 1)])
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.contains("in the new file only"))
    #expect(
      page([run(late: 3)], [run(late: 3)]).contains("<h1>1 run compared, nothing changed</h1>")
    )
  }
}
