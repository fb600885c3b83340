import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

struct DifferenceJSONTests {
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

  private var difference: ResultDifference {
    ResultDifference(
      from: RecordedResult(
        format: "janklab-result",
        runs: [run(late: 0), run(late: 0, name: "x")]
      ),
      to: RecordedResult(
        format: "janklab-baseline",
        runs: [run(late: 4), run(late: 0, name: "y\u{1B}[2J")]
      )
    )
  }

  @Test func `the text lists visible values first, then frames, then the first event`() {
    let text = DifferenceText.text(difference, named: ("old.json", "new.json"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "comparing old.json with new.json")
    #expect(lines[1] == "~ bounce / phone-60 / link")
    #expect(lines[3].hasSuffix("worse"))
    #expect(lines.contains { $0.contains("apple.hitch-time ") && $0.contains("+66.67 ms") })
    #expect(lines.contains("  frame 10: on time -> late by 4 refreshes"))
    #expect(lines.contains("    old: 100.00 ms late by 0"))
    #expect(lines.contains("- x: in the old file only"))
    #expect(lines.contains("+ y\\u{1b}[2J: in the new file only"))
    #expect(lines.contains { $0.hasSuffix("more values, which --all shows") })
    let summary = "1 run compared, 1 changed, 1 in the old file only, 1 in the new file only: "
    #expect(lines.last?.hasPrefix(summary) == true)
    let all = DifferenceText.text(difference, named: ("old.json", "new.json"), hasAll: true)
    #expect(all.count > text.count && !all.contains("--all"))
    let layout = TextLayout(hasColour: true)
    let coloured = DifferenceText.text(difference, named: ("a", "b"), layout: layout)
    #expect(coloured.contains("\u{1B}[31m"))
  }

  @Test func `equal files give one line`() {
    let same = RecordedResult(format: "janklab-result", runs: [run(late: 3)])
    let text = DifferenceText.text(ResultDifference(from: same, to: same), named: ("a", "b"))
    #expect(text.hasSuffix("\n1 run compared, nothing changed\n"))
  }

  @Test func `JSON has the reason why only one of the runs is invalid`() throws {
    func validity(_ old: RecordedRun.Validity?) throws -> [String: Any]? {
      var runs = (old: run(late: 0), new: run(late: 4))
      (runs.old.validity, runs.new.validity) = (old, .invalid("F13: a"))
      let difference = ResultDifference(
        from: RecordedResult(format: "janklab-result", runs: [runs.old]),
        to: RecordedResult(format: "janklab-result", runs: [runs.new])
      )
      let text = DifferenceJSON.text(difference)
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return try #require(value?["runs"] as? [[String: Any]])[0]["validity"] as? [String: Any]
    }
    let change = try #require(try validity(.valid))
    #expect(change["old"] is NSNull && change["new"] as? String == "F13: a")
    #expect(try validity(nil) == nil && validity(.invalid("b")) == nil)
  }

  @Test func `JSON has every value that changed`() throws {
    let text = DifferenceJSON.text(difference)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let runs = try #require(value?["runs"] as? [[String: Any]])
    #expect(value?["comparedRuns"] as? Int == 1 && runs.count == 1)
    let metricValues = try #require(runs[0]["figures"] as? [[String: Any]])
    #expect(metricValues.count == difference.runs[0].metricValues.count)
    let hitch = try #require(metricValues.first { $0["metric"] as? String == "apple.hitch-time" })
    #expect(hitch["old"] as? Double == 0 && hitch["new"] as? Double == 66.666667)
    #expect(hitch["unit"] as? String == "ms" && hitch["change"] as? Double == 66.666667)
    let frames = try #require(runs[0]["frames"] as? [[String: Any]])
    #expect(frames[0]["newClass"] as? String == "late by 4 refreshes")
    #expect(runs[0]["otherPicture"] as? Bool == true)
  }
}
